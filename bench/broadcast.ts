// npm run bench:broadcast -- [--sockets=500] [--crowd=2000] [--rooms=12] [--takes=40]
// Latency from a take (a script's POST) to the message at every overlay, on the built worker (Miniflare's direct sockets): one
// room with many sockets, with a crowd of them, then many rooms at once with two streams per group. One more overlay runs in a real Chromium, which
// reports its paints. CPU and memory are those of the workerd process, from /proc; of these, CPU depends least on what else runs.

import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Miniflare } from 'miniflare';
import { hashToken } from '../app/accounts/tokens.server';
import type { DeskState } from '../app/broadcast/desk-state';
import { broadcastEvents } from '../app/broadcast/event';
import type { OnAir } from '../app/broadcast/on-air';
import { roomName, type StreamOf, streamsOf, withStream } from '../app/broadcast/stream';
import { openDatabase } from '../app/db/client.server';
import { groupTokens } from '../app/db/schema';
import { insertWorld, liveScene, makeWorld, worldId } from '../tests/world';
import { configuration, cpuMilliseconds, memoryMegabytes } from './built-worker';
import { openOverlay, weighOverlays } from './painted';

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const sockets = option('sockets', 500);
const crowd = option('crowd', 2000);
const rooms = option('rooms', 12);
const takes = option('takes', 40);
const warmUp = 8;
const laterMs = 300;
// Several per group, as each is limited to 60 acts in 10 seconds.
const staff = 8;
const tokenOf = ({ groupId, stream }: StreamOf, number: number) =>
  `${'b'.repeat(40)}${stream}${groupId.at(5)}${number % staff}`;
let acts = 0;
let connects = 0;

const builtModules = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
  .map((file) => ({ type: 'ESModule' as const, path: `build/server/${file}` }));
const miniflare = new Miniflare({
  name: 'app',
  compatibilityDate: '2026-04-01',
  compatibilityFlags: ['nodejs_compat'],
  modulesRoot: 'build/server',
  modules: builtModules,
  d1Databases: { DB: 'bench' },
  r2Buckets: ['IMAGES'],
  queueProducers: { READINGS: 'readings', NOTICES: 'notices', MAILS: 'mails' },
  durableObjects: { BROADCAST: { className: 'BroadcastRoom', useSQLite: true } },
  bindings: configuration,
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
});

const world = makeWorld(Date.now());
const groups = Array.from({ length: rooms }, (_, at) => worldId(`bench${String.fromCharCode(98 + at)}`));
for (const id of groups) world.groups.push({ id, name: id });
const streams = groups.flatMap(streamsOf);
for (const channel of streams)
  world.broadcasts.push({ ...channel, scene: { ...liveScene, tournamentId: null }, revision: 1 });
const d1 = await miniflare.getD1Database('DB');
for (const file of readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()) {
  const statements = readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint');
  await d1.batch(statements.map((statement) => d1.prepare(statement)));
}
const db = openDatabase(d1 as unknown as D1Database);
await insertWorld(db, world);
for (const channel of streams)
  for (let number = 0; number < staff; number++)
    await db.insert(groupTokens).values({
      id: `${channel.groupId.slice(2)}${channel.stream}${number}`,
      ...channel,
      name: 'Bench',
      createdById: worldId('siteadmin'),
      tokenHash: hashToken(tokenOf(channel, number)),
    });
const address = await miniflare.unsafeGetDirectURL('app');

interface Overlay {
  socket: WebSocket;
  /** Revision → arrival of its message (performance.now()). */
  arrivals: Map<number, number>;
}

/** Connects an overlay and waits for its first scene. */
function connect(channel: StreamOf): Promise<Overlay> {
  const path = withStream(`/broadcast/groups/${channel.groupId}/socket`, channel.stream);
  const url = new URL(path, address.href.replace(/^http/, 'ws'));
  // The limit is 50 connections per IP address.
  const headers = { 'CF-Connecting-IP': `198.51.100.${connects++ % 250}` };
  const socket = new WebSocket(url, { headers } as unknown as string[]);
  const arrivals = new Map<number, number>();
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error(`No socket for ${roomName(channel)}`));
    socket.onmessage = ({ data }) => {
      arrivals.set((JSON.parse(String(data)) as OnAir).revision, performance.now());
      resolve({ socket, arrivals });
    };
  });
}

/** Acts like a key pad. @returns the revision on air */
async function act(channel: StreamOf, what: string): Promise<number> {
  const path = withStream(`/api/v1/groups/${channel.groupId}/broadcast/${what}`, channel.stream);
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOf(channel, acts++)}` },
  });
  if (!answer.ok) throw new Error(`${what} refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as OnAir).revision;
}

const allRooms = await miniflare.getDurableObjectNamespace('BROADCAST', 'app');
const person = { id: 'bench', name: 'Bench' };
/** Kanji that no earlier scene had, for each draft. */
const names = '翔颯凛髙﨑齋澪渚鵜鑑織穣楓碧巌槙蓮琢堯祐漣瑠凪櫻濱'.match(/.{1,2}/gu) ?? [];
async function saveDraft(channel: StreamOf, player: string) {
  const room = allRooms.get(allRooms.idFromName(roomName(channel))) as unknown as {
    follow(request: undefined, act: string, args: unknown[]): Promise<unknown>;
  };
  const { desk } = (await room.follow(undefined, 'state', [channel, person])) as DeskState;
  const [first, second] = desk.draft.sides;
  const scene = { ...desk.draft, sides: [{ ...first, player, teamSheetId: null }, second] };
  await room.follow(undefined, 'operate', [channel, { type: 'save', seen: desk.draft, scene }, person]);
}

