import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { imageShape } from '~/images/image-format';
import type { Locale } from '~/locales/locale';
import type { ReadingResult } from '~/readings/reading';
import type { ReadText } from './letters';
import { limitMemory } from './limit-memory';
import { startRuntime } from './runtime';

/** Without them V8 lets garbage wait as long as the whole machine has room for it. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64', '--single-threaded-gc'];

export type Reader = Awaited<ReturnType<typeof startReader>>;

/**
 * Runs the engine in the real runtime, and measures its memory.
 * @param collects garbage after each picture, so that the peak is what one picture needs
 * @param megabytes that the process may take above its start, else the system kills it (Linux, as root)
 */
export async function startReader({ collects = false, megabytes = 0 } = {}) {
  await import('../../scripts/copy-models.mjs');
  const { pid, address, inspector, stop } = await startRuntime([
    ...(collects ? ['--expose-gc'] : []),
    ...(megabytes ? smallHeap : []),
  ]);
  const base = residentBytes(pid, 'VmRSS');
  const heap = await watchHeap(inspector);
  const unlimit = megabytes > 0 ? limitMemory(pid, megabytes) : undefined;
  let wasm = 0;
  let pictures = 0;
  let resident = 0;
  return {
    async read(bytes: Buffer, { language, regulation }: { language?: Locale; regulation?: string } = {}) {
      const url = new URL(address);
      if (language) url.searchParams.set('language', language);
      if (regulation) url.searchParams.set('regulation', regulation);
      const before = computedSeconds(pid);
      const answer = JSON.parse(await post(url, bytes)) as Answer;
      pictures++;
      resident = residentBytes(pid, 'VmHWM') - base;
      const seconds = computedSeconds(pid) - before;
      wasm = Math.max(wasm, answer.memoryBytes);
      await heap.look();
      return { ...answer, seconds };
    },
    /** @param scale of the picture's own rows; 0 for those of a reading */
    async readLines(bytes: Buffer, language: Locale, scale: number) {
      const url = new URL(address);
      url.searchParams.set('language', language);
      const rows = scale === 0 ? 720 : Math.round((imageShape(bytes)?.height ?? 0) * scale);
      url.searchParams.set('lines', String(rows));
      const before = computedSeconds(pid);
      const { lines = [], error } = JSON.parse(await post(url, bytes)) as {
        lines?: ReadText[];
        error?: string;
      };
      if (error) console.log(error);
      return { lines, seconds: computedSeconds(pid) - before };
    },
    /** Bytes: JavaScript's heap with buffers, WebAssembly's memory, and the growth of the process. */
    peak: () => ({ heap: heap.peak(), wasm, process: resident, pictures }),
    async stop() {
      heap.stop();
      await stop();
      unlimit?.();
    },
  };
}

interface Answer {
  result?: ReadingResult;
  error?: string;
  memoryBytes: number;
}

/** No keep-alive: the runtime closes idle connections, which `fetch` may notice too late. */
const post = (url: URL, body: Buffer) =>
  new Promise<string>((done, fail) => {
    const outgoing = request(url, { method: 'POST', agent: false }, (answer) => {
      text(answer).then(done, fail);
    });
    outgoing.on('error', fail).end(body);
  });

/** Polls the heap size through the inspector, to catch the peak during a reading. */
async function watchHeap(url: URL) {
  const [target] = (await (await fetch(new URL('/json', url.href.replace('ws', 'http')))).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl as string);
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));
  let peak = 0;
  let lastId = 0;
  const waiting = new Map<number, () => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    peak = Math.max(peak, (result?.usedSize ?? 0) + (result?.backingStorageSize ?? 0));
    waiting.get(id)?.();
  });
  const ask = (method: string) =>
    new Promise<void>((done) => {
      waiting.set(++lastId, done);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  const look = () => ask('Runtime.getHeapUsage');
  const timer = setInterval(look, 50);
  return {
    look,
    peak: () => peak,
    stop() {
      clearInterval(timer);
      socket.close();
    },
  };
}

/** CPU seconds of a process, in steps of 0.01; independent of other load. */
function computedSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) / 100;
}

function residentBytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
