/** `longer`, beginning with what `array` holds. */
export function grown<T extends Int32Array | Uint8Array>(array: T, longer: T): T {
  longer.set(array);
  return longer;
}
