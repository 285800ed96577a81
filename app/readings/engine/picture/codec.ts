// WebAssembly memory never shrinks: an instance that a large picture has swollen is not kept.
const maxKeptBytes = 24 * 2 ** 20;

interface CodecOptions {
  noInitialRun: boolean;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports;
}

const memoryOf = ({ exports }: WebAssembly.Instance) =>
  Object.values(exports).find((value) => value instanceof WebAssembly.Memory);

/** Reuses an instance: dropped ones pile up until collected. Workers can't compile: `module` comes ready. */
export function codec<C>(open: (options: CodecOptions) => Promise<C>, module: WebAssembly.Module) {
  let kept: Promise<C> | undefined;
  let memory: WebAssembly.Memory | undefined;
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
    // A copy: the codec writes its functions into what it is given, and refuses to do so twice.
    kept ??= open({ ...options });
    const using = kept;
    kept = undefined;
    const result = work(await using);
    if ((memory?.buffer.byteLength ?? 0) <= maxKeptBytes) kept = using;
    return result;
  };
}
