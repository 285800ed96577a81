import { accounts } from './accounts';
import { broadcast } from './broadcast';
import { host } from './host';
import { strings } from './in-browser';
import { overlays } from './overlays';
import { requests } from './requests';
import { results } from './results';

export const ja = { ...strings, accounts, broadcast, host, overlays, requests, results };
