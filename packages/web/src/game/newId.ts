/** An id that no other game has, of 128 random bits. `crypto.randomUUID` is there on pages with HTTPS only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
