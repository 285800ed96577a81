// npm run bench:hostile -- [--requests=10000] [--seed=1] [--only=N]
// Fuzz test over every URL and method of the built worker with its database, storage, queue and rooms, as a visitor and as
// each account of the demo world. Prints answers by method, and failures (5xx, over five seconds, broken connections) with
// the number to pass to --only. First sends expensive anonymous requests one by one: the worst must stay below 300 ms of CPU.
import { Agent, request } from 'node:http';
import { openDatabase } from '~/db/client.server';
import { demoPassword, insertWorld, makeWorld } from '../../tests/world';
import { cpuMilliseconds, memoryMegabytes, openWorker, printTable } from '../built-worker';
import { type HostileRequest, hostileRequest } from './hostile-requests';
import { type SlowRequest, slowRequests } from './slow-requests';
import { accounts, findSurface } from './surface';

const numberOf = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const requests = numberOf('requests', 10_000);
const first = numberOf('only', 0) || 1 + numberOf('seed', 1) * 1_000_000;
const last = numberOf('only', 0) ? first : first + requests - 1;
const atOnce = 8;
const maxMs = 5000;
const maxCpuMs = 300;

const perMinute = (limit: number) => ({ simple: { limit, period: 60 as const } });
const { miniflare, db } = await openWorker({
  durableObjects: { BROADCAST: { className: 'BroadcastRoom', useSQLite: true } },
  ratelimits: {
    DEVICES: perMinute(30),
    HALLS: perMinute(1200),
    UPLOADS: perMinute(120),
    SUBMISSIONS: perMinute(300),
    REPORTS: perMinute(30),
    CODE_CHECKS: perMinute(600),
    QUESTIONS: perMinute(600),
  },
});
await insertWorld(openDatabase(db as unknown as D1Database), makeWorld(Date.now()));
const { hostname, port } = new URL(await miniflare.unsafeGetDirectURL());
// No keep-alive: the server may close a connection whose body it didn't read.
const agent = new Agent({ maxSockets: atOnce });

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  milliseconds: number;
}

function send({ method, path, headers, body, chunk }: HostileRequest & { chunk?: number }): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length: [string, string][] = body && !chunk ? [['Content-Length', String(body.length)]] : [];
    const outgoing = request({
      ...{ agent, hostname, port, method, path: path || '/' },
      headers: Object.fromEntries([...headers, ...length]),
      timeout: 30_000,
    });
    outgoing.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - started,
        }),
      );
    });
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: {}, body: '', milliseconds: performance.now() - started });
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 s')));
    outgoing.on('error', reject);
    if (!body || !chunk) return outgoing.end(body);
    for (let at = 0; at < body.length; at += chunk) outgoing.write(body.subarray(at, at + chunk));
    return outgoing.end();
  });
}

async function signIn(email: string): Promise<string> {
  const { headers } = await send({
    method: 'POST',
    path: '/sign-in',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: new TextEncoder().encode(new URLSearchParams({ email, password: demoPassword }).toString()),
  });
  const session = [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('session='));
  if (!session) throw new Error(`${email} could not sign in.`);
  return session.split(';', 1)[0] as string;
}

const sessions = ['', ...(await Promise.all(accounts.map(signIn)))];
const htmlOf = async (path: string, cookie: string) =>
  (await send({ method: 'GET', path, headers: cookie ? [['Cookie', cookie]] : [] })).body;
const surface = await findSurface(htmlOf, sessions);
console.log(
  `${last - first + 1} requests over ${surface.routes.size} routes with ${surface.fields.length} fields, ${sessions.length} people`,
);

const tally = new Map<string, { count: number; classes: number[]; slowest: number }>();
const failures: string[] = [];
const memory: number[] = [];
let next = first;

async function attack() {
  while (next <= last) {
    const number = next++;
    const hostile = hostileRequest(number, surface);
    const answer = await send(hostile).catch((error: Error) => error);
    const label = `${number} ${hostile.method} ${hostile.path.slice(0, 120)}`;
    if (answer instanceof Error) {
      failures.push(`${label}: ${answer.message}`);
      continue;
    }
    const { status, milliseconds } = answer;
    if (status >= 500) failures.push(`${label}: ${status} ${answer.body.slice(0, 200)}`);
    if (milliseconds > maxMs) failures.push(`${label}: ${status} after ${Math.round(milliseconds)} ms`);
    const row = tally.get(hostile.method) ?? { count: 0, classes: [0, 0, 0, 0, 0, 0], slowest: 0 };
    row.count += 1;
    row.classes[Math.floor(status / 100)] = (row.classes[Math.floor(status / 100)] ?? 0) + 1;
    row.slowest = Math.max(row.slowest, milliseconds);
    tally.set(hostile.method, row);
    if ((number - first) % 1000 === 999) memory.push(memoryMegabytes());
    if (first === last) console.log(hostile, status, answer.body.slice(0, 3000));
  }
}

/** CPU milliseconds of a single request: if many, the minimum of three, as garbage collection adds noise. */
async function cpuOf(slow: SlowRequest, tries = 3): Promise<number> {
  const before = cpuMilliseconds();
  await send(slow).catch(() => undefined);
  const cpu = cpuMilliseconds() - before;
  return cpu > maxCpuMs / 2 && tries > 1 ? Math.min(cpu, await cpuOf(slow, tries - 1)) : cpu;
}

async function findSlowest() {
  const costs: { what: string; cpu: number }[] = [];
  for (const slow of slowRequests(surface.routes)) costs.push({ what: slow.what, cpu: await cpuOf(slow) });
  costs.sort((one, other) => other.cpu - one.cpu);
  console.log(`${costs.length} slow requests, one by one; the worst, in ms of CPU:`);
  for (const { what, cpu } of costs.slice(0, 12)) console.log(`${String(cpu).padStart(6)}  ${what}`);
  for (const { what, cpu } of costs) if (cpu > maxCpuMs) failures.push(`${what}: ${cpu} ms of CPU`);
}

if (first !== last) await findSlowest();
const started = performance.now();
await Promise.all(Array.from({ length: atOnce }, attack));

printTable([
  ['method', 'requests', '2xx', '3xx', '4xx', '5xx', 'slowest ms'],
  ...[...tally].map(([method, { count, classes, slowest }]) => [
    method,
    String(count),
    ...[2, 3, 4, 5].map((at) => String(classes[at])),
    slowest.toFixed(0),
  ]),
]);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s; memory after each 1,000, in MB:`);
console.log(memory.map((megabytes) => megabytes.toFixed(0)).join(' '));
console.log(`\nmust never be: ${failures.length}`);
for (const line of failures.slice(0, 50)) console.log(line);
await miniflare.dispose();
process.exit(failures.length > 0 ? 1 : 0);
