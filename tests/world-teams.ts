import { teamOf } from './team-of';

const calyrexIce = teamOf(`
  calyrexice asoneglastrier clearamulet fire glaciallance highhorsepower trickroom protect
  miraidon hadronengine choicespecs fairy electrodrift dracometeor voltswitch dazzlinggleam
  incineroar intimidate sitrusberry grass fakeout flareblitz knockoff partingshot
  amoonguss regenerator rockyhelmet water spore ragepowder pollenpuff protect
  urshifurapidstrike unseenfist mysticwater water surgingstrikes closecombat aquajet protect
  farigiraf armortail electricseed water trickroom hypervoice helpinghand protect`);

const zacian = teamOf(`
  zaciancrowned intrepidsword rustedsword dragon behemothblade playrough swordsdance protect
  lunala shadowshield lifeorb fairy moongeistbeam meteorbeam wideguard protect
  incineroar intimidate safetygoggles grass fakeout knockoff willowisp partingshot
  rillaboom grassysurge assaultvest fire fakeout grassyglide woodhammer highhorsepower
  landorus sheerforce choicescarf poison earthpower sludgebomb psychic uturn
  ogerponhearthflame moldbreaker hearthflamemask fire ivycudgel spikyshield followme grassyglide`);

const shadowRider = teamOf(`
  calyrexshadow asonespectrier focussash normal astralbarrage pollenpuff nastyplot protect
  koraidon orichalcumpulse clearamulet fire collisioncourse flareblitz flamecharge protect
  whimsicott prankster covertcloak ghost tailwind moonblast sunnyday encore
  grimmsnarl prankster lightclay ghost reflect lightscreen spiritbreak thunderwave
  ragingbolt protosynthesis assaultvest fairy thunderclap dracometeor thunderbolt electroweb
  fluttermane protosynthesis choicespecs fairy moonblast shadowball dazzlinggleam perishsong`);

const sun = teamOf(`
  groudon drought clearamulet fire precipiceblades heatcrash swordsdance protect
  lunala shadowshield powerherb water moongeistbeam meteorbeam trickroom protect
  torkoal drought charcoal fire eruption heatwave earthpower protect
  indeedeef psychicsurge psychicseed fairy followme helpinghand trickroom psychic
  gallade sharpness clearamulet grass psychocut sacredsword wideguard trickroom
  amoonguss regenerator sitrusberry water spore ragepowder pollenpuff protect`);

const rain = teamOf(`
  kyogre drizzle mysticwater grass waterspout originpulse icebeam protect
  miraidon hadronengine lifeorb electric electrodrift dracometeor thunderbolt protect
  tornadus prankster covertcloak ghost tailwind bleakwindstorm raindance protect
  urshifurapidstrike unseenfist choiceband water surgingstrikes closecombat uturn aquajet
  incineroar intimidate safetygoggles dragon fakeout flareblitz knockoff partingshot
  ironhands quarkdrive assaultvest grass fakeout drainpunch wildcharge heavyslam`);

const terapagos = teamOf(`
  terapagos terashift sitrusberry stellar terastarstorm earthpower calmmind protect
  zamazentacrowned dauntlessshield rustedshield grass bodypress heavyslam wideguard protect
  ogerponwellspring waterabsorb wellspringmask water ivycudgel hornleech followme spikyshield
  incineroar intimidate safetygoggles ghost fakeout flareblitz knockoff partingshot
  whimsicott prankster focussash dark tailwind moonblast encore taunt
  chiyu beadsofruin choicescarf water heatwave darkpulse overheat snarl`);

// Who, how often they won and lost, and their rank.
const finished = [
  ['minato', 'ミナト', 'Mnt2Kg', calyrexIce, 6, 2, 2],
  ['sakura', 'さくら', 'Skr9Ra', zacian, 5, 2, 3],
  ['tsubasa', 'つばさ', 'Tbs1Qp', shadowRider, 4, 2, 5],
  ['riku', 'リク@VGC', 'Rik5Vg', sun, 4, 2, 5],
  ['yuzuki', '柚月', 'Yzk3Wd', rain, 3, 3, 9],
  ['leon', 'Leon K.', 'Len8Xb', terapagos, 3, 3, 9],
] as const;

/** The other teams of the ended demo tournament. */
export const endedTeams = finished.map(([id, displayName, tonamelId, members, wins, losses, rank]) => ({
  id,
  displayName,
  tonamelId,
  members,
  wins,
  losses,
  rank,
}));
