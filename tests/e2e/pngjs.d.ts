declare module 'pngjs' {
  export const PNG: { sync: { read(file: Uint8Array): { data: Uint8Array; width: number; height: number } } };
}
