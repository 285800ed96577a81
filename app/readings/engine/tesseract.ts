import createCore, {
  type TesseractApi,
  type TesseractCore,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm';
import type { Locale } from '~/locales/locale';

/** Page segmentation of the engine: one line as a whole, or one line without its own look at the layout. */
export const segmentation = { line: 7, rawLine: 13 } as const;

export interface GrayImage {
  width: number;
  height: number;
  /** One byte a pixel, 0 is black. */
  pixels: Uint8Array;
}

export interface Recognizer {
  /** Reads dark text on white. @returns the text of the line, and the engine's own confidence, 0 to 100 */
  recognize(image: GrayImage, mode: number): { text: string; confidence: number };
}

const modelNames: Record<Locale, string> = { ja: 'jpn', en: 'eng' };

/** Takes about a second. @param model unpacked @param letters all that can occur */
export async function startRecognizer(
  locale: Locale,
  model: Uint8Array,
  letters: string,
): Promise<Recognizer> {
  let memory: WebAssembly.Memory | undefined;
  const core: TesseractCore = await createCore({
    // Code may not be compiled from bytes at run time in a worker: the module comes ready.
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(wasm, imports);
      memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
      done(instance, wasm);
      return instance.exports;
    },
    print: () => {},
    printErr: () => {},
  });
  if (!memory) throw new Error('The engine exports no memory');
  const heap = memory;

  const api: TesseractApi = new core.TessBaseAPI();
  const file = `${modelNames[locale]}.traineddata`;
  core.FS.writeFile(file, model);
  // The second figure is the engine mode: neural network only.
  if (api.Init(null, modelNames[locale], 1)) throw new Error(`The engine does not start for ${locale}`);
  core.FS.unlink(file);
  api.SetVariable('tessedit_char_whitelist', letters);

  return {
    recognize({ width, height, pixels }, mode) {
      const at = core._malloc(pixels.length);
      // The memory may have grown, which makes older views of it void.
      new Uint8Array(heap.buffer, at, pixels.length).set(pixels);
      api.SetPageSegMode(mode);
      api.SetImage(at, width, height, 1, width);
      api.SetSourceResolution?.(150);
      const text = api.GetUTF8Text().trim();
      const confidence = api.MeanTextConf();
      api.Clear();
      core._free(at);
      return { text, confidence };
    },
  };
}
