/** Frees memory before garbage collection, as an isolate has 128 MB. The array is empty afterwards. */
export function release({ buffer }: ArrayBufferView) {
  // Not yet in TypeScript's library for ES2023, nor in Node 20.
  (buffer as { transfer?(length: number): ArrayBuffer }).transfer?.(0);
}
