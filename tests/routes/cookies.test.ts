import { beforeAll, expect, it } from 'vitest';
import { ids } from '../world';
import { worldId } from '../world-id';
import { type Jar, locationOf, makeUser, visit } from './account';

const names = [
  'session',
  'google',
  'claim',
  'favorite_wish',
  'team_keys',
  'toast',
  'i18n_redirected',
  'bookmark',
  'player',
  'form',
  'tries',
];
const post = worldId('sand1');
const ways = ['/', '/mypage', '/auth/google/callback?state=x&code=y', `/teams/${ids.haruka}`];
const waysOfMembers = [...ways, `/teams/${ids.haruka}/claim`, `/post/${post}/favorite`];

let member: Jar;
beforeAll(async () => {
  member = (await makeUser()).jar;
});

const answersOf = (paths: readonly string[], jar: Jar) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await visit(new Map(jar), path);
      return [path, answer.status, locationOf(answer)];
    }),
  );

it.each(['', 'x', '.', 'e30=.AAAA', 'IngiCg==.***', '%E0%A4%A', '"', 'a!b', '[object Object]'])(
  'every cookie that was tampered with is as if not there: %s',
  async (value) => {
    const tampered: Jar = new Map(names.map((name) => [name, value]));
    const nobody = await answersOf(ways, new Map());
    expect(await answersOf(ways, tampered)).toEqual(nobody);
    expect(nobody.every(([, status]) => Number(status) < 400)).toBe(true);
    expect(await answersOf(waysOfMembers, new Map([...tampered, ...member]))).toEqual(
      await answersOf(waysOfMembers, member),
    );
  },
);
