import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedCron } from '~/door/asked-cron';
import { cronsIn, dueAt, runCrons } from '../../scripts/crons.mjs';

const crons = cronsIn(readFileSync('wrangler.toml', 'utf8'));
const at = (time: string) => Date.parse(`2026-11-25T${time}Z`);

describe('the crons of npm start', () => {
  it('are those of wrangler.toml', () => {
    expect(crons).toEqual([
      { cron: '*/5 * * * *', every: 5 },
      { cron: '* * * * *', every: 1 },
    ]);
  });

  it.each(['', 'crons = ["0 3 * * *"]', 'crons = ["*/0 * * * *"]', 'crons = ["5 * * * *"]'])(
    'are refused where they would not run as they say: %s',
    (toml) => {
      expect(() => cronsIn(toml)).toThrow();
    },
  );

  it.each([
    ['10:00:00', ['*/5 * * * *', '* * * * *']],
    ['10:04:59.999', ['* * * * *']],
    ['10:55:30', ['*/5 * * * *', '* * * * *']],
    ['10:59:00', ['* * * * *']],
  ])('are due at %s: %s', (time, due) => {
    expect(dueAt(crons, at(time))).toEqual(due);
  });

  it('every seven minutes begin anew with the hour, as everywhere', () => {
    expect(
      [0, 6, 7, 56, 59].map((minute) => dueAt([{ cron: 'x', every: 7 }], minute * 60_000).length),
    ).toEqual([1, 0, 1, 1, 0]);
  });

  describe('while it runs', () => {
    beforeEach(() => void vi.useFakeTimers({ now: at('10:03:20') }));
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('are asked for at the full minute, also after one failed, until it is stopped', async () => {
      const asked: string[] = [];
      const told = vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
        asked.push(`${new Date().toISOString().slice(14, 19)} ${decodeURIComponent(String(url))}`);
        if (asked.length === 1) throw new Error('fetch failed');
        return new Response(null, { status: asked.length === 2 ? 500 : 200 });
      });
      const stop = runCrons({ port: '4000', crons });
      await vi.advanceTimersByTimeAsync(100_000);
      const of = 'http://127.0.0.1:4000/dev/crons?cron=';
      expect(asked).toEqual([`04:00 ${of}* * * * *`, `05:00 ${of}*/5 * * * *`, `05:00 ${of}* * * * *`]);
      expect(told.mock.calls).toEqual([['cron * * * * *: fetch failed'], ['cron */5 * * * *: 500']]);
      stop();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(asked.length).toBe(3);
    });
  });
});

describe('a cron that is asked for', () => {
  const local = { ENVIRONMENT: 'local', PUBLIC_URL: '' };
  const ask = (
    method: string,
    headers: Record<string, string> = {},
    env = local,
    path = '/dev/crons?cron=x',
  ) => askedCron(new Request(`http://localhost:8787${path}`, { method, headers }), env);

  it('runs on one’s own machine alone, for whoever is on it, and for no page of another site', () => {
    expect(ask('POST')).toBe('x');
    expect(ask('POST', { 'CF-Connecting-IP': '127.0.0.1' })).toBe('x');
    expect(ask('POST', { 'CF-Connecting-IP': '192.168.0.7' })).toBeUndefined();
    expect(ask('POST', { 'CF-Connecting-IP': '0.0.0.0' })).toBeUndefined();
    expect(ask('POST', { Origin: 'https://other.example' })).toBeUndefined();
    expect(ask('POST', {}, { ...local, ENVIRONMENT: '' })).toBeUndefined();
    expect(ask('GET')).toBeUndefined();
    expect(ask('POST', {}, local, '/dev/crons')).toBeUndefined();
    expect(ask('POST', {}, local, '/dev/cron?cron=x')).toBeUndefined();
  });
});
