import championsA from './data/regulations/champions-m-a.json' with { type: 'json' };
import championsB from './data/regulations/champions-m-b.json' with { type: 'json' };
import championsC from './data/regulations/champions-m-c.json' with { type: 'json' };
import svA from './data/regulations/sv-a.json' with { type: 'json' };
import svB from './data/regulations/sv-b.json' with { type: 'json' };
import svC from './data/regulations/sv-c.json' with { type: 'json' };
import svD from './data/regulations/sv-d.json' with { type: 'json' };
import svE from './data/regulations/sv-e.json' with { type: 'json' };
import svF from './data/regulations/sv-f.json' with { type: 'json' };
import svG from './data/regulations/sv-g.json' with { type: 'json' };
import svH from './data/regulations/sv-h.json' with { type: 'json' };
import svI from './data/regulations/sv-i.json' with { type: 'json' };
import svJ from './data/regulations/sv-j.json' with { type: 'json' };
import type { RegulationSource } from './regulation';

// Source: rule tables of Pokémon Showdown 0.11.11 (MIT), for M-C those of 2026-09-18. Seasons change at midnight UTC in
// Scarlet/Violet and at 02:00 UTC in Champions. A set that came back for a second season is here with its first one.
export const builtInRegulations = [
  ...[svA, svB, svC, svD, svE, svF, svG, svH, svI, svJ],
  ...[championsA, championsB, championsC],
] as RegulationSource[];
