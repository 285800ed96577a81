// Memory never shrinks and there is no room for two, so a codec that a large picture has swollen is kept.
const swollenBytes = 24 * 2 ** 20;
let dropSwollen: (() => void) | undefined;

interface CodecOptions {
  noInitialRun: boolean;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports;
}

const memoryOf = ({ exports }: WebAssembly.Instance) =>
  Object.values(exports).find((value) => value instanceof WebAssembly.Memory);

export function codec<C>(open: (options: CodecOptions) => Promise<C>, module: WebAssembly.Module) {
  let kept: Promise<C> | undefined;
  let memory: WebAssembly.Memory | undefined;
  const drop = () => {
    kept = undefined;
  };
  const options: CodecOptions = {
    noInitialRun: true,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      memory = memoryOf(instance);
      done(instance);
      return instance.exports;
    },
  };
  return async <T>(work: (codec: C) => T): Promise<T> => {
    // A copy: the codec adds its functions to the options, and refuses to do so twice.
    kept ??= open({ ...options });
    const using = kept;
    kept = undefined;
    const result = work(await using);
    kept = using;
    if ((memory?.buffer.byteLength ?? 0) > swollenBytes && dropSwollen !== drop) {
      dropSwollen?.();
      dropSwollen = drop;
    }
    return result;
  };
}
