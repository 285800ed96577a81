import type { Locale } from '~/locales/locale';
import { allowedIn } from '~/pokedex/allowed';
import { findRegulation } from '~/pokedex/regulations';
import { findLines } from '~/readings/engine/find-lines';
import { likelyLines } from '~/readings/engine/likely-lines';
import { Effort, Looks } from '~/readings/engine/looks';
import { namesOnScreen } from '~/readings/engine/names-on-screen';
import { decodeImage } from '~/readings/engine/picture/decode';
import { enlarge } from '~/readings/engine/picture/enlarge';
import { evenLight } from '~/readings/engine/picture/even-light';
import { LineReader } from '~/readings/engine/read-lines';
import { readTeamImage, recognizerFor } from '~/readings/engine/read-team-image';

// Counts the memory of all WebAssembly instances at its peak: a codec that a large picture has swollen is dropped afterwards.
const memories: WeakRef<WebAssembly.Memory>[] = [];
const Instance = WebAssembly.Instance;
WebAssembly.Instance = class extends Instance {
  constructor(module: WebAssembly.Module, imports?: WebAssembly.Imports) {
    super(module, imports);
    for (const exported of Object.values(this.exports))
      if (exported instanceof WebAssembly.Memory) memories.push(new WeakRef(exported));
    measure();
  }
};
let memoryBytes = 0;
const measure = () => {
  const sum = memories.reduce((bytes, memory) => bytes + (memory.deref()?.buffer.byteLength ?? 0), 0);
  memoryBytes = Math.max(memoryBytes, sum);
};
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  const before = grow.call(this, pages);
  measure();
  return before;
};

/** Reads the image in the request's body; `?language=` and `?regulation=` are optional hints. `?lines=720`: each line alone, of so many rows. */
export default {
  async fetch(request, env) {
    const { searchParams } = new URL(request.url);
    const language = searchParams.get('language');
    const regulation = findRegulation(searchParams.get('regulation') ?? '');
    const bytes = new Uint8Array(await request.arrayBuffer());
    try {
      const rows = Number(searchParams.get('lines'));
      if (rows && language)
        return Response.json({ lines: await readLines(bytes, language as Locale, rows, env.ASSETS) });
      const result = await readTeamImage(bytes, {
        language: language === 'ja' || language === 'en' ? language : undefined,
        models: env.ASSETS,
        allowed: regulation && allowedIn(regulation.game, regulation.id),
      });
      (globalThis as { gc?: () => void }).gc?.();
      return Response.json({ result, memoryBytes });
    } catch (error) {
      return Response.json({ error: String((error as Error).stack), memoryBytes });
    }
  },
} satisfies ExportedHandler<{ ASSETS: Fetcher }>;

/** Looks at every line as a reading does before it knows the screen. */
async function readLines(bytes: Uint8Array, language: Locale, rows: number, models: Fetcher) {
  const image = enlarge(await decodeImage(bytes, rows), rows);
  evenLight(image);
  const maps = await findLines(image);
  const looks = new Looks(
    await recognizerFor(language, models),
    language,
    new Effort(Number.POSITIVE_INFINITY),
  );
  const reader = new LineReader(looks, namesOnScreen(language), maps, image.width);
  const lines = [];
  for (const line of likelyLines([...maps.light.lines, ...maps.dark.lines])) {
    const { texts, species, abilities, items, moves } = await reader.readAsAny(line);
    lines.push({ texts, species: species[0], abilities: abilities[0], items: items[0], moves: moves[0] });
  }
  return lines;
}
