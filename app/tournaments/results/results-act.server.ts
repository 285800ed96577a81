import type { Database } from '~/db/client.server';
import type { Toast } from '~/ui/toast';
import { readPastedResults } from './read-results';
import { resultFields, typedResult } from './result';
import { listResultRows, publishResults, type ResultRow, saveResults, undoSave } from './results.server';
import { changedRows, partWishes, type ResultsAnswer, withProblems } from './results-form';

interface Press {
  db: Database;
  own: { groupId: string; tournamentId: string };
  byUserId: string;
  form: FormData;
  now: Date;
}

/** Done, and the page says so; or what the page is given back, as nothing or not all of it was kept. */
type Pressed = { toast: Toast; answer?: undefined } | { answer: ResultsAnswer; status: 409 | 422 };

const done = (key: 'saved' | 'published' | 'undone'): Pressed => ({ toast: { kind: 'success', key } });

/** What can be done with the results, by the last part of the address. */
const acts = {
  save,
  /** Fills the table; nothing is kept before it is looked at. */
  async paste({ db, own, form }) {
    return { answer: fillFromPaste(form, await listResultRows(db, own.tournamentId)), status: 422 };
  },
  async publish({ db, own, now }) {
    await publishResults(db, own, now);
    return done('published');
  },
  async hide({ db, own }) {
    await publishResults(db, own, null);
    return done('saved');
  },
  /** Takes back the save of the form's `save`, as long as it is the last. */
  async undo({ db, own, form, now }) {
    const undone = await undoSave(db, { ...own, saveId: Number(form.get('save')) || 0 }, now);
    return undone ? done('undone') : { toast: { kind: 'error', key: 'undoFailed' } };
  },
} satisfies Record<string, (press: Press) => Promise<Pressed>>;

export type ResultsAct = keyof typeof acts;
export const resultsActs = Object.keys(acts) as readonly ResultsAct[];
export const pressResults = (act: ResultsAct, press: Press): Promise<Pressed> => acts[act](press);

async function save({ db, own, byUserId, form, now }: Press): Promise<Pressed> {
  const { tournamentId } = own;
  const rows = await listResultRows(db, tournamentId);
  const changed = changedRows(form, rows);
  const wrong = withProblems(changed);
  if (wrong) return { answer: { open: wrong, state: 'wrong', done: 0 }, status: 422 };
  const { wishes, conflicts } = partWishes(changed, rows);
  const kept =
    wishes.length > 0 ? await saveResults(db, { tournamentId, byUserId, wishes }, now) : new Set<string>();
  if (kept.size < wishes.length) {
    // Somebody was quicker by a moment: what is kept now decides.
    const raced = Object.fromEntries(Object.entries(changed).filter(([id]) => !kept.has(id)));
    Object.assign(conflicts, partWishes(raced, await listResultRows(db, tournamentId)).conflicts);
  }
  if (Object.keys(conflicts).length === 0) return done('saved');
  return { answer: { open: conflicts, state: 'conflict', done: kept.size }, status: 409 };
}

/**
 * The table filled from what was pasted, over what was typed. What a line does not say stays as it stands in the row,
 * and a paste that was not understood as a whole fills in nothing.
 */
function fillFromPaste(form: FormData, rows: readonly ResultRow[]): ResultsAnswer {
  const given = form.get('paste');
  const text = typeof given === 'string' ? given : '';
  const { results, problems, misfits } = readPastedResults(text, rows);
  const open = changedRows(form, rows);
  for (const { id, version, result: kept } of rows) {
    const result = results.get(id);
    if (!result) continue;
    const row = open[id];
    const typed = { ...(row?.typed ?? typedResult(kept)) };
    for (const field of resultFields) if (result[field] !== null) typed[field] = String(result[field]);
    // A version alone is like no result: saving sees a change, and whether somebody else was quicker than the typing.
    open[id] = { typed, base: row?.base ?? version, seen: row && String(row.base) };
  }
  const state = misfits.length > 0 ? 'refused' : 'pasted';
  return { open, state, done: results.size, paste: { text, problems, misfits } };
}
