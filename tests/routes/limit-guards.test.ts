import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { attempts } from '~/db/schema';
import { forgetTries, type Limit, mayTry, remember, takeBackTry, wasTried } from '~/limits/attempts.server';
import { limitCookie } from '~/limits/limited-device';
import { mayActThisMinute, placeLimits } from '~/limits/place-limit.server';
import { readImages } from '~/limits/upload-limit.server';
import { db, minute } from './sheet-writes';

const limit = (max: number, withinMs = minute): Limit => ({ of: `zq ${newId()}`, max, withinMs });
const start = new Date();
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const tries = async (limits: readonly Limit[], times: number, now = start) => {
  const answers = [];
  for (let time = 0; time < times; time++) answers.push(await mayTry(db, limits, now));
  return answers;
};

describe('a limit', () => {
  it('counts its own tries, and begins anew when its time is over', async () => {
    const [one, other] = [limit(2), limit(2)];
    expect(await tries([one], 3)).toEqual([true, true, false]);
    expect(await tries([other], 1)).toEqual([true]);
    expect(await tries([one], 1, later(minute - 1))).toEqual([false]);
    expect(await tries([one], 3, later(minute))).toEqual([true, true, false]);
    // The new time is a whole one.
    expect(await tries([one], 1, later(2 * minute - 1))).toEqual([false]);
    expect(await tries([one], 1, later(2 * minute))).toEqual([true]);
    expect(await mayTry(db, [], start)).toBe(true);
  });

  it('that is over leaves those behind it as they were, until it begins anew', async () => {
    const [own, shared] = [limit(1), limit(3, 10 * minute)];
    expect(await tries([own, shared], 4)).toEqual([true, false, false, false]);
    // One of the three is used up.
    expect(await tries([shared], 3)).toEqual([true, true, false]);
    const [first, second] = [limit(1), limit(3, 10 * minute)];
    await tries([first], 2);
    expect(await tries([first, second], 1, later(minute))).toEqual([true]);
    expect(await tries([second], 3, later(minute))).toEqual([true, true, false]);
  });

  it('of somebody else, however far it is over, holds nobody back', async () => {
    const [own, shared, theirs] = [limit(2), limit(9), limit(1)];
    await tries([theirs], 5);
    expect(await tries([own, shared], 3)).toEqual([true, true, false]);
  });

  it('is remembered for its time, by its subject and its time', async () => {
    const [one, other] = [limit(1), limit(1)];
    await remember(db, one, start);
    const ask = (asked: Limit, now = start) => wasTried(db, asked, now);
    expect(await Promise.all([ask(one), ask(other), ask({ ...one, withinMs: 2 * minute })])).toEqual([
      true,
      false,
      false,
    ]);
    expect([await ask(one, later(minute - 1)), await ask(one, later(minute))]).toEqual([true, false]);
  });

  it('is forgotten, or given a try back, alone and not below none', async () => {
    const [one, other, third] = [limit(2), limit(2), limit(2)];
    for (const each of [one, other, third]) await tries([each], 2);
    await forgetTries(db, [one]);
    await takeBackTry(db, [other]);
    expect([await tries([one], 3), await tries([other], 2), await tries([third], 1)]).toEqual([
      [true, true, false],
      [true, false],
      [false],
    ]);
    const fresh = limit(1);
    await remember(db, fresh, start);
    for (let time = 0; time < 3; time++) await takeBackTry(db, [fresh]);
    expect(await db.$count(attempts, eq(attempts.tried, 0))).toBe(1);
    expect(await tries([fresh], 2)).toEqual([true, false]);
  });
});

describe('a limit by the minute', () => {
  const secret = 'zq';
  const request = (cookie?: string) =>
    new Request('https://sixsheet.test', {
      headers: { 'CF-Connecting-IP': '203.0.113.7', ...(cookie && { Cookie: cookie }) },
    });
  const device = limitCookie(request(), secret).split(';', 1)[0] ?? '';
  const ask = async (cookie: string | undefined, over: readonly string[]) => {
    const asked: string[] = [];
    const limiter = (name: string) => ({
      limit: async ({ key }: { key: string }) => {
        asked.push(`${name} ${key.replace(/[\w-]{22}/, 'device')}`);
        return { success: !over.includes(name) };
      },
    });
    const env = Object.fromEntries(
      ['UPLOADS', 'SUBMISSIONS', 'DEVICES', 'HALLS'].map((name) => [name, limiter(name)]),
    );
    const may = await mayActThisMinute(
      request(cookie),
      { ...env, SESSION_SECRET: secret } as never,
      'uploads',
    );
    return [may, asked.join()];
  };

  it('is a device’s own, and behind it the hall’s', async () => {
    expect(await ask(device, [])).toEqual([true, 'DEVICES uploads device,HALLS uploads 203.0.113.7']);
    expect(await ask(device, ['DEVICES'])).toEqual([false, 'DEVICES uploads device']);
    expect((await ask(device, ['HALLS']))[0]).toBe(false);
  });

  it('is shared by all at an address who send no cookie of ours', async () => {
    for (const cookie of [undefined, `${device.slice(0, -3)}abc`]) {
      expect(await ask(cookie, ['DEVICES', 'HALLS'])).toEqual([true, 'UPLOADS 203.0.113.7']);
      expect((await ask(cookie, ['UPLOADS']))[0]).toBe(false);
    }
  });

  it('over a longer time is counted the same way', () => {
    const rate = (max: number) => [{ max, withinMs: minute }];
    const places = { ofDevice: rate(1), fromHall: rate(2), fromNetwork: rate(3) };
    const maxOf = (cookie?: string) =>
      placeLimits(request(cookie), secret, 'zq', places).map(({ max }) => max);
    expect([maxOf(device), maxOf()]).toEqual([[1, 2], [3]]);
  });

  it('is asked before a form is read that may bring images, and once for each of them', async () => {
    const uploadOf = async (length: string | undefined, success = true) => {
      let asked = 0;
      const limit = async () => {
        asked++;
        return { success };
      };
      const body = new URLSearchParams({ displayName: 'ミナト' });
      const headers = { 'CF-Connecting-IP': '203.0.113.7', ...(length && { 'Content-Length': length }) };
      const context = { env: { UPLOADS: { limit }, SESSION_SECRET: secret }, textsSent: async () => [] };
      const form = new Request('https://sixsheet.test', { method: 'POST', headers, body });
      const { isLimited, mayKeepOne } = await readImages(form, context as never, 1000);
      const counts = [asked];
      const may = [];
      for (let image = 0; image < 2; image++) {
        may.push(await mayKeepOne());
        counts.push(asked);
      }
      return { isLimited, counts, may };
    };
    const yes = [true, true];
    expect(await uploadOf('1000')).toEqual({ isLimited: false, counts: [0, 1, 2], may: yes });
    expect(await uploadOf('100000')).toEqual({ isLimited: false, counts: [1, 1, 2], may: yes });
    expect(await uploadOf(undefined)).toEqual({ isLimited: false, counts: [1, 1, 2], may: yes });
    expect(await uploadOf('100000', false)).toMatchObject({ isLimited: true, may: [false, false] });
    expect(await uploadOf('1000', false)).toMatchObject({ isLimited: false, may: [false, false] });
  });
});
