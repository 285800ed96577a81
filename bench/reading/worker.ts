import { allowedIn } from '~/pokedex/allowed';
import { findRegulation } from '~/pokedex/regulations';
import { readTeamImage } from '~/readings/engine/read-team-image';

// Counts the memory of all WebAssembly instances, which live as long as the isolate.
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

/** Reads the image in the request's body; `?language=` and `?regulation=` are optional hints. */
export default {
  async fetch(request, env) {
    const { searchParams } = new URL(request.url);
    const language = searchParams.get('language');
    const regulation = findRegulation(searchParams.get('regulation') ?? '');
    const bytes = new Uint8Array(await request.arrayBuffer());
    try {
      const result = await readTeamImage(bytes, {
        language: language === 'ja' || language === 'en' ? language : undefined,
        models: env.ASSETS,
        allowed: regulation && allowedIn(regulation.game, regulation.id),
      });
      return Response.json({ result, memoryBytes: memoryBytes() });
    } catch (error) {
      return Response.json({ error: String((error as Error).stack), memoryBytes: memoryBytes() });
    }
  },
} satisfies ExportedHandler<{ ASSETS: Fetcher }>;
