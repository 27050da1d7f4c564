import {
  type CodeError,
  type GameCode,
  type GameRecord,
  makeRecord,
  parseCode,
  parseRecord,
  type RecordError,
  type Result,
} from "@faceup/rules";
import { type PagePlace, readPageAddress } from "./pageAddress.ts";

/** What a link asks for (CO-4): a deal by its code, a record, or a place on a game's page. */
export type Link =
  | ({ readonly type: "page" } & PagePlace)
  | { readonly type: "code"; readonly code: Result<GameCode, CodeError> }
  | { readonly type: "record"; readonly record: Result<GameRecord, RecordError> };

/** A compressed record begins with this; no record's text does. */
const COMPRESSED = "z.";

export async function readLink(href: string): Promise<Link | undefined> {
  const url = new URL(href);
  const code = url.searchParams.get("g");
  if (code !== null) return { type: "code", code: parseCode(code) };
  const page = readPageAddress(url.hash);
  if (page !== undefined) return { type: "page", ...page };
  const fragment = /^#r=(.*)$/s.exec(url.hash)?.[1];
  if (fragment === undefined) return undefined;
  const text = await readFragment(fragment);
  return { type: "record", record: parseRecord(text) };
}

/** The address without what a link asked for, so that a reload goes on with the game (AP-4). */
export function withoutLink(href: string): string {
  const url = new URL(href);
  url.searchParams.delete("g");
  url.hash = "";
  return url.href;
}

/** The fragment for a record: its text, or compressed where that is shorter. */
export async function makeRecordFragment(record: GameRecord): Promise<string> {
  const text = makeRecord(record);
  const plain = encodeURIComponent(text);
  const compressed = COMPRESSED + base64Url(await deflated(new TextEncoder().encode(text)));
  return `#r=${compressed.length < plain.length ? compressed : plain}`;
}

/** A fragment that cannot be read gives its own text, which is then refused as no record. */
async function readFragment(fragment: string): Promise<string> {
  try {
    if (!fragment.startsWith(COMPRESSED)) return decodeURIComponent(fragment);
    const bytes = Uint8Array.from(
      atob(fragment.slice(COMPRESSED.length).replaceAll("-", "+").replaceAll("_", "/")),
      (char) => char.charCodeAt(0),
    );
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return fragment;
  }
}

function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return through(bytes, new CompressionStream("deflate-raw"));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
