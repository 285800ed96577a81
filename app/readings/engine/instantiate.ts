/** Options for a codec's glue: WebAssembly may not be compiled from bytes in a worker, so that its module comes ready. */
export const ready = (module: WebAssembly.Module) => ({
  noInitialRun: true,
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports);
    done(instance);
    return instance.exports;
  },
});
