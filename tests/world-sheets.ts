import type { InferInsertModel } from 'drizzle-orm';
import type { teamSheets } from '~/db/schema';
import type { TeamMember } from '~/pokedex/member';
import type { ReadingResult, ReadValue } from '~/readings/reading';
import { teamOf } from './team-of';
import { ids, worldId } from './world-id';
import { endedTeams } from './world-teams';

type TeamSheet = InferInsertModel<typeof teamSheets>;

const hour = 3_600_000;
const day = 24 * hour;

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

/** What the reader found on tests/sheets/akari.jpg, one item of which it is not sure about and one it missed. */
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

export function teamSheet(change: Partial<TeamSheet> & { id: string; tournamentId: string }, now: number) {
  return {
    submissionKey: `submission-${change.id}`,
    // No edit key hashes to this: the demo's sheets cannot be edited by a link.
    editKeyHash: '-',
    displayName: 'ハルカ',
    discordId: 'haruka_vgc',
    twitterId: 'haruka_vgc',
    tonamelId: 'Hrk4Tm',
    members: harukaTeam,
    submittedAt: new Date(now - 2 * day),
    ...change,
  } satisfies TeamSheet;
}

/** The sheets of the world's tournaments. */
export function makeTeamSheets(now: number): TeamSheet[] {
  return [
    teamSheet(
      { id: ids.haruka, tournamentId: ids.running, ownerId: ids.harukaUser, saidName: 'Haruka' },
      now,
    ),
    teamSheet({ id: worldId('harukaopen'), tournamentId: ids.open, ownerId: ids.harukaUser }, now),
    teamSheet(
      {
        id: worldId('harukaended'),
        tournamentId: ids.ended,
        ownerId: ids.harukaUser,
        isPublic: true,
      },
      now,
    ),
    teamSheet(
      {
        id: ids.kenta,
        tournamentId: ids.ended,
        displayName: 'ケンタ',
        saidName: 'けんた',
        discordId: 'kenta',
        twitterId: null,
        tonamelId: 'Knt7Aa',
        isPublic: false,
      },
      now,
    ),
    ...endedTeams.map(({ id, displayName, tonamelId, members }) =>
      teamSheet(
        {
          id: worldId(id),
          tournamentId: ids.ended,
          displayName,
          discordId: id,
          twitterId: null,
          tonamelId,
          members: [...members],
          isPublic: true,
        },
        now,
      ),
    ),
    teamSheet(
      {
        id: ids.mirai,
        tournamentId: ids.runningClosed,
        displayName: 'ミライ',
        discordId: 'mirai_off',
        tonamelId: 'Mir9Ai',
        members: miraiTeam,
        teamCode: 'M1RA1CTS01',
      },
      now,
    ),
    teamSheet(
      {
        id: ids.souta,
        tournamentId: ids.running,
        displayName: 'ソウタ',
        discordId: 'souta_ots',
        tonamelId: 'Sta3Ou',
        revision: 2,
        correctedAt: new Date(now - hour / 2),
      },
      now,
    ),
    teamSheet(
      {
        id: ids.akari,
        tournamentId: ids.running,
        displayName: 'アカリ',
        discordId: 'akari.poke',
        tonamelId: 'Akr1Ri',
        members: akariTeam,
        readingId: ids.akariReading,
      },
      now,
    ),
  ];
}
