import type { AppLoadContext } from '@remix-run/cloudflare';
import { isId, newId } from '~/db/ids';
import {
  addEntrant,
  checkInEntrant,
  chooseSheet,
  refuseSheet,
  restoreEntrant,
  undoCheckIn,
} from '~/entrants/change-entrants.server';
import {
  checkEntrant,
  type EntrantProblem,
  entrantFields,
  maxEntrants,
  type TypedEntrant,
} from '~/entrants/entrant';
import {
  comparedSettings,
  readEntrantSettings,
  type SettingsProblem,
  settingUnits,
  type TypedEntrantSettings,
  typedSettings,
} from '~/entrants/entrant-settings';
import { findEntrantSettings, saveEntrantSettings } from '~/entrants/entrant-settings.server';
import { findPutOn, findRoster, listEntrants } from '~/entrants/entrants.server';
import { mergeEntrants } from '~/entrants/merge-entrants';
import { type Reminded, remindMissing } from '~/entrants/remind-missing.server';
import type { EffectiveRole, Permission } from '~/groups/permission';
import { dropOut } from '~/rounds/drop-out.server';
import { followStandings } from '~/rounds/save-standings.server';
import type { HostedTournament } from '~/tournaments/hosted-tournament.server';
import { printSeen, type SeenConflict, saveMerged, seenIn, takeChosen } from '~/ui/form/seen';
import { savedToast, type Toast } from '~/ui/toast';

interface Press {
  request: Request;
  context: AppLoadContext;
  group: { id: string; place: EffectiveRole };
  tournament: HostedTournament;
  form: FormData;
  userId: string;
  now: Date;
}

export interface EntrantsAnswer {
  adding?: {
    id: string;
    typed: TypedEntrant;
    problems: EntrantProblem[];
    refused?: 'twice' | 'full' | 'changed';
  };
  settings?: {
    typed: TypedEntrantSettings;
    problems: SettingsProblem[];
    seen: string;
    conflict?: SeenConflict<keyof TypedEntrantSettings>;
  };
  reminded?: Exclude<Reminded, 'mailOff'>;
}

/** A toast, to be shown at the entrant's row if there is one, or an answer to render. */
type PressResult =
  | { toast: Toast; entrantId?: string; answer?: undefined }
  | { answer: EntrantsAnswer; status: number };

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 5000) : '';
};
const saved: Toast = { kind: 'success', key: 'saved' };
const failed: Toast = { kind: 'error', key: 'saveFailed' };
const changedMeanwhile: Toast = { kind: 'error', key: 'changedMeanwhile' };

export const readTyped = (form: FormData): TypedEntrant =>
  Object.fromEntries(entrantFields.map((field) => [field, text(form, field)])) as TypedEntrant;

async function add({ context, tournament, form, now }: Press): Promise<PressResult> {
  const typed = readTyped(form);
  const { values, problems } = checkEntrant(typed);
  const formId = text(form, 'id');
  const id = isId(formId) ? formId : newId();
  const refuse = (adding: Partial<EntrantsAnswer['adding']>): PressResult => ({
    answer: { adding: { id, typed, problems, ...adding } },
    status: 422,
  });
  if (problems.length > 0) return refuse({});
  const entrants = await listEntrants(context.db, tournament.id);
  const isOn = (rows: readonly { id: string }[]) => rows.some((each) => each.id === id);
  if (isOn(entrants)) return { toast: saved };
  if (entrants.length >= maxEntrants) return refuse({ refused: 'full' });
  const row = { line: 1, text: values.name, values };
  if (mergeEntrants(entrants, { rows: [row], fields: ['name'] }).added.length === 0)
    return refuse({ refused: 'twice' });
  const isAdded =
    (await addEntrant(context.db, tournament.id, { ...values, id }, entrants.length, now)) ||
    isOn(await listEntrants(context.db, tournament.id));
  return isAdded ? { toast: saved } : refuse({ refused: 'changed' });
}

async function putOn({ context, tournament, form, now }: Press): Promise<PressResult> {
  const { db } = context;
  const player = await findPutOn(db, tournament.id, text(form, 'sheet'));
  const entrants = await listEntrants(db, tournament.id);
  const isOn = entrants.some(({ teamSheetId }) => teamSheetId === player?.teamSheetId);
  if (!player || entrants.length >= maxEntrants) return { toast: failed };
  return {
    toast: isOn || (await addEntrant(db, tournament.id, player, entrants.length, now)) ? saved : failed,
  };
}

