import type { TeamMember } from '~/pokedex/member';
import type { ReadingResult, ReadValue } from '~/readings/reading';

/** Of a Pokémon Champions tournament: Mega Stones and Stat Alignment. */
export const miraiTeam: TeamMember[] = [
  {
    species: 'charizard',
    ability: 'solarpower',
    item: 'charizarditey',
    moves: ['heatwave', 'solarbeam', 'airslash', 'protect'],
    statAlignment: 'modest',
  },
  {
    species: 'sneasler',
    ability: 'unburden',
    item: 'whiteherb',
    moves: ['closecombat', 'direclaw', 'fakeout', 'protect'],
    statAlignment: 'jolly',
  },
  {
    species: 'sinistcha',
    ability: 'hospitality',
    item: 'sitrusberry',
    moves: ['matchagotcha', 'trickroom', 'ragepowder', 'lifedew'],
    statAlignment: 'relaxed',
  },
  {
    species: 'archaludon',
    ability: 'stamina',
    item: 'leftovers',
    moves: ['electroshot', 'flashcannon', 'snarl', 'protect'],
    statAlignment: 'modest',
  },
  {
    species: 'pelipper',
    ability: 'drizzle',
    item: 'focussash',
    moves: ['weatherball', 'hurricane', 'tailwind', 'protect'],
    statAlignment: 'timid',
  },
  {
    species: 'kingambit',
    ability: 'defiant',
    item: 'blackglasses',
    moves: ['suckerpunch', 'kowtowcleave', 'ironhead', 'protect'],
    statAlignment: 'adamant',
  },
];

/** Handed in with an image: the species alone are typed, the rest comes from the reading below. */
export const akariTeam: TeamMember[] = [
  {
    species: 'kingambit',
    ability: 'defiant',
    item: 'blackglasses',
    moves: ['suckerpunch', 'kowtowcleave', 'ironhead', 'protect'],
    teraType: 'dark',
  },
  { species: 'dragonite', teraType: 'normal' },
  { species: 'ironhands', teraType: 'grass' },
  { species: 'chiyu', teraType: 'ghost' },
  { species: 'landorustherian' },
  { species: 'ogerponwellspring', teraType: 'water' },
];

const value = (key: string | null, confidence = 0.97): ReadValue => ({
  key,
  confidence,
  uncertain: confidence < 0.8,
  raw: key ?? '',
});
const member = (species: string, ability: ReadValue, item: ReadValue, moves: string[]) => ({
  species: value(species),
  ability,
  item,
  moves: moves.map((move) => value(move)),
});

/** What the reader found on tests/teams/akari.jpg, one item of which it is not sure about and one it missed. */
export const akariReading: ReadingResult = {
  language: 'ja',
  engineVersion: 'demo',
  members: [
    member('kingambit', value('defiant'), value('blackglasses'), [
      'suckerpunch',
      'kowtowcleave',
      'ironhead',
      'protect',
    ]),
    member('dragonite', value('multiscale'), value('lumberry', 0.61), [
      'extremespeed',
      'stompingtantrum',
      'tailwind',
      'protect',
    ]),
    member('ironhands', value('quarkdrive'), value('assaultvest'), [
      'drainpunch',
      'wildcharge',
      'fakeout',
      'heavyslam',
    ]),
    member('chiyu', value('beadsofruin'), value('choicespecs'), [
      'heatwave',
      'darkpulse',
      'overheat',
      'snarl',
    ]),
    member('landorus', value('intimidate'), value(null), ['earthpower', 'rockslide', 'uturn', 'protect']),
    member('ogerponwellspring', value('waterabsorb'), value('wellspringmask'), [
      'ivycudgel',
      'hornleech',
      'spikyshield',
      'encore',
    ]),
  ],
};
