import type { ja } from '../ja';
import type { Translated } from '../translated';
import { about } from './about';
import { accounts } from './accounts';
import { accuracy } from './accuracy';
import { broadcast } from './broadcast';
import { health } from './health';
import { host } from './host';
import { strings } from './in-browser';
import { offline } from './offline';
import { overlays } from './overlays';
import { passkeys } from './passkeys';
import { regulations } from './regulations';
import { reports } from './reports';
import { requests } from './requests';
import { results } from './results';
import { stats } from './stats';

export const en: Translated<typeof ja> = {
  ...strings,
  about,
  accounts,
  accuracy,
  broadcast,
  health,
  host,
  offline,
  overlays,
  passkeys,
  regulations,
  reports,
  requests,
  results,
  stats,
};
