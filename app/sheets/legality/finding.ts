/** What may be wrong with one of the six, by the field that says it. */
const findingKinds = [
  'notInGame',
  'notAllowed',
  'banned',
  'wrongType',
  'tooManyRestricted',
  'speciesTwice',
  'itemNotAllowed',
  'itemBanned',
  'itemTwice',
  'moveNeeded',
  'itemNeeded',
  'itemMakesForm',
  'stoneOfOther',
  'abilityImpossible',
  'moveImpossible',
  'moveBanned',
  'teraImpossible',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  /** From 0. */
  slot: number;
  /** The field below its slot: `species`, `item`, `moves[2]`. */
  field: string;
  kind: FindingKind;
  /** `likely`: our tables may be late. Never stops anybody. */
  certainty: 'certain' | 'likely';
  /** Keys of the pokedex that a text names; `slot` from 1, `limit` a number. */
  about: {
    species?: string;
    item?: string;
    ability?: string;
    move?: string;
    type?: string;
    slot?: number;
    limit?: number;
  };
}

export const findingPath = ({ slot, field }: Pick<Finding, 'slot' | 'field'>): string =>
  `members[${slot}].${field}`;

/** The same finding has the same id, on any device and at any time; another value in its field makes it another. */
export const findingId = (finding: Finding): string =>
  [findingPath(finding), finding.kind, ...Object.values(finding.about)].join(' ');
