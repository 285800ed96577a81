import { describe, expect, it } from 'vitest';
import { ids } from '../world';
import { locationOf, person } from './person';

const moderator = await person('moderator@example.com');
const desk = `/admin/${ids.group}/tournaments`;
const day = `${desk}/${ids.running}/day`;

describe('the screen of the day', () => {
  it('says who is in, who is missing, and leads to each sheet in one tap', async () => {
    const html = await moderator.html(day);
    expect(html).toContain('未提出：ヒカリ');
    for (const verb of ['', '/unlock', '/note'])
      expect(html).toContain(`href="${desk}/${ids.running}/teams/${ids.haruka}${verb}"`);
    // Whoever is missing can be let in.
    expect(html).toMatch(/late-links\?name=[^"]+/);
  });

  it('finds by name, ID and table, and by what is to be done', async () => {
    const search = (text: string) => moderator.html(`${day}?q=${encodeURIComponent(text)}`);
    for (const text of ['ﾊﾙｶ', 'hrk4tm', 'A1']) {
      const html = await search(text);
      expect(html).toContain(`/teams/${ids.haruka}"`);
      expect(html).not.toContain(`/teams/${ids.souta}"`);
    }
    const missing = await moderator.html(`${day}?show=missing`);
    expect(missing).toContain('ヒカリ');
    expect(missing).not.toContain(`/teams/${ids.haruka}"`);
    expect((await moderator.get(`${day}?show=%00&page=-1&q=${'x'.repeat(3000)}`)).status).toBe(200);
  });

  it('without a list shows the sheets', async () => {
    const html = await moderator.html(`${desk}/${ids.open}/day`);
    expect(html).toContain('提出 1チーム');
    expect(html).not.toContain('未提出');
  });

  it('offers more time to admins, and the page to staff alone', async () => {
    const admin = await person('host-admin@example.com');
    expect(await admin.html(day)).toContain('/extend"');
    expect(await moderator.html(day)).not.toContain('/extend"');
    const other = await person('harbor-admin@example.com');
    expect((await other.get(day)).status).toBe(404);
    expect(locationOf(await (await person('haruka@example.com')).get(day))).toBeNull();
  });
});
