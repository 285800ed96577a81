/**
 * Gives the memory of a large array back at once instead of when garbage is next collected: an isolate has 128 MB, and
 * a few pictures' worth of garbage would fill them. The array is empty afterwards.
 */
export function release({ buffer }: ArrayBufferView) {
  // Not yet in TypeScript's library for ES2023, nor in Node 20.
  (buffer as { transfer?(length: number): ArrayBuffer }).transfer?.(0);
}
