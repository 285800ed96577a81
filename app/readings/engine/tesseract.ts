import createCore, {
  type TesseractApi,
  type TesseractCore,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm';
import type { Locale } from '~/locales/locale';
import type { Recognizer } from './recognizer';

const modelNames: Record<Locale, string> = { ja: 'jpn', en: 'eng' };

/** Takes about a second. @param model unpacked @param letters whitelist */
export async function startRecognizer(
  locale: Locale,
  model: Uint8Array,
  letters: string,
): Promise<Recognizer> {
  let memory: WebAssembly.Memory | undefined;
  const core: TesseractCore = await createCore({
    // Workers can't compile code at run time: the module comes ready.
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
  if (api.Init(null, modelNames[locale], 1)) throw new Error(`The engine does not start for ${locale}`);
  core.FS.unlink(file);
  api.SetVariable('tessedit_char_whitelist', letters);
  // All lines are drawn dark on white. By default, unclear ones are read once more with their colors inverted.
  api.SetVariable('invert_threshold', '0');

  return {
    recognize({ width, height, pixels }, mode) {
      const at = core._malloc(pixels.length);
      // Memory that has grown voids older views of it.
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
