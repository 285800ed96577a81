import { describe, expect, it } from 'vitest';
import { en } from '~/locales/en';
import { ja } from '~/locales/ja';
import { makeUser } from './account';
import { bodyOf, filledForm } from './filled-form';
import { openTournament, send, submit, submitTo } from './sheet-writes';
import { get, goodFields, main } from './team-form';

const typed = (html: string, button: string) =>
  Object.fromEntries(
    [...bodyOf(filledForm(html, 'submissionKey'), { ...goodFields(), intent: button })].map(
      ([name, value]) => [name, String(value)],
    ),
  );

async function opened() {
  const { jar } = await makeUser();
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
  const path = submitTo(await openTournament());
  return { path, html: await main(await get(path, cookie)) };
}

describe('a session that ends while the form is filled in', () => {
  it('is told on the success page, with the way to add the team', async () => {
    const { path, html } = await opened();
    const answer = await send(path, typed(html, 'submit'));
    expect(answer.status).toBe(302);
    const to = answer.headers.get('Location') ?? '';
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    const shown = await main(await get(to, cookie));
    expect(shown).toContain(ja.teams.success.signedOut);
    expect(shown).toContain(`/sign-in?redirectTo=${encodeURIComponent(to.split('?', 1)[0] ?? '')}`);
  });

  it('is told at the review already, and still after it', async () => {
    const { path, html } = await opened();
    const review = await main(await send(path, typed(html, 'review')));
    expect(review).toContain(ja.teams.submit.signedOut);
    expect(review).toContain('name="account"');
  });

  it('says nothing to a guest', async () => {
    const path = submitTo(await openTournament());
    const html = await main(await get(path));
    expect(html).not.toContain('name="account"');
    expect((await send(path, typed(html, 'submit'))).headers.get('Location')).not.toContain('account=');
  });
});

describe('the QR page of a team that was withdrawn', () => {
  it.each([
    ['', ja],
    ['/en', en],
  ])('says so to its player and to others, as the team’s page does (%s)', async (prefix, { viewTeam }) => {
    const { id, cookie } = await submit(await openTournament());
    expect((await get(`/teams/${id}/qr`, cookie)).status).toBe(200);
    await send(`/teams/${id}/withdraw`, { action: 'withdraw' }, cookie);
    for (const who of [cookie, '']) {
      const answer = await get(`${prefix}/teams/${id}/qr`, who);
      expect(answer.status).toBe(410);
      expect(await main(answer)).toContain(viewTeam.denied.withdrawn.title);
      // The page of the hand-in leads to the team's own.
      const success = await get(`${prefix}/teams/${id}/success/ots`, who);
      expect([success.status, success.headers.get('Location')]).toEqual([302, `${prefix}/teams/${id}`]);
    }
  });
});
