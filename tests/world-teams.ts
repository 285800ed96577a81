import type { TeamMember } from '~/pokedex/member';

// species, ability, item, Tera type, moves
const member = (line: string): TeamMember => {
  const [species = '', ability, item, teraType, ...moves] = line.split(' ');
  return { species, ability, item, teraType, moves };
};
const team = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => member(line.trim()));

const calyrexIce = team(`
  calyrexice asoneglastrier clearamulet fire glaciallance highhorsepower trickroom protect
  miraidon hadronengine choicespecs fairy electrodrift dracometeor voltswitch dazzlinggleam
  incineroar intimidate sitrusberry grass fakeout flareblitz knockoff partingshot
  amoonguss regenerator rockyhelmet water spore ragepowder pollenpuff protect
  urshifurapidstrike unseenfist mysticwater water surgingstrikes closecombat aquajet protect
  farigiraf armortail electricseed water trickroom hypervoice helpinghand protect`);

const zacian = team(`
  zaciancrowned intrepidsword rustedsword dragon behemothblade playrough swordsdance protect
  lunala shadowshield lifeorb fairy moongeistbeam meteorbeam wideguard protect
  incineroar intimidate safetygoggles grass fakeout knockoff willowisp partingshot
  rillaboom grassysurge assaultvest fire fakeout grassyglide woodhammer highhorsepower
  landorus sheerforce choicescarf poison earthpower sludgebomb psychic uturn
  ogerponhearthflame moldbreaker hearthflamemask fire ivycudgel spikyshield followme grassyglide`);

const shadowRider = team(`
  calyrexshadow asonespectrier focussash normal astralbarrage pollenpuff nastyplot protect
  koraidon orichalcumpulse clearamulet fire collisioncourse flareblitz flamecharge protect
  whimsicott prankster covertcloak ghost tailwind moonblast sunnyday encore
  grimmsnarl prankster lightclay ghost reflect lightscreen spiritbreak thunderwave
  ragingbolt protosynthesis assaultvest fairy thunderclap dracometeor thunderbolt electroweb
  fluttermane protosynthesis choicespecs fairy moonblast shadowball dazzlinggleam perishsong`);

const sun = team(`
  groudon drought clearamulet fire precipiceblades heatcrash swordsdance protect
  lunala shadowshield powerherb water moongeistbeam meteorbeam trickroom protect
  torkoal drought charcoal fire eruption heatwave earthpower protect
  indeedeef psychicsurge psychicseed fairy followme helpinghand trickroom psychic
  gallade sharpness clearamulet grass psychocut sacredsword wideguard trickroom
  amoonguss regenerator sitrusberry water spore ragepowder pollenpuff protect`);

const rain = team(`
  kyogre drizzle mysticwater grass waterspout originpulse icebeam protect
  miraidon hadronengine lifeorb electric electrodrift dracometeor thunderbolt protect
  tornadus prankster covertcloak ghost tailwind bleakwindstorm raindance protect
  urshifurapidstrike unseenfist choiceband water surgingstrikes closecombat uturn aquajet
  incineroar intimidate safetygoggles dragon fakeout flareblitz knockoff partingshot
  ironhands quarkdrive assaultvest grass fakeout drainpunch wildcharge heavyslam`);

const terapagos = team(`
  terapagos terashift sitrusberry stellar terastarstorm earthpower calmmind protect
  zamazentacrowned dauntlessshield rustedshield grass bodypress heavyslam wideguard protect
  ogerponwellspring waterabsorb wellspringmask water ivycudgel hornleech followme spikyshield
  incineroar intimidate safetygoggles ghost fakeout flareblitz knockoff partingshot
  whimsicott prankster focussash dark tailwind moonblast encore taunt
  chiyu beadsofruin choicescarf water heatwave darkpulse overheat snarl`);

/** The other teams of the ended demo tournament, with how they finished. */
export const endedTeams = [
  {
    id: 'minato',
    displayName: 'ミナト',
    tonamelId: 'Mnt2Kg',
    members: calyrexIce,
    wins: 6,
    losses: 2,
    rank: 2,
  },
  { id: 'sakura', displayName: 'さくら', tonamelId: 'Skr9Ra', members: zacian, wins: 5, losses: 2, rank: 3 },
  {
    id: 'tsubasa',
    displayName: 'つばさ',
    tonamelId: 'Tbs1Qp',
    members: shadowRider,
    wins: 4,
    losses: 2,
    rank: 5,
  },
  { id: 'riku', displayName: 'リク@VGC', tonamelId: 'Rik5Vg', members: sun, wins: 4, losses: 2, rank: 5 },
  { id: 'yuzuki', displayName: '柚月', tonamelId: 'Yzk3Wd', members: rain, wins: 3, losses: 3, rank: 9 },
  {
    id: 'leon',
    displayName: 'Leon K.',
    tonamelId: 'Len8Xb',
    members: terapagos,
    wins: 3,
    losses: 3,
    rank: 9,
  },
] as const;
