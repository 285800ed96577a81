// Cron scheduler for `npm start`: the local runtime runs crons only on request.

const minute = 60_000;

/** Parses the crons of a wrangler.toml. @returns each with its interval in minutes @throws on any other kind */
export function cronsIn(toml) {
  const [, list] = /^crons = (\[[^\]]*\])/m.exec(toml) ?? [];
  if (!list) throw new Error('wrangler.toml names no crons.');
  return JSON.parse(list).map((cron) => {
    const [, every = '1'] = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(cron) ?? [undefined, '0'];
    if (!(Number(every) > 0)) throw new Error(`npm start runs crons by the minute alone, not ${cron}`);
    return { cron, every: Number(every) };
  });
}

/** @param at ms since the epoch */
export const dueAt = (crons, at) =>
  crons.filter(({ every }) => (Math.floor(at / minute) % 60) % every === 0).map(({ cron }) => cron);

/** Runs due crons one by one at the start of every minute; failures are logged. @returns a function that stops it */
export function runCrons({ port, crons }) {
  let waiting;
  const wait = () => {
    waiting = setTimeout(tick, minute - (Date.now() % minute));
    waiting.unref?.();
  };
  async function tick() {
    wait();
    for (const cron of dueAt(crons, Date.now())) {
      // Not at /cdn-cgi/handler/scheduled: see app/asked-cron.ts.
      const url = `http://127.0.0.1:${port}/dev/crons?cron=${encodeURIComponent(cron)}`;
      try {
        const answer = await fetch(url, { method: 'POST' });
        await answer.body?.cancel();
        if (!answer.ok) console.error(`cron ${cron}: ${answer.status}`);
      } catch (error) {
        console.error(`cron ${cron}: ${error.message}`);
      }
    }
  }
  wait();
  return () => clearTimeout(waiting);
}
