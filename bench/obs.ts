// npm run bench:obs -- [event]
// Loads each event's scene collection into a headless OBS Studio and compares its log with the file. Debian's OBS lacks the
// browser plugin: nothing else may be missing. Then opens the pages of each scene in Chromium, beside all pages at once, which
// OBS would have open if it kept hidden ones loaded.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BroadcastEvent, broadcastEvents } from '../app/broadcast/event';
import { firstOf } from '../app/broadcast/stream';
import { sceneCollection } from '../app/broadcast-desk/addresses/obs/scene-collection';
import { en } from '../app/locales/en';
import { loadStrings, translatorFor } from '../app/locales/i18n';
import { ja } from '../app/locales/ja';
import { worldId } from '../tests/world';
import { costOf, pagesOf, pagesOpenIn } from './obs-pages';
import { startApp } from './start-app';

type Collection = ReturnType<typeof sceneCollection>;

const has = (program: string) => spawnSync('which', [program]).status === 0;
if (!has('obs') || !has('xvfb-run')) {
  console.log('Skipped: this needs OBS and Xvfb (apt-get install obs-studio xvfb xauth).');
  process.exit(0);
}
loadStrings('ja', ja);
loadStrings('en', en);
const port = Number(process.env.PORT ?? 8798);
const version = spawnSync('obs', ['--version'], { encoding: 'utf8' }).stdout.trim();

/** Runs OBS until it has listed its scenes, at most 60 s. @returns the lines of its log */
function logOf(collection: Collection): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'sixsheet-obs-'));
  const folder = join(home, 'obs-studio');
  for (const below of ['basic/scenes', 'basic/profiles/Bench'])
    mkdirSync(join(folder, below), { recursive: true });
  writeFileSync(
    join(folder, 'global.ini'),
    '[General]\nFirstRun=true\nEnableAutoUpdates=false\n[Basic]\nProfile=Bench\nProfileDir=Bench\nSceneCollection=Bench\nSceneCollectionFile=Bench\n',
  );
  writeFileSync(
    join(folder, 'basic/profiles/Bench/basic.ini'),
    '[General]\nName=Bench\n[Video]\nBaseCX=1920\nBaseCY=1080\nOutputCX=1920\nOutputCY=1080\n',
  );
  writeFileSync(join(folder, 'basic/scenes/Bench.json'), JSON.stringify({ ...collection, name: 'Bench' }));
  const args = ['-a', 'obs', '--multi', '--minimize-to-tray', '--disable-shutdown-check', '--verbose'];
  const obs = spawn('xvfb-run', args, {
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    // Separate buffers, as chunks of the two streams may split each other's lines.
    const texts = ['', ''];
    const end = () => {
      clearTimeout(late);
      obs.removeAllListeners();
      if (obs.pid) process.kill(-obs.pid, 'SIGKILL');
      // Xvfb and OBS release the folder with a delay.
      setTimeout(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }), 500);
      resolve(texts.join('\n').split('\n'));
    };
    const late = setTimeout(end, 60_000);
    obs.on('exit', end);
    [obs.stdout, obs.stderr].forEach((stream, at) => {
      stream.setEncoding('utf8').on('data', (more) => {
        texts[at] += more;
        if (/Loaded scenes:[\s\S]*\n.*-{20}/.test(texts[at] ?? '')) end();
      });
    });
  });
}

/** Expected lines: `scene`, and `scene > item (kind)` for each item in it. */
function expectedOf({ sources, scene_order }: Collection): string[] {
  return scene_order.flatMap(({ name }) => {
    const scene = sources.find((source) => source.id === 'scene' && source.name === name);
    const { items = [] } = (scene?.settings ?? {}) as { items?: { name: string }[] };
    const listed = items.map((item) => {
      const kind = sources.find((source) => source.name === item.name)?.versioned_id;
      return `${name} > ${item.name} (${kind})`;
    });
    return [name, ...listed];
  });
}

