import type { TeamMember } from '~/pokedex/member';
import { type Random, seeded } from '../bench/random';
import { worldId } from './world-id';
import { teamSheet } from './world-sheets';

/** The finished Pokémon Champions tournament of the demo, in which so many teams stood. */
export const fieldTournament = worldId('more18x');
export const fieldSize = 64;

// Species, ability, alignments, items by how often they are chosen, moves: the first ones always, of the rest some.
const pool = `
  incineroar intimidate careful,sassy sitrusberry,rockyhelmet fakeout,flareblitz,darkestlariat,partingshot,taunt
  sneasler unburden jolly,adamant whiteherb,focussash closecombat,direclaw,fakeout,protect
  kingambit defiant adamant blackglasses,chopleberry suckerpunch,kowtowcleave,ironhead,protect,swordsdance
  garchomp roughskin jolly,adamant lifeorb,garchompite,yacheberry earthquake,dragonclaw,protect,rockslide,swordsdance
  sinistcha hospitality relaxed,bold sitrusberry,kasibberry matchagotcha,ragepowder,trickroom,lifedew
  charizard solarpower,blaze modest,timid charizarditey heatwave,solarbeam,airslash,protect
  whimsicott prankster timid focussash,fairyfeather tailwind,moonblast,encore,taunt,protect
  pelipper drizzle timid,modest focussash,mysticwater weatherball,hurricane,tailwind,protect
  archaludon stamina modest leftovers,chestoberry electroshot,flashcannon,snarl,protect,dracometeor
  basculegion adaptability,swiftswim adamant,jolly choicescarf,mysticwater wavecrash,lastrespects,aquajet,protect
  rillaboom grassysurge adamant miracleseed,sitrusberry fakeout,grassyglide,woodhammer,uturn
  dragonite multiscale,innerfocus adamant,modest lumberry,dragoninite extremespeed,dragonclaw,tailwind,protect
  tyranitar sandstream adamant,brave tyranitarite,chopleberry rockslide,knockoff,lowkick,protect
  excadrill sandrush adamant,jolly focussash,softsand highhorsepower,ironhead,protect,swordsdance
  gardevoir telepathy,trace modest gardevoirite hypervoice,psychic,protect,trickroom
  torkoal drought quiet charcoal,sitrusberry eruption,heatwave,earthpower,protect
  venusaur chlorophyll modest,timid focussash,venusaurite sleeppowder,sludgebomb,energyball,protect
  milotic competitive calm,bold leftovers,sitrusberry scald,icebeam,recover,protect
  aerodactyl unnerve jolly focussash,aerodactylite rockslide,tailwind,dualwingbeat,protect
  talonflame galewings jolly sharpbeak,sitrusberry bravebird,flareblitz,tailwind,protect
  gholdengo goodasgold modest,timid leftovers,metalcoat makeitrain,shadowball,nastyplot,protect
  scizor technician adamant scizorite bulletpunch,bugbite,protect,swordsdance
  gengar cursedbody timid gengarite,focussash shadowball,sludgebomb,protect,willowisp
  kangaskhan scrappy jolly kangaskhanite fakeout,doubleedge,suckerpunch,protect
  hydreigon levitate modest,timid choicescarf,habanberry dracometeor,darkpulse,heatwave,protect
  politoed drizzle calm sitrusberry weatherball,icywind,helpinghand,protect
  corviknight mirrorarmor impish leftovers ironhead,bravebird,tailwind,roost
  meowscarada protean jolly focussash flowertrick,knockoff,uturn,protect`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .trim()
      .split(' ')
      .map((part) => part.split(',')),
  );

/** The first ones are chosen far more often, as in life. */
const mostly = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(list.length * random() ** 2)] as T;

function memberOf(random: Random, line: readonly string[][]): TeamMember {
  const [[species = ''] = [], abilities = [], alignments = [], items = [], moves = []] = line;
  const rest = moves.slice(2);
  while (rest.length > 2) rest.splice(Math.floor(rest.length * (1 - random() ** 2)) % rest.length, 1);
  return {
    species,
    ability: mostly(random, abilities),
    item: mostly(random, items),
    moves: [...moves.slice(0, 2), ...rest],
    statAlignment: mostly(random, alignments),
  };
}

/** So many teams of six, which look like those of a real field: a few cores, and a long tail. */
export function fieldTeams(size: number, seed = 12): TeamMember[][] {
  const random = seeded(seed);
  return Array.from({ length: size }, () => {
    const six: TeamMember[] = [];
    for (let tries = 0; six.length < 6; tries++) {
      const member = memberOf(random, mostly(random, pool));
      const isTaken = six.some(
        ({ species, item }) => species === member.species || (item === member.item && tries < 60),
      );
      if (!isTaken) six.push(member);
    }
    return six;
  });
}

/** The field of the demo: every third team is public, all have a place. */
export function makeField(now: number) {
  const teams = fieldTeams(fieldSize);
  const teamSheets = teams.map((members, at) =>
    teamSheet(
      {
        id: worldId(`field${at + 1}x`),
        tournamentId: fieldTournament,
        displayName: `プレイヤー${at + 1}`,
        discordId: `field_${at + 1}`,
        twitterId: null,
        tonamelId: `Fld${at + 1}`,
        members,
        isPublic: at % 3 === 0,
        submittedAt: new Date(now - 17 * 86_400_000 + at * 60_000),
      },
      now,
    ),
  );
  const standings = teamSheets.map(({ id }, at) => ({
    teamSheetId: id,
    wins: Math.max(0, 7 - Math.floor(Math.log2(at + 1)) - (at % 2)),
    losses: Math.min(7, Math.floor(Math.log2(at + 1)) + (at % 2)),
    rank: at + 1,
  }));
  return { teamSheets, standings };
}
