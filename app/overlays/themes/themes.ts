import type { BroadcastEvent } from '~/broadcast/event';
import type { Theme } from '~/overlays/theme';
import { blueBerryColosseum } from './blue-berry-colosseum';
import { ganyu } from './ganyu';
import { kanazumiOff } from './kanazumi-off';
import { moonblastTour } from './moonblast-tour';
import { singular } from './singular';
import { soryumon } from './soryumon';
import { stellarChallenge } from './stellar-challenge';
import { teraSquare } from './tera-square';
import { teruChalle } from './teru-challe';
import { teruFestival } from './teru-festival';
import { yashiOff } from './yashi-off';
import { youthRising } from './youth-rising';

export const themes: Record<BroadcastEvent, Theme> = {
  ganyu,
  singular,
  soryumon,
  'yashi-off': yashiOff,
  'tera-square': teraSquare,
  'teru-challe': teruChalle,
  'kanazumi-off': kanazumiOff,
  'youth-rising': youthRising,
  'teru-festival': teruFestival,
  'moonblast-tour': moonblastTour,
  'stellar-challenge': stellarChallenge,
  'blue-berry-colosseum': blueBerryColosseum,
};
