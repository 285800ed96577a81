import { describe, expect, it } from 'vitest';
import { decideMember, type MemberLines } from '~/readings/engine/decide-member';
import { card, read } from './card';

const marks = (lines: MemberLines) => {
  const { species, ability, item, moves } = decideMember(lines);
  return [species, ability, item, ...moves].map(({ key, uncertain }) => (uncertain ? `${key}?` : key));
};

describe('one of the six is never wrong in silence', () => {
  it('what agrees is sure', () => {
    expect(marks(card('Incineroar', 'Intimidate', 'Sitrus Berry', 'Fake Out', 'Knock Off'))).toEqual([
      'incineroar',
      'intimidate',
      'sitrusberry',
      'fakeout',
      'knockoff',
    ]);
  });
  it('a move that no form learns is asked', () => {
    expect(marks(card('Incineroar', 'Intimidate', 'Sitrus Berry', 'Fake Out', 'Spore'))).toEqual([
      'incineroar',
      'intimidate',
      'sitrusberry',
      'fakeout',
      'spore?',
    ]);
  });
  it('a move of another form than the base is none to ask for', () => {
    const [, , , ...moves] = marks(
      card('Ninetales', 'Snow Warning', 'Light Clay', 'Aurora Veil', 'Moonblast'),
    );
    expect(moves).toEqual(['auroraveil', 'moonblast']);
  });
  it('an ability that no form has is asked', () => {
    expect(marks(card('Incineroar', 'Levitate', 'Sitrus Berry', 'Fake Out'))[1]).toBe('levitate?');
  });
  it('of near twins the one that the species learns is taken', () => {
    const member = card('Jigglypuff', 'Cute Charm', 'Eviolite', 'Round');
    expect(marks(member)[3]).toBe('round');
  });
  it('of two looks that say near twins neither is sure', () => {
    const [round, pound] = [read('Round'), read('Pound')];
    const both = { ...round, texts: ['Round', 'Pound'], moves: [...round.moves, ...pound.moves] };
    const moves = [{ ...both, moves: both.moves.sort((a, b) => b.score - a.score) }];
    expect(decideMember({ ...card('Jigglypuff', 'Cute Charm', 'Eviolite'), moves }).moves[0]?.uncertain).toBe(
      true,
    );
  });
  it.each([
    ['en', 'Porygon2', 'porygon2', 'porygonz'],
    ['en', 'Porygon-Z', 'porygonz', 'porygon2'],
    ['ja', 'ポリゴン２', 'porygon2', 'porygonz'],
    ['en', 'Latios', 'latios', 'latias'],
    ['ja', 'ポリゴン', 'porygon', 'porygon2', 'porygonz'],
  ] as const)(
    '%s %s is asked beside the name that one misread letter would make of it',
    (locale, name, key, ...twins) => {
      const { species } = decideMember({ species: read(name, locale), moves: [] });
      expect(species).toMatchObject({ key, uncertain: true, choices: [key, ...twins] });
    },
  );
  it('such a name is sure if the ability or the regulation tells it from the other', () => {
    expect(marks(card('Porygon-Z', 'Adaptability', 'Life Orb'))[0]).toBe('porygonz');
    expect(marks(card('Porygon2', 'Download', 'Eviolite'))[0]).toBe('porygon2?');
    const alone = decideMember(card('Porygon2', 'Download', 'Eviolite'), { species: new Set(['porygon2']) });
    expect(alone.species).toMatchObject({ key: 'porygon2', uncertain: false });
  });
  it.each([
    ['アブソルナイト', true],
    ['アブソルナイトＺ', false],
    ['アブソルナイト Ｚ', false],
    ['ボスゴドラナイト', false],
  ])('%s is asked (%s) if a letter behind it may have been dropped', (name, uncertain) => {
    const { item } = decideMember({ species: read('ピカチュウ', 'ja'), item: read(name, 'ja'), moves: [] });
    expect(item.uncertain).toBe(uncertain);
  });
  it('a stone is sure if no longer name is allowed', () => {
    const { item } = decideMember(
      { species: read('ピカチュウ', 'ja'), item: read('アブソルナイト', 'ja'), moves: [] },
      { items: new Set(['absolite']) },
    );
    expect(item).toMatchObject({ key: 'absolite', uncertain: false });
  });
  it('a stone whose name is one letter from another’s is asked', () => {
    expect(marks(card('Latias', 'Levitate', 'Latiasite'))[2]).toBe('latiasite?');
  });
  it('where most is another’s, the name itself is asked', () => {
    expect(marks(card('Pikachu', 'Intimidate', 'Sitrus Berry', 'Flare Blitz', 'Spore'))[0]).toBe('pikachu?');
  });
  it('without a name nothing is sure', () => {
    const { species, ...rest } = card('', 'Intimidate', 'Sitrus Berry', 'Fake Out', 'Knock Off');
    expect(marks(rest).every((mark) => mark?.endsWith('?'))).toBe(true);
  });
});

describe('under a nickname', () => {
  const nicknamed = card(
    'Biscuit',
    'Intimidate',
    'Sitrus Berry',
    'Fake Out',
    'Flare Blitz',
    'Knock Off',
    'Parting Shot',
  );
  it('the species that follows from the rest is asked, the rest is sure', () => {
    const { species, ability, item, moves } = decideMember(nicknamed);
    expect(species).toMatchObject({ key: 'incineroar', uncertain: true, raw: 'Biscuit' });
    expect([ability, item, ...moves].some(({ uncertain }) => uncertain)).toBe(false);
  });
  it('a stone tells whose it is', () => {
    const { species } = decideMember(
      card('Biscuit', 'Cursed Body', 'Gengarite', 'Protect', 'Shadow Ball', 'Hex', 'Curse'),
    );
    expect(species).toMatchObject({ key: 'gengar', uncertain: true });
  });
  it('where too many fit, everything is asked', () => {
    const lines = card('Biscuit', 'Swift Swim', 'Leftovers', 'Protect', 'Rest', 'Substitute', 'Facade');
    expect(marks(lines)).toEqual([
      'null?',
      'swiftswim?',
      'leftovers?',
      'protect?',
      'rest?',
      'substitute?',
      'facade?',
    ]);
  });
});
