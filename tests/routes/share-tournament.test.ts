import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import { ids } from '../world';
import { locationOf, person } from './person';
import { fromNow, minute, openTournament } from './sheet-writes';
import { admin, desk, make, typed } from './tournament-form';

const moderator = await person('moderator@example.com');
const shareOf = (id: string) => `${desk}/${id}/share`;

describe('a tournament that was just published', () => {
  it('leads to its link, to copy and to scan, with a text in both languages and what to do next', async () => {
    const id = newId();
    const answer = await admin.post(`${desk}/new`, { ...typed, id, intent: 'publish' });
    expect(locationOf(answer)).toBe(shareOf(id));
    const html = await admin.html(shareOf(id));
    const url = `https://sixsheet.test/tournaments/${id}`;
    expect(html).toContain(`data-copy="${url}"`);
    expect(html).toContain('aria-label="QRコード：大会ページのURL"');
    expect(html).toMatch(/<textarea[^>]*lang="ja"[^>]*>春のダブル杯\n開始：/);
    expect(html).toMatch(/<textarea[^>]*lang="en"[^>]*>春のダブル杯\nStart/);
    expect(html).toContain('https://x.com/intent/post?text=');
    for (const next of [`${desk}/${id}/entrants/paste`, `/admin/${ids.group}/members`])
      expect(html).toContain(`href="${next}"`);
    expect(html).toContain(`href="/admin/${ids.group}/settings/webhooks"`);
    // Moderators do not manage webhooks.
    const theirs = await moderator.html(`/en${shareOf(id)}`);
    expect(theirs).toContain('Share the tournament');
    expect(theirs).not.toContain('/settings/webhooks');
  });

  it('out of a draft leads there too, a draft to its settings', async () => {
    const id = newId();
    const draft = await admin.post(`${desk}/new`, { ...typed, id, intent: 'draft' });
    expect(locationOf(draft)).toBe(`${desk}/${id}/edit`);
    expect(locationOf(await admin.get(shareOf(id)))).toBe(`${desk}/${id}/day`);
    expect(await admin.html(`${desk}/${id}/edit`)).not.toContain(shareOf(id));
    const published = await admin.post(`${desk}/${id}/state/publish`, { sure: 'yes' });
    expect(locationOf(published)).toBe(shareOf(id));
  });

  it('is shared from its settings and from the day’s page until the start', async () => {
    const id = await make();
    for (const at of ['edit', 'day'])
      expect(await admin.html(`${desk}/${id}/${at}`)).toContain(`href="${shareOf(id)}"`);
    const started = await openTournament({ scheduledStartAt: fromNow(-minute), endsAt: fromNow(minute) });
    for (const at of ['edit', 'day'])
      expect(await admin.html(`${desk}/${started}/${at}`)).not.toContain(shareOf(started));
  });
});
