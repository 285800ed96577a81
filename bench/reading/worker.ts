import { readTeamImage } from '~/readings/engine/read-team-image';

// Instances live as long as the isolate: whatever memory WebAssembly gets in it is counted.
const memories: WeakRef<WebAssembly.Memory>[] = [];
const Instance = WebAssembly.Instance;
WebAssembly.Instance = class extends Instance {
  constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
    super(module, imports);
    for (const exported of Object.values(this.exports))
      if (exported instanceof WebAssembly.Memory) memories.push(new WeakRef(exported));
  }
};
const memoryBytes = () => memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0);

/** Reads the image in the request's body; `?language=` tells the language as a player would. */
export default {
  async fetch(request, env) {
    const language = new URL(request.url).searchParams.get('language');
    const bytes = new Uint8Array(await request.arrayBuffer());
    try {
      const result = await readTeamImage(bytes, {
        language: language === 'ja' || language === 'en' ? language : undefined,
        models: env.ASSETS,
      });
      return Response.json({ result, memoryBytes: memoryBytes() });
    } catch (error) {
      return Response.json({ error: String((error as Error).stack), memoryBytes: memoryBytes() });
    }
  },
} satisfies ExportedHandler<{ ASSETS: Fetcher }>;