/** Requests by an overlay between saving a draft and the end of its take. */
let takeRequests = 0;
const rows: string[][] = [];
const firstStream = streams[0] as StreamOf;
async function measure(name: string, inRooms: readonly StreamOf[], each: number) {
  const before = memoryMegabytes();
  const overlays = new Map<StreamOf, Overlay[]>();
  for (const channel of inRooms) {
    const connected: Overlay[] = [];
    while (connected.length < each)
      connected.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(50, each - connected.length) }, () => connect(channel)),
        )),
      );
    overlays.set(channel, connected);
  }
  // Comes last, and is told first, as OBS.
  const picture = await openOverlay(
    new URL(`/broadcast/ganyu?group=${firstStream.groupId}&motion=0`, address),
  );
  const times: number[] = [];
  const paints: number[] = [];
  let lost = 0;
  let cpu = 0;
  // The engine compiles a room's code during its first takes, which are not counted.
  for (let count = -warmUp; count < takes; count++) {
    for (const channel of inRooms) await act(channel, 'swap?on=draft');
    await saveDraft(firstStream, names[(count + warmUp) % names.length] as string);
    await picture.settled();
    await picture.forget();
    const cpuBefore = cpuMilliseconds();
    const from = performance.timeOrigin + performance.now();
    const results = await Promise.all(
      inRooms.map(async (channel) => {
        const at = performance.now();
        return { at, revision: await act(channel, 'take') };
      }),
    );
    await settled(inRooms, overlays, results);
    const paintedAt = await picture.painted();
    // This counts the work that a take leaves for later, too.
    await new Promise((go) => setTimeout(go, laterMs));
    const cpuOfTake = cpuMilliseconds() - cpuBefore;
    if (count < 0) continue;
    cpu += cpuOfTake;
    takeRequests += picture.requests();
    if (paintedAt === undefined) lost += 1;
    else paints.push(paintedAt - from);
    inRooms.forEach((channel, at) => {
      for (const { arrivals } of overlays.get(channel) ?? []) {
        const arrivedAt = arrivals.get(results[at]?.revision ?? -1);
        if (arrivedAt === undefined) lost += 1;
        else times.push(arrivedAt - (results[at]?.at ?? 0));
      }
    });
  }
  const share = (part: number, list = times) => {
    list.sort((a, b) => a - b);
    return (list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0).toFixed(1);
  };
  rows.push([
    name,
    String(times.length),
    String(lost),
    share(0.5),
    share(0.95),
    share(1),
    share(0.5, paints),
    share(0.95, paints),
    share(1, paints),
    (cpu / takes / inRooms.length).toFixed(1),
    memoryMegabytes().toFixed(0),
    (memoryMegabytes() - before).toFixed(0),
  ]);
  for (const all of overlays.values()) for (const { socket } of all) socket.close();
  await picture.close();
}

/** Waits until every overlay has every take, at most 5 s: later messages count as lost. */
async function settled(
  inRooms: readonly StreamOf[],
  overlays: ReadonlyMap<StreamOf, Overlay[]>,
  results: readonly { revision: number }[],
) {
  const until = performance.now() + 5000;
  const isThere = () =>
    inRooms.every((channel, at) =>
      overlays.get(channel)?.every(({ arrivals }) => arrivals.has(results[at]?.revision ?? -1)),
    );
  while (!isThere() && performance.now() < until) await new Promise((go) => setTimeout(go, 2));
}

await measure(`1 room, ${sockets} sockets`, streams.slice(0, 1), sockets);
await measure(`1 room, ${crowd} sockets`, streams.slice(0, 1), crowd);
const perRoom = Math.max(1, Math.round(sockets / streams.length));
await measure(`${rooms} groups × 2 streams, ${perRoom} sockets each`, streams, perRoom);

const head = [
  'from take to message',
  'messages',
  'lost',
  'p50 ms',
  'p95 ms',
  'max ms',
  'painted p50',
  'p95 ms',
  'max ms',
  'CPU ms a take',
  'memory MB',
  'of it new',
];
const widths = head.map((title, column) =>
  Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
console.log(
  `${takes} takes each; load of the machine ${loadavg()[0]?.toFixed(1)}; overlays and server share this machine\n`,
);
for (const row of [head, ...rows])
  console.log(
    row
      .map((cell, column) => (column ? cell.padStart : cell.padEnd).call(cell, widths[column] ?? 0))
      .join('  '),
  );
console.log(`\nrequests of an overlay at a take, ${2 * takes} takes of a saved draft: ${takeRequests}`);
console.log('\nfirst load of an overlay in a match, in bytes, compressed (aim: 250,000)');
const addresses = broadcastEvents.map(
  (event) => new URL(`/broadcast/${event}?group=${firstStream.groupId}`, address),
);
const loads = await weighOverlays(addresses);
broadcastEvents.forEach((event, at) => {
  const { requests, bytes, page, script, fonts } = loads[at] as (typeof loads)[number];
  console.log(
    `${event.padEnd(22)} ${String(bytes).padStart(7)}  ${requests} requests: page ${page}, script ${script}, fonts ${fonts}`,
  );
});
await miniflare.dispose();
