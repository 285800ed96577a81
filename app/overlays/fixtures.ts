import type { Bracket } from '~/broadcast/bracket';
import type { Named, OnAirScene, OnAirSide, OnAirTeam } from '~/broadcast/on-air';
import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import type { Dictionary } from '~/pokedex/name';
import { abilitiesOf, typesOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import type { OverlayPart } from './options';

const toNamed = (dictionary: Dictionary, key: string): Named => ({
  key,
  ja: key,
  en: key,
  ...dictionary[key],
});

const sets: [species: string, item: string, tera: string, moves: string[]][] = [
  ['urshifurapidstrike', 'choicescarf', 'grass', ['surgingstrikes', 'closecombat', 'aquajet', 'uturn']],
  ['ogerponwellspring', 'wellspringmask', 'water', ['ivycudgel', 'hornleech', 'followme', 'spikyshield']],
  ['fluttermane', 'boosterenergy', 'fairy', ['moonblast', 'dazzlinggleam', 'shadowball', 'protect']],
  ['incineroar', 'safetygoggles', 'ghost', ['fakeout', 'flareblitz', 'partingshot', 'knockoff']],
  // The longest form names, which must not be cut off.
  ['landorustherian', 'lifeorb', 'poison', ['earthpower', 'sludgebomb', 'substitute', 'protect']],
  ['taurospaldeaaqua', 'assaultvest', 'water', ['wavecrash', 'closecombat', 'ragingbull', 'bulkup']],
];

const team = (level: OnAirTeam['level']): OnAirTeam => ({
  level,
  members: sets.map(([species, item, tera, moves]) => ({
    species: toNamed(speciesNames, species),
    types: typesOf(species),
    ...(level === 'open' && {
      ability: toNamed(abilityNames, abilitiesOf(species)[0] ?? ''),
      item: toNamed(itemNames, item),
      teraType: toNamed(typeNames, tera),
      moves: moves.map((move) => toNamed(moveNames, move)),
    }),
  })),
});

const side = (player: string, score: number, visibleTeam: OnAirTeam | null, latin?: string): OnAirSide => ({
  player,
  ...(latin && { latin }),
  score,
  color: null,
  team: visibleTeam,
  hidesTeam: visibleTeam === null && player !== '',
});

const show: Omit<OnAirScene, 'kind' | 'sides'> = {
  tournament: 'ムーンライトカップ 第12回 本戦トーナメント',
  tournamentEn: 'Moonlight Cup: the 12th, final tournament',
  round: { ja: '準決勝', en: 'Semifinals' },
  bestOf: 3,
  casters: [
    { name: 'ハルカ', handle: '@haruka_vgc' },
    { name: 'Leon Winter', handle: '@leon_casts_the_finals' },
  ],
  ticker: ['チームは大会ページで公開しています', 'Next: Finals at 18:30 JST', '応援ありがとうございます'],
  countdownEndsAt: null,
  language: 'both',
  standings: [],
  usage: null,
};
const long = {
  ja: 'ながいなまえのトレーナーさんです',
  latin: 'Maximilian-Winte',
  said: 'Nagai-namae-no Trainer-san-desu!',
};
const ranked = Array.from({ length: 16 }, (_, at) => ({
  rank: at < 15 ? at + 1 : null,
  player: [long.latin, 'あ', 'WMWMWMWMWMWMWMWM', 'ミライ', long.ja, 'Leon', 'i', 'ケン'][at % 8] as string,
  ...(at % 8 === 4 && { latin: long.said }),
  wins: at === 9 ? null : 8 - Math.floor(at / 2),
  losses: at === 9 ? null : Math.floor(at / 2),
  ties: at === 3 ? 1 : 0,
}));

const usage = {
  teams: 128,
  species: [...team('open').members, ...team('species').members.slice(0, 4)].map((member, at) => ({
    species: { ...member.species, key: `${member.species.key}${at}` },
    types: member.types,
    teams: 101 - at * 9,
  })),
};

const upNext: NonNullable<OnAirScene['upNext']> = [
  { players: [long.latin, long.ja], round: { ja: '準々決勝', en: 'Quarterfinals' } },
  { players: ['ミライ', 'ケン'], round: null },
];

const nextSides = [
  { ...side(long.latin, 0, team('open')), record: '10-2-1', seed: 128 },
  { ...side(long.ja, 0, team('species'), long.said), record: '3-1' },
] as const;

const bracket: Bracket = {
  players: [long.latin, 'あ', 'WMWMWMWMWMWMWMWM', 'ミライ', long.ja, '', 'Leon', 'ケン'],
  scores: [[2, 1], [0, 2], null, [2, 0], [2, 1], null, null],
};

/** Sample scenes that strain a design. `now` in ms. */
export function listFixtures(now: number): { name: string; scene: OnAirScene | null }[] {
  const match = (first: OnAirSide, second: OnAirSide): OnAirScene => ({
    ...show,
    kind: 'match',
    sides: [first, second],
  });
  const soon = new Date(now + 754_000).toISOString();
  const usual = match(side('ハルカ', 1, team('open'), 'Haruka'), side('Leon', 1, team('open')));
  const uses = ['tera', 'mega'] as const;
  const fighting = match(
    { ...side('ハルカ', 1, { ...team('open'), uses }), battle: { came: [0, 1, 2, 4], down: [1], tera: 0 } },
    {
      ...side('Leon', 1, { ...team('species'), uses }),
      battle: { came: [2, 3], down: [2, 3], tera: 3, mega: 2 },
    },
  );
  const withAbout = match(
    {
      ...side(long.latin, 1, team('open')),
      region: 'ながいちめいのところからです',
      handle: '@maximilian_winter_the_first_x',
      record: '10-2-1',
      seed: 128,
    },
    { ...side('Leon', 1, team('open')), region: '関西', record: '3-1' },
  );
  // A logo's worst case: wide and opaque.
  const logo = '/card-ja.png';
  const extreme = match(side(long.latin, 2, team('open')), side(long.ja, 1, team('species'), long.said));
  return [
    { name: '1–1', scene: usual },
    { name: 'A 0–0 あ', scene: { ...match(side('A', 0, null), side('あ', 0, team('species'))), bestOf: 5 } },
    { name: '16 2–1 16', scene: extreme },
    { name: 'WWW –', scene: match(side('WMWMWMWMWMWMWMWM', 2, team('open')), side('', 0, null)) },
    { name: 'versus', scene: { ...extreme, kind: 'versus', logo } },
    { name: 'teams', scene: { ...usual, kind: 'teams' } },
    {
      name: 'teams –',
      scene: { ...match(side('A', 0, null), side(long.ja, 1, team('species'), long.said)), kind: 'teams' },
    },
    {
      name: 'soon',
      scene: { ...usual, kind: 'startingSoon', countdownEndsAt: soon, logo },
    },
    { name: 'break', scene: { ...usual, kind: 'break', tournament: null, round: null } },
    { name: 'standings', scene: { ...usual, kind: 'standings', standings: ranked, logo: '/icon-512.png' } },
    { name: 'winner', scene: { ...extreme, kind: 'winner', logo } },
    { name: 'idle', scene: null },
    { name: 'kp', scene: { ...usual, kind: 'kp', usage } },
    { name: 'next', scene: { ...usual, kind: 'nextMatch', upNext, countdownEndsAt: soon } },
    { name: 'next –', scene: { ...usual, kind: 'nextMatch', round: null } },
    { name: 'bracket', scene: { ...usual, kind: 'bracket', bracket } },
    { name: 'battle', scene: fighting },
    { name: 'about', scene: { ...withAbout, logo } },
    { name: 'about, versus', scene: { ...withAbout, kind: 'versus' } },
    { name: 'battle, teams', scene: { ...fighting, kind: 'teams' } },
    {
      name: 'bracket –',
      scene: { ...usual, kind: 'bracket', bracket: { ...bracket, scores: Array(7).fill(null) } },
    },
    {
      name: 'champion',
      scene: { ...extreme, kind: 'winner', round: { ja: '決勝', en: 'Finals' }, decides: 'champion', logo },
    },
    {
      name: 'next, seated',
      scene: { ...usual, kind: 'nextMatch', upNext: upNext.map((match) => ({ ...match, sides: nextSides })) },
    },
    {
      name: 'third',
      scene: { ...usual, kind: 'winner', bestOf: 1, decides: 'third', tournament: null },
    },
    {
      name: 'typed',
      scene: { ...match(side(long.latin, 1, null), side('あ', 0, null)), upNext, logo },
    },
  ];
}

export const fixtureOfPart: Partial<Record<OverlayPart, number>> = {
  countdown: 7,
  standings: 9,
  kp: 12,
  next: 13,
  bracket: 15,
};
