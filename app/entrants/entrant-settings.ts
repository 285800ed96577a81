import { instantOf, localOf } from '~/time/zoned-time';

/** As the form has them: times as the clock of the tournament's zone shows them, `on` for a tick. */
export type TypedEntrantSettings = Readonly<{
  entrantsOnly: string;
  namesMissing: string;
  checkIn: string;
  opensAt: string;
  closesAt: string;
}>;

/** What changes hands together when two people change it: the times of the check-in. */
export const settingUnits = {
  entrantsOnly: ['entrantsOnly'],
  namesMissing: ['namesMissing'],
  checkIn: ['checkIn', 'opensAt', 'closesAt'],
} as const;

/** As they are compared: without a check-in its times say nothing. */
export const comparedSettings = (typed: TypedEntrantSettings): TypedEntrantSettings =>
  typed.checkIn === 'on' ? typed : { ...typed, opensAt: '', closesAt: '' };

const hour = 3_600_000;

/** As they are kept; times that there are not yet are proposed. */
export function typedSettings(
  { entrantsOnly, namesMissing, checkInOpensAt, checkInClosesAt }: Omit<Read, 'problems'>,
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

interface Read {
  entrantsOnly: boolean;
  namesMissing: boolean;
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
  problems: SettingsProblem[];
}

/** Players say that they are there within these times, or are not asked to. */
export function readEntrantSettings(
  { entrantsOnly, namesMissing, checkIn, opensAt, closesAt }: TypedEntrantSettings,
  { timeZone, endsAt }: { timeZone: string; endsAt: Date },
): Read {
  const read = { entrantsOnly: entrantsOnly === 'on', namesMissing: namesMissing === 'on', problems: [] };
  if (checkIn !== 'on') return { ...read, checkInOpensAt: null, checkInClosesAt: null };
  const opens = instantOf(opensAt, timeZone)?.at ?? null;
  const closes = instantOf(closesAt, timeZone)?.at ?? null;
  const problems: SettingsProblem[] = [];
  if (!opens) problems.push('opensAtWrong');
  if (!closes) problems.push('closesAtWrong');
  if (opens && closes && closes <= opens) problems.push('closesBeforeOpens');
  else if (closes && closes > endsAt) problems.push('closesAfterEnd');
  return { ...read, checkInOpensAt: opens, checkInClosesAt: closes, problems };
}

interface CheckInTimes {
  checkInOpensAt: Date | null;
  checkInClosesAt: Date | null;
}

/** Whether players are asked to say that they are there, and may now. */
export function checkInState({ checkInOpensAt, checkInClosesAt }: CheckInTimes, now: Date) {
  if (!checkInOpensAt || !checkInClosesAt) return 'off';
  if (now < checkInOpensAt) return 'soon';
  return now < checkInClosesAt ? 'open' : 'over';
}
