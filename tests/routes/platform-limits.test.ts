import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { invokeAnew, takeViolations } from '../../bench/platform/ledger.mjs';
import { limitedEnv } from '../../bench/platform/limited-worker.mjs';
import { maxArguments } from '../../bench/platform/sql-functions.mjs';

const { DB, IMAGES, MAILS } = limitedEnv(env);
const inOne = <T>(run: () => Promise<T>) => invokeAnew('test', run);
const fails = async (run: () => Promise<unknown>, message: RegExp) => {
  await expect(inOne(run)).rejects.toThrow(message);
  expect(takeViolations()).toHaveLength(1);
};
const list = (length: number) => Array.from({ length }, () => '1').join(',');

describe('the runtime of these tests fails where Cloudflare would', () => {
  it('at values, statements, parameters and arguments that D1 refuses', async () => {
    const select = (length: number) => DB.prepare('select length(?)').bind('あ'.repeat(length)).run();
    await inOne(() => select(666_666));
    await fails(() => select(666_667), /too big/);
    await inOne(() => DB.prepare(`select max(${list(32)})`).first());
    await fails(() => DB.prepare(`select max(${list(33)})`).first(), /too many arguments on function max/);
    await fails(() => DB.batch([DB.prepare(`select 1 /*${'x'.repeat(100_000)}*/`)]), /too long/);
    const values = Array.from({ length: 101 }, () => 1);
    const many = DB.prepare(`select 1 where 1 in (${values.map(() => '?').join(',')})`).bind(...values);
    await fails(() => many.raw(), /too many SQL variables/);
  });

  it('at query 1,001 of an invocation, also in batches and sessions', async () => {
    const session = DB.withSession('first-primary');
    const hundred = () => session.batch(Array.from({ length: 100 }, () => DB.prepare('select 1')));
    await fails(async () => {
      for (let i = 0; i < 11; i++) await hundred();
    }, /Too many API requests/);
    await inOne(hundred);
  });

  it('at objects and messages that are too many or too large', async () => {
    await fails(() => IMAGES.delete(Array.from({ length: 1001 }, (_, n) => `no-${n}`)), /too large/);
    await fails(() => IMAGES.get('x'.repeat(1025)), /not valid/);
    const mailsOf = 'x'.repeat(128_000);
    await fails(() => MAILS.send({ mailsOf, request: '' }), /Too Large/);
  });

  it('tells of a seventh connection that waits for headers, which Cloudflare would hold back', async () => {
    const ask = (count: number) =>
      inOne(() => Promise.all(Array.from({ length: count }, (_, n) => IMAGES.head(`no-${n}`))));
    await ask(6);
    expect(takeViolations()).toEqual([]);
    await ask(7);
    expect(takeViolations()).toEqual(['test: 7 connections wait for headers: head']);
  });

  it('at values and attachments that a room of broadcasts cannot keep', async () => {
    const room = env.BROADCAST.get(env.BROADCAST.idFromName('limits'));
    const inRoom = (run: (state: DurableObjectState) => unknown) =>
      inOne(() => runInDurableObject(room, async (_, state) => void (await run(state))));
    const select = (length: number) =>
      inRoom(({ storage }) => storage.sql.exec('select ?', 'あ'.repeat(length)));
    const attach = (length: number, tags: string[] = []) =>
      inRoom((state) => {
        const { 1: server } = new WebSocketPair();
        state.acceptWebSocket(server, tags);
        server.serializeAttachment('x'.repeat(length));
        server.close();
      });
    await select(666_666);
    await fails(() => select(666_667), /too big/);
    await attach(2046);
    await fails(() => attach(2047), /too large/);
    await fails(() => attach(1, ['x'.repeat(257)]), /too many tags/);
  });

  it.each([
    ['select coalesce(a, max(b, c), "x(1,2,3,4,5)") from t', 'coalesce', 3],
    ["insert into t (a, b, c) values (1, 2, ')(,,,,'), (1, 2, 3)", '', 0],
    ['select json_object(?, ?, ?, ?) where x in (1, 2, 3, 4, 5, 6)', 'json_object', 4],
  ])('counts arguments in %s', (sql, name, count) => {
    expect(maxArguments(sql)).toEqual({ name, count });
  });
});
