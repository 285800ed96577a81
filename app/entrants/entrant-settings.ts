import { instantOf, localOf } from '~/time/zoned-time';

/** Form values: local times in the tournament's zone, `on` for a ticked box. */
export type TypedEntrantSettings = Readonly<{
  entrantsOnly: string;
  namesMissing: string;
  checkIn: string;
  opensAt: string;
  closesAt: string;
}>;

/** Fields merged as one unit when two people edit concurrently. */
export const settingUnits = {
  entrantsOnly: ['entrantsOnly'],
  namesMissing: ['namesMissing'],
  checkIn: ['checkIn', 'opensAt', 'closesAt'],
} as const;

/** Normalizes settings for comparison: without a check-in, its times don't count. */
export const comparedSettings = (typed: TypedEntrantSettings): TypedEntrantSettings =>
  typed.checkIn === 'on' ? typed : { ...typed, opensAt: '', closesAt: '' };

const hour = 3_600_000;

/** Form values of saved settings. Missing times are proposed: from an hour before the start until the start. */
export function typedSettings(
  { entrantsOnly, namesMissing, checkInOpensAt, checkInClosesAt }: Omit<ParsedSettings, 'problems'>,
  { timeZone, scheduledStartAt }: { timeZone: string; scheduledStartAt: Date },
): TypedEntrantSettings {
  return {
    entrantsOnly: entrantsOnly ? 'on' : '',
    namesMissing: namesMissing ? 'on' : '',
    checkIn: checkInOpensAt ? 'on' : '',
    opensAt: localOf(checkInOpensAt ?? new Date(scheduledStartAt.getTime() - hour), timeZone),
    closesAt: localOf(checkInClosesAt ?? scheduledStartAt, timeZone),
  };
}

export type SettingsProblem = 'opensAtWrong' | 'closesAtWrong' | 'closesBeforeOpens' | 'closesAfterEnd';

interface ParsedSettings {
  entrantsOnly: boolean;
  namesMissing: boolean;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
  problems: SettingsProblem[];
}

export function readEntrantSettings(
  { entrantsOnly, namesMissing, checkIn, opensAt, closesAt }: TypedEntrantSettings,
  { timeZone, endsAt }: { timeZone: string; endsAt: Date },
): ParsedSettings {
  const parsed = { entrantsOnly: entrantsOnly === 'on', namesMissing: namesMissing === 'on', problems: [] };
  if (checkIn !== 'on') return { ...parsed, checkInOpensAt: null, checkInClosesAt: null };
  const opens = instantOf(opensAt, timeZone)?.at ?? null;
  const closes = instantOf(closesAt, timeZone)?.at ?? null;
  const problems: SettingsProblem[] = [];
  if (!opens) problems.push('opensAtWrong');
  if (!closes) problems.push('closesAtWrong');
  if (opens && closes && closes <= opens) problems.push('closesBeforeOpens');
  else if (closes && closes > endsAt) problems.push('closesAfterEnd');
  return { ...parsed, checkInOpensAt: opens, checkInClosesAt: closes, problems };
}

interface CheckInTimes {
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
}

export function checkInState({ checkInOpensAt, checkInClosesAt }: CheckInTimes, now: Date) {
  if (!checkInOpensAt || !checkInClosesAt) return 'off';
  if (now < checkInOpensAt) return 'soon';
  return now < checkInClosesAt ? 'open' : 'over';
}
