import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { ids, worldId } from '../world';
import { ask, hiddenFields } from './faults';

const formOf = (html: string) => /<form[^>]*given-back[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
const page = { Accept: 'text/html,*/*;q=0.8' };
const desk = `/admin/${ids.group}/streaming-input`;

describe('a form that is sent after its session is over', () => {
  it.each([
    ['a draft of the desk', `${desk}/save`, '/admin/auth', { player1: '途中 <b>', seen: '{"x":1}' }],
    ['a tournament', `/admin/${ids.group}/tournaments/new`, '/admin/auth', { name: '第5回', url: '' }],
    ['a profile', '/mypage', '/sign-in', { displayName: '雨', discordId: 'd"\'' }],
    [
      'results',
      `/admin/${ids.group}/tournaments/${ids.running}/result/paste`,
      '/admin/auth',
      { paste: '1\tA' },
    ],
  ])('is given back whole: %s', async (_, path, signIn, fields) => {
    for (const [prefix, strings] of [
      ['', ja],
      ['/en', en],
    ] as const) {
      const response = await ask(prefix + path, {}, { fields, headers: page });
      expect(response.status).toBe(401);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      const html = await response.text();
      expect(html).toContain(strings.shell.errorPage.signedOutNext);
      expect(html).toContain(
        `href="${prefix}${signIn}?redirectTo=${encodeURIComponent(prefix + path)}" target="_blank"`,
      );
      const form = formOf(html);
      expect(form).toContain(`action="${prefix}${path}"`);
      expect(Object.fromEntries(hiddenFields(form))).toEqual(fields);
    }
  });

  it.each([
    ['a press without words', `/post/${worldId('sun1')}/favorite`, { favorite: 'on' }, page],
    ['a secret', '/mypage/password', { password: 'rotom-dex-2026' }, page],
    ['more than is read, of which half is no form', '/mypage', { displayName: 'a'.repeat(3_000_000) }, page],
    ['what no page shows', '/mypage', { displayName: '雨' }, { Accept: '*/*' }],
  ])('leads to the sign-in instead: %s', async (_, path, fields, headers) => {
    const response = await ask(path, {}, { fields, headers });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/sign-in\?redirectTo=/);
  });
});