function listedIn(log: readonly string[]): string[] {
  let scene = '';
  return log.slice(log.findIndex((line) => line.includes('Loaded scenes:'))).flatMap((line) => {
    scene = /- scene '(.*)':$/.exec(line)?.[1] ?? scene;
    const [, item, kind] = /- source: '(.*)' \((\w+)\)$/.exec(line) ?? [];
    if (item) return [`${scene} > ${item} (${kind})`];
    return line.includes('- scene ') ? [scene] : [];
  });
}

/** Errors in the log, except those of the missing plugin, or of a machine without network, sound or screen. */
function troubleIn(log: readonly string[], { sources }: Collection): string[] {
  const isBrowser = (name: string) =>
    sources.some((each) => each.id === 'browser_source' && each.name === name);
  const isSource = (name: string) => sources.some((each) => each.name === name);
  return log.filter((line) => {
    const created = /Failed to create source '(.*)'!/.exec(line)?.[1];
    if (created !== undefined) return !isBrowser(created);
    if (/Source ID 'browser_source' not found/.test(line)) return false;
    const name = /'([^']+)'/.exec(line)?.[1];
    return (
      /Source ID|Scene .* not found|duplicate/i.test(line) ||
      (/^(error|warning)/.test(line) && name && isSource(name))
    );
  });
}

const onlyEvent = process.argv[2];
const faults: string[] = [];
for (const event of broadcastEvents.filter((each) => !onlyEvent || each === onlyEvent))
  for (const locale of event === broadcastEvents[0] ? (['ja', 'en'] as const) : (['ja'] as const)) {
    const collection = make(event, locale);
    const log = await logOf(collection);
    const [expected, listed] = [expectedOf(collection), listedIn(log)];
    const missing = expected.filter((each) => !listed.includes(each));
    const more = listed.filter((each) => !expected.includes(each));
    const trouble = troubleIn(log, collection);
    const pages = pagesOf(collection);
    const mostOpen = Math.max(
      ...collection.scene_order.map(({ name }) => pagesOpenIn(collection, name).length),
    );
    const isSame = JSON.stringify(expected) === JSON.stringify(listed);
    console.log(
      `${event.padEnd(22)} ${locale}  ${collection.scene_order.length} scenes, ${collection.sources.length} sources, ${listed.length} of ${expected.length} lines listed${isSame ? '' : ', not the same'}; ${pages.length} pages, at most ${mostOpen} open`,
    );
    for (const each of missing) faults.push(`${event} ${locale}: not listed: ${each}`);
    for (const each of more) faults.push(`${event} ${locale}: not in the file: ${each}`);
    for (const { name } of pages.filter(({ isUnloaded }) => !isUnloaded))
      faults.push(`${event} ${locale}: stays loaded while hidden: ${name}`);
    for (const each of trouble) faults.push(`${event} ${locale}: ${each}`);
    if (!isSame && missing.length + more.length === 0) faults.push(`${event} ${locale}: in another order`);
  }

const measured = make(broadcastEvents.find((each) => each === onlyEvent) ?? broadcastEvents[0], 'ja');
const stop = await startApp(port, '.wrangler/bench-obs', '--built');
const rows = [];
for (const { name } of measured.scene_order) rows.push(await rowOf(name, pagesOpenIn(measured, name)));
rows.push(await rowOf('(all, if hidden ones stayed loaded)', pagesOf(measured)));
stop();
console.log();
console.table(rows);
console.log(`${version}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function rowOf(scene: string, pages: readonly { url: string }[]) {
  if (pages.length === 0) return { scene, pages: 0 };
  const { ms, megabytes } = await costOf(pages.map(({ url }) => url));
  return { scene, pages: pages.length, 'ms until live': Math.round(ms), 'memory MB': Math.round(megabytes) };
}

function make(event: BroadcastEvent, locale: 'ja' | 'en') {
  return sceneCollection({
    origin: `http://127.0.0.1:${port}`,
    event,
    of: firstOf(worldId('moonlight')),
    groupName: 'ムーンライト杯 運営',
    lang: null,
    t: translatorFor(locale),
  });
}
