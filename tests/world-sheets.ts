import type { TeamMember } from '~/pokedex/member';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { teamOf } from './team-of';

/** An open sheet with everything on it. */
export const harukaTeam = teamOf(`
  garchomp roughskin lifeorb steel earthquake dragonclaw protect swordsdance
  incineroar intimidate safetygoggles grass fakeout flareblitz knockoff partingshot
  rillaboom grassysurge assaultvest fire fakeout grassyglide woodhammer uturn
  fluttermane protosynthesis boosterenergy fairy moonblast shadowball icywind protect
  urshifurapidstrike unseenfist mysticwater water surgingstrikes closecombat aquajet protect
  amoonguss regenerator sitrusberry water spore ragepowder pollenpuff protect`);

/** Of a Pokémon Champions tournament: Mega Stones and Stat Alignment. */
export const miraiTeam = teamOf(
  `
  charizard solarpower charizarditey modest heatwave solarbeam airslash protect
  sneasler unburden whiteherb jolly closecombat direclaw fakeout protect
  sinistcha hospitality sitrusberry relaxed matchagotcha trickroom ragepowder lifedew
  archaludon stamina leftovers modest electroshot flashcannon snarl protect
  pelipper drizzle focussash timid weatherball hurricane tailwind protect
  kingambit defiant blackglasses adamant suckerpunch kowtowcleave ironhead protect`,
  'statAlignment',
);

/** Submitted with an image: the species alone are typed, the rest comes from the reading below. */
export const akariTeam: TeamMember[] = [
  ...teamOf('kingambit defiant blackglasses dark suckerpunch kowtowcleave ironhead protect'),
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
const member = (species: string, ability: ReadValue, item: ReadValue, moves: string) => ({
  species: value(species),
  ability,
  item,
  moves: moves.split(' ').map((move) => value(move)),
});

/** What the reader found on tests/teams/akari.jpg, one item of which it is not sure about and one it missed. */
export const akariReading: ReadingResult = {
  language: 'ja',
  engineVersion: 'demo',
  members: [
    member('kingambit', value('defiant'), value('blackglasses'), 'suckerpunch kowtowcleave ironhead protect'),
    member(
      'dragonite',
      value('multiscale'),
      value('lumberry', 0.61),
      'extremespeed stompingtantrum tailwind protect',
    ),
    member('ironhands', value('quarkdrive'), value('assaultvest'), 'drainpunch wildcharge fakeout heavyslam'),
    member('chiyu', value('beadsofruin'), value('choicespecs'), 'heatwave darkpulse overheat snarl'),
    member('landorus', value('intimidate'), value(null), 'earthpower rockslide uturn protect'),
    member(
      'ogerponwellspring',
      value('waterabsorb'),
      value('wellspringmask'),
      'ivycudgel hornleech spikyshield encore',
    ),
  ],
};
