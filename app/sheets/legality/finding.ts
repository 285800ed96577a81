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
  slot: number;
  field: string;
  kind: FindingKind;
  /** `likely`: our tables may be outdated. Neither kind blocks submission. */
  certainty: 'certain' | 'likely';
  /** Keys of names used in the text; `slot` counts from 1. */
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

/** Stable across devices and time; changes with the field's value. */
export const findingId = (finding: Finding): string =>
  [findingPath(finding), finding.kind, ...Object.values(finding.about)].join(' ');