async function checkIn({ context, tournament, form, now }: Press): Promise<PressResult> {
  const { db } = context;
  const sheetId = text(form, 'sheet');
  const roster = sheetId ? await findRoster(db, tournament.id) : undefined;
  const scannedId = roster?.entrants.find((entrant) => entrant.sheetId === sheetId)?.id;
  const entrantId = sheetId ? scannedId : text(form, 'entrant');
  if (!entrantId) return { toast: { kind: 'error', key: 'notOnList' } };
  const isIn = await checkInEntrant(db, tournament.id, entrantId, now);
  return { toast: isIn ? { kind: 'success', key: 'checkedIn' } : changedMeanwhile, entrantId };
}

async function settings({ context, group, tournament, form }: Press): Promise<PressResult> {
  const seen = seenIn(form);
  takeChosen(form, seen, settingUnits);
  const typed = {
    entrantsOnly: text(form, 'entrantsOnly'),
    namesMissing: text(form, 'namesMissing'),
    checkIn: text(form, 'checkIn'),
    opensAt: text(form, 'opensAt'),
    closesAt: text(form, 'closesAt'),
  };
  const { problems } = readEntrantSettings(typed, tournament);
  if (problems.length > 0)
    return { answer: { settings: { typed, problems, seen: printSeen(seen) } }, status: 422 };
  const { db } = context;
  const at = { groupId: group.id, tournamentId: tournament.id };
  const done = await saveMerged({
    units: settingUnits,
    seen,
    mine: comparedSettings(typed),
    read: () => findEntrantSettings(db, tournament.id),
    valuesOf: (row) => comparedSettings(typedSettings(row, tournament)),
    write(merged, before) {
      const { problems: _, ...settings } = readEntrantSettings(merged, tournament);
      return saveEntrantSettings(db, at, settings, before);
    },
  });
  if (done.state === 'gone') return { toast: failed };
  if (done.state === 'saved') return { toast: savedToast(done.taken) };
  const { conflict } = done;
  const answer = { typed: conflict.mine, problems: [], seen: printSeen(conflict.theirs), conflict };
  return { answer: { settings: answer }, status: 409 };
}

/** Wraps an act on one entrant, whose ID is in the form. */
const ofOne =
  (act: (press: Press, entrantId: string) => Promise<unknown>) =>
  async (press: Press): Promise<PressResult> => {
    const entrantId = text(press.form, 'entrant');
    const done = await act(press, entrantId);
    return { toast: done === false ? changedMeanwhile : saved, entrantId };
  };

/** The same for an act on which published standings depend. */
const withStandings = (act: (press: Press, entrantId: string) => Promise<boolean>) =>
  ofOne(async (press, entrantId) => {
    const isDone = await act(press, entrantId);
    if (isDone) await followStandings(press.context, press.tournament, press.userId, press.now);
    return isDone;
  });

/** Acts on the list of entrants, by the last segment of the URL. */
const acts = {
  add,
  'put-on': putOn,
  'check-in': checkIn,
  async 'undo-check-in'({ context, tournament, form }) {
    const [entrantId = '', at] = text(form, 'entrant').split(' ');
    const undone = await undoCheckIn(context.db, tournament.id, entrantId, new Date(Number(at) || 0));
    return { toast: undone ? saved : changedMeanwhile, entrantId };
  },
  drop: withStandings(({ context, tournament, now }, entrantId) =>
    dropOut(context.db, { tournamentId: tournament.id, entrantId, by: 'staff' }, now),
  ),
  restore: withStandings(({ context, tournament }, id) => restoreEntrant(context.db, tournament.id, id)),
  /** `same` confirms that the form's sheet is the entrant's, `other` denies it. */
  same: ofOne(({ context, tournament, form }, id) =>
    chooseSheet(context.db, tournament.id, id, text(form, 'sheet')),
  ),
  other: ofOne(({ context, tournament, form }, id) =>
    refuseSheet(context.db, tournament.id, id, text(form, 'sheet')),
  ),
  async remind({ context, tournament, now }) {
    const reminded = await remindMissing(context, tournament, now);
    if (reminded === 'mailOff') return { toast: { kind: 'error', key: 'mailOff' } };
    return { answer: { reminded }, status: reminded === 'closed' ? 409 : 200 };
  },
  settings,
} satisfies Record<string, (press: Press) => Promise<PressResult>>;

export type EntrantsAct = keyof typeof acts;
export const entrantsActs = Object.keys(acts) as readonly EntrantsAct[];
/** Settings that players notice count as the tournament's own. */
export const permissionOf = (act: EntrantsAct): Permission =>
  act === 'settings' ? 'manageTournaments' : 'manageEntrants';
export const pressEntrants = (act: EntrantsAct, press: Press): Promise<PressResult> => acts[act](press);
