import { SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { bodyOf, filledForm } from './filled-form';
import { main, open, site } from './team-form';

const set = (species: string) => `${species} @ Leftovers\nAbility: Pressure\n- Protect\n`;
const four = ['Garchomp', 'Incineroar', 'Rillaboom', 'Amoonguss'].map(set).join('\n');
const six = ['Kyogre', 'Tornadus', 'Landorus', 'Urshifu', 'Flutter Mane', 'Iron Hands'].map(set).join('\n');

type Fields = ReadonlyMap<string, string[]>;
const send = async (fields: Fields, typed: Record<string, string>, path = open) => {
  const body = bodyOf(fields, typed);
  const response = await SELF.fetch(site + path, { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(200);
  const html = await main(response);
  return { html, fields: filledForm(html, 'members[0].species') };
};
const opened = async () => filledForm(await main(await SELF.fetch(site + open)), 'members[0].species');
const speciesIn = (fields: Fields) =>
  [0, 1, 2, 3, 4, 5].map((slot) => fields.get(`members[${slot}].species`)?.[0]);

describe('a paste over a paste, without scripts', () => {
  it('replaces what the first one filled in', async () => {
    const first = await send(await opened(), { intent: 'paste', paste: six });
    const second = await send(first.fields, { intent: 'paste', paste: four });
    expect(speciesIn(second.fields)).toEqual([
      'ガブリアス',
      'ガオガエン',
      'ゴリランダー',
      'モロバレル',
      '',
      '',
    ]);
    expect(second.fields.get('members[5].item')).toEqual(['']);
  });

  it('does so after a look at the review and back', async () => {
    const first = await send(await opened(), { intent: 'paste', paste: six });
    const back = await send(first.fields, { intent: 'back' });
    const second = await send(back.fields, { intent: 'paste', paste: four });
    expect(speciesIn(second.fields).slice(4)).toEqual(['', '']);
  });

  it('keeps what was typed, says so, and empties it by one button', async () => {
    const typed = { 'members[4].species': 'ピカチュウ', 'members[4].item': 'でんきだま' };
    const { html, fields } = await send(await opened(), { ...typed, intent: 'paste', paste: four });
    expect(speciesIn(fields)[4]).toBe('ピカチュウ');
    expect(html).toContain('5匹目は、前に入力した内容のままです。');
    const emptied = await send(fields, { empty: '5' });
    expect(speciesIn(emptied.fields)[4]).toBe('');
    expect(emptied.fields.get('members[4].item')).toEqual(['']);
  });
});

describe('a text with two teams, without scripts', () => {
  const backup = `=== [gen9] Old ===\n\n${four}\n=== [gen9] New ===\n\n${six}`;

  it('is asked about; the button fills in one of them', async () => {
    const asked = await send(await opened(), { intent: 'paste', paste: backup });
    expect(asked.html).toContain('このテキストには2チーム入っています。');
    expect(speciesIn(asked.fields)).toEqual(['', '', '', '', '', '']);
    const chosen = await send(asked.fields, { pasteTeam: '1' });
    expect(speciesIn(chosen.fields)[0]).toBe('カイオーガ');
    expect(speciesIn(chosen.fields)[5]).toBe('テツノカイナ');
  });

  it('is asked about by the form that stays open, too', async () => {
    const ask = (more: Record<string, string>) =>
      SELF.fetch(`${site}/pastes`, { method: 'POST', body: new URLSearchParams({ paste: backup, ...more }) });
    const asked: { asks: unknown[]; fills: object } = await (await ask({})).json();
    expect([asked.asks.length, asked.fills]).toEqual([2, {}]);
    const chosen: { count: number } = await (await ask({ pasteTeam: '0' })).json();
    expect(chosen.count).toBe(4);
  });
});
