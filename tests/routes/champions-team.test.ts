import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newId } from '~/db/ids';
import type { SpeciesData } from '~/pokedex/send-species-choices';
import { blankSheet, fieldsOf } from '~/sheets/typed-sheet';
import { teamsOfRegulationC, typedIn } from '../sheets/champions-team';
import { ids } from '../world';
import { get, goodFields, main, post } from './team-form';

const path = `/team-submit/cts/${ids.closedKind}`;

describe('submitting a team of the running regulation', () => {
  it.each([
    ['', 'ja', 0],
    ['', 'ja', 1],
    ['/en', 'en', 0],
    ['/en', 'en', 1],
  ] as const)('%s, in %s, team %i', async (prefix, locale, at) => {
    const six = teamsOfRegulationC[at] ?? [];
    const { displayName = '', discordId = '', twitterId = '', tonamelId = '' } = goodFields();
    const typed = {
      ...blankSheet(),
      ...{ displayName, discordId, twitterId, tonamelId },
      members: six.map((member) => typedIn(locale, member)),
    };
    const key = newId();
    const response = await post(prefix + path, { ...fieldsOf(typed), submissionKey: key, intent: 'submit' });
    expect(response.status).toBe(302);
    const row = await env.DB.prepare('select members from team_sheets where submission_key = ?')
      .bind(key)
      .first<{ members: string }>();
    expect(JSON.parse(row?.members ?? '[]')).toEqual(six);
  });

  it.each([
    ['ゲッコウガナイトＺ', 'ゲッコウガナイト'],
    ['Gengarite Y', 'Gengarite'],
  ])('an unknown stone (%s) is said, and none is offered for it', async (item, other) => {
    const fields = { ...goodFields(), 'members[0].item': item, intent: 'review' };
    const response = await post(path, fields);
    expect(response.status).toBe(422);
    const html = await main(response);
    expect(html).toContain(`value="${item}"`);
    expect(html).not.toContain(`name="choose" value="members[0].item=${other}`);
  });

  it('what one of them can have is told to the form', async () => {
    const choices = (await (await get('/sv/data/species/sirfetchd.json')).json()) as SpeciesData;
    expect(choices.abilities).toEqual(['steadfast', 'scrappy']);
    expect(choices.moves).toContain('meteorassault');
  });
});
