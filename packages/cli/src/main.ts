import { EXIT } from "./exit.ts";
import { errorCode, systemReason } from "./input/source.ts";
import { processIo } from "./io.ts";
import { complain } from "./output/complain.ts";
import { run, textFor } from "./run.ts";

const args = process.argv.slice(2);
const io = processIo();

/** Whoever read the answer has seen enough, or the terminal is gone: nobody is left to tell anything. */
const READER_GONE = new Set(["EPIPE", "EIO", "ERR_STREAM_DESTROYED"]);

process.stderr.on("error", () => process.exit(EXIT.bad));
process.stdout.on("error", (error) => {
  if (READER_GONE.has(errorCode(error) ?? "")) process.exit(EXIT.done);
  void fail("cli.output-failed", { reason: systemReason(error) });
});

/** A message without a trace: all that users can do about it is to report it. */
async function fail(
  id: "cli.output-failed" | "cli.unexpected",
  values: Readonly<Record<string, string>>,
): Promise<never> {
  complain(io, (await textFor(args)).t(id, values));
  process.exit(EXIT.bad);
}

try {
  process.exitCode = await run(args, io);
} catch (error) {
  await fail("cli.unexpected", { message: error instanceof Error ? error.message : String(error) });
}
