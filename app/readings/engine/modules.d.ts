declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    Init(path: string | null, language: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    SetImage(
      pointer: number,
      width: number,
      height: number,
      bytesPerPixel: number,
      bytesPerLine: number,
    ): void;
    SetSourceResolution?(dotsPerInch: number): void;
    GetUTF8Text(): string;
    MeanTextConf(): number;
    Clear(): void;
  }
  export interface TesseractCore {
    TessBaseAPI: new () => TesseractApi;
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    _malloc(bytes: number): number;
    _free(pointer: number): void;
  }
  interface Options {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): WebAssembly.Exports;
    print(text: string): void;
    printErr(text: string): void;
  }
  export default function createCore(options: Options): Promise<TesseractCore>;
}
