/** Storage holds more than JSON can say. Only a damaged value does, and then its text is all there is to keep. */
export function jsonOf(value: unknown): string {
  try {
    const text = JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === "bigint" ? String(inner) : inner,
    ) as string | undefined;
    return text ?? "null";
  } catch {
    return JSON.stringify(String(value));
  }
}
