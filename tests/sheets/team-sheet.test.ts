import { describe, expect, it } from 'vitest';
import { checkPlayer, plainPlayer } from '~/accounts/player';
import { judgeSheet, rulesOf } from '~/sheets/judge-sheet';
import { checkMembers, isSameSheet } from '~/sheets/team-sheet';
import { blankSheet, type TypedSheet } from '~/sheets/typed-sheet';

const player = {
  displayName: 'ハルカ',
  saidName: '',
  discordId: 'haruka',
  twitterId: '',
  tonamelId: 'Hrk4Tm',
};
const keysOf = (change: Partial<typeof player>) =>
  checkPlayer({ ...player, ...change }).map(({ key }) => key);

describe('the lines about the player', () => {
  it.each([
    [{}, []],
    [{ displayName: '𩸽'.repeat(16) }, []],
    [{ displayName: 'か\u3099'.repeat(16) }, []],
    [{ displayName: '👨‍👩‍👧'.repeat(8) }, []],
    [{ displayName: 'あ'.repeat(17) }, ['displayNameTooLong']],
    [{ displayName: `a${'\u0301'.repeat(500)}` }, ['displayNameTooLong']],
    [{ displayName: ' \u3000\t' }, ['displayNameRequired']],
    [{ displayName: '\u200d\u3164\u202e' }, ['displayNameRequired']],
    [{ saidName: 'はるか' }, []],
    [{ saidName: 'Maximilian-Alexander von Winterb' }, []],
    [{ saidName: 'は'.repeat(32) }, []],
    [{ saidName: '👨‍👩‍👧'.repeat(32) }, []],
    [{ saidName: 'は'.repeat(33) }, ['saidNameTooLong']],
    [{ saidName: `a${'\u0301'.repeat(500)}` }, ['saidNameTooLong']],
    [{ saidName: ' \u3000\u202e\u0007' }, []],
    [{ discordId: '' }, ['discordIdRequired']],
    [{ discordId: 'x'.repeat(41) }, ['discordIdTooLong']],
    [{ twitterId: '@abcdefghijklmno' }, []],
    [{ twitterId: '＠abcdefghijklmno' }, []],
    [{ twitterId: 'abcdefghijklmnop' }, ['twitterIdTooLong']],
    [{ twitterId: 'https://x.com/haruka_vgc' }, []],
    [{ twitterId: 'ハルカ' }, ['twitterIdWrong']],
    [{ twitterId: 'haruka.vgc' }, ['twitterIdWrong']],
    [{ twitterId: 'haruka vgc' }, ['twitterIdWrong']],
    [{ twitterId: 'https://x.com/' }, ['twitterIdWrong']],
    [{ twitterId: 'https://x.com/i/flow/login' }, ['twitterIdTooLong']],
    [{ discordId: 'https://discord.gg/AbCdEf' }, ['idIsUrl']],
    [{ discordId: 'discord.com/invite/AbCdEf' }, ['idIsUrl']],
    [{ discordId: 'https://discord.com/channels/@me/123456789012345678' }, ['idIsUrl']],
    [{ discordId: 'はるか' }, []],
    [{ tonamelId: 'https://tonamel.com/competition/XtzgX' }, ['idIsUrl']],
    [{ tonamelId: 'tonamel.com/users/123456789' }, ['tonamelIdTooLong']],
    [{ tonamelId: '' }, ['tonamelIdRequired']],
    [{ tonamelId: '12345678' }, []],
    [{ tonamelId: '123456789' }, ['tonamelIdTooLong']],
  ])('%j', (change, keys) => expect(keysOf(change)).toEqual(keys));

  it.each([
    'haruka_vgc',
    '@haruka_vgc',
    '＠ｈａｒｕｋａ＿ｖｇｃ',
    'x.com/haruka_vgc',
    'https://x.com/haruka_vgc',
    ' https://x.com/haruka_vgc?s=21&t=abcDEF ',
    'https://twitter.com/haruka_vgc/status/12345',
    'http://mobile.twitter.com/@haruka_vgc',
    'https://www.x.com/haruka_vgc/',
    'HTTPS://X.COM/haruka_vgc',
  ])('know the X ID in %j', (twitterId) => {
    expect(plainPlayer({ ...player, twitterId }).twitterId).toBe('haruka_vgc');
    expect(keysOf({ twitterId })).toEqual([]);
  });

  it.each([
    'https://discord.com/users/123456789012345678',
    'discordapp.com/users/123456789012345678/',
    ' https://ptb.discord.com/users/123456789012345678?a=b ',
  ])('know the Discord ID in %j', (discordId) => {
    expect(plainPlayer({ ...player, discordId }).discordId).toBe('123456789012345678');
    expect(keysOf({ discordId })).toEqual([]);
  });

  it.each([
    'https://tonamel.com/user/AbC12',
    'tonamel.com/users/AbC12/',
    'https://tonamel.com/profile/AbC12?a',
  ])('know the Tonamel ID in %j', (tonamelId) => {
    expect(plainPlayer({ ...player, tonamelId }).tonamelId).toBe('AbC12');
    expect(keysOf({ tonamelId })).toEqual([]);
  });

  it('are stored plain', () => {
    expect(
      plainPlayer({
        displayName: '  ハル\u202eカ\n ２号 ',
        saidName: ' Ｈａｒｕ\u0000ka\r\nﾆｺﾞｳ\u202e ',
        discordId: ' ｈａｒｕ ',
        twitterId: '＠ x_y',
        tonamelId: 'Ａ1',
      }),
    ).toEqual({
      displayName: 'ハルカ ２号',
      saidName: 'Haruka ニゴウ',
      discordId: 'haru',
      twitterId: 'x_y',
      tonamelId: 'A1',
    });
  });
});

