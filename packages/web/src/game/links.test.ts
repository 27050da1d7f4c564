import { makeRecord, parseRecord } from "@faceup/rules";
import { expect, test } from "vitest";
import { makeRecordFragment, readLink, withoutLink } from "./links.ts";

const RECORD = "SS1-S4-AAAAABD 6>5 3>7 5>2x2 10>5";

test("CO-4: a link with a code, however it is written", async () => {
  const link = await readLink("https://example.org/sub/?g=ss1%20s4%20aaaaabd&x=1");
  expect(link).toEqual({
    type: "code",
    code: { ok: true, value: { game: "SS", option: "S4", deal: 29 } },
  });
  expect(withoutLink("https://example.org/sub/?g=SS1-S4-AAAAABD&x=1#a")).toBe("https://example.org/sub/?x=1");
});

test("CO-4: a record's fragment is read back, short ones plain and long ones compressed", async () => {
  for (const text of ["SS1-S4-AAAAABD", `${RECORD} ${"10>4 4>10 ".repeat(40).trim()}`]) {
    const record = parseRecord(text);
    if (!record.ok) throw new Error(text);
    const fragment = await makeRecordFragment(record.value);
    expect(fragment.startsWith("#r=z.")).toBe(text.length > 20);
    const link = await readLink(`https://example.org/${fragment}`);
    if (link?.type !== "record" || !link.record.ok) throw new Error("not read");
    expect(makeRecord(link.record.value)).toBe(text);
  }
});

test("a broken fragment is refused, not fatal; an address without a link asks for nothing", async () => {
  for (const fragment of ["#r=z.!!", "#r=z.AAAA", "#r=%E0%A4%A", "#r=hello"]) {
    const link = await readLink(`https://example.org/${fragment}`);
    expect(link).toMatchObject({ type: "record", record: { ok: false } });
  }
  expect(await readLink("https://example.org/#rules")).toBeUndefined();
});