describe('the six', () => {
  const team = (...species: string[]) => species.map((key) => ({ species: key }));
  const problems = (species: string[]) =>
    checkMembers(team(...species)).map(({ path, key }) => `${path} ${key}`);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];

  it.each([
    [six, []],
    [[], ['members atLeastThree']],
    [['a', 'b'], ['members atLeastThree']],
    [
      ['a', 'b', 'c', 'd'],
      ['members[4].species speciesRequired', 'members[5].species speciesRequired'],
    ],
    [['a', 'b', 'c', 'd', 'e', 'a'], []],
  ])('%j', (species, expected) => expect(problems(species)).toEqual(expected));
});

describe('a whole form', () => {
  const sv = rulesOf({ game: 'sv', regulation: 'sv-i', speciesClause: true, houseRules: null });
  const names = ['ガブリアス', 'Incineroar', 'ごりらんだー', 'ハバタクカミ', 'ペリッパー', 'モロバレル'];
  const sheet = (change: (typed: TypedSheet) => void = () => {}) => {
    const typed = { ...blankSheet(), ...player };
    for (const [at, name] of names.entries()) Object.assign(typed.members[at] ?? {}, { species: name });
    change(typed);
    return typed;
  };
  const change = (slot: number, fields: object) =>
    sheet(({ members }) => Object.assign(members[slot] ?? {}, fields));
  const found = (typed: TypedSheet) =>
    judgeSheet(typed, sv).problems.map(({ path, key }) => `${path} ${key}`);

  it('is stored as keys', () => {
    const typed = change(0, {
      ability: 'Rough Skin',
      item: 'いのちのたま',
      moves: ['じしん', '', 'Protect', ''],
      teraType: 'steel',
    });
    expect(judgeSheet(typed, sv).content?.members[0]).toEqual({
      species: 'garchomp',
      ability: 'roughskin',
      item: 'lifeorb',
      moves: ['earthquake', 'protect'],
      teraType: 'steel',
    });
  });

  it.each([
    ['an unknown ability', { ability: 'zzzzzzzz' }, ['members[0].ability abilityUnknown']],
    ['an unknown item', { item: 'zzzzzzzz' }, ['members[0].item itemUnknown']],
    ['an unknown move', { moves: ['zzzzzzzz'] }, ['members[0].moves[0] moveUnknown']],
    ['a move twice', { moves: ['じしん', 'Earthquake'] }, ['members[0].moves[1] moveTwice']],
    ['a forged type', { teraType: 'constructor' }, ['members[0].teraType detailUnknown']],
    ['a Stat Alignment in Scarlet/Violet', { statAlignment: 'adamant' }, []],
    ['several forms of a name', { species: 'オーガポン' }, ['members[0].species whichForm']],
    ['a form told by its item', { species: 'オーガポン', item: 'いどのめん' }, []],
    ['a typo', { species: 'ガブリアヌ' }, ['members[0].species didYouMean']],
    ['a nickname', { species: 'ガブ' }, []],
    ['no name at all', { species: 'zzzzzzzz' }, ['members[0].species speciesUnknown']],
  ])('%s', (_, fields, expected) => expect(found(change(0, fields))).toEqual(expected));

  it('offers no Mega forms for a typo', () => {
    const { problems } = judgeSheet(change(0, { species: 'Garchonp' }), sv);
    expect(problems).toMatchObject([{ path: 'members[0].species', choices: ['garchomp'] }]);
  });

  it('counts forms as one species, and an item once', () => {
    const typed = sheet(({ members: [first, second] }) => {
      Object.assign(first ?? {}, { species: 'オーガポン（いどのめん）', item: 'いどのめん' });
      Object.assign(second ?? {}, { species: 'オーガポン（かまどのめん）', item: 'いどのめん' });
    });
    const { problems, findings, content } = judgeSheet(typed, sv);
    expect(problems).toEqual([]);
    expect(content).toBeDefined();
    expect(findings.map(({ kind }) => kind)).toEqual(['speciesTwice', 'itemMakesForm', 'itemTwice']);
    const free = rulesOf({ game: 'sv', regulation: null, speciesClause: false, houseRules: null });
    expect(judgeSheet(typed, free).findings.map(({ kind }) => kind)).toEqual(['itemMakesForm']);
  });

  it('knows whether it changed', () => {
    const { content } = judgeSheet(sheet(), sv);
    if (!content) throw new Error('A good sheet has content.');
    const { displayName, ...rest } = content;
    expect(isSameSheet(content, { ...rest, displayName })).toBe(true);
    expect(isSameSheet(content, { ...content, isPublic: true })).toBe(false);
  });
});
