import type { Database } from '~/db/client.server';
import { listResultRows } from '~/results/standings.server';
import type { Toast } from '~/ui/toast';
import { publishResults, saveResults, undoSave } from './results.server';
import { changedRows, partWishes, type ResultsAnswer, withProblems } from './results-form';

interface Press {
  db: Database;
  own: { groupId: string; tournamentId: string };
  byUserId: string;
  form: FormData;
  now: Date;
}

/** A toast after success, or an answer for the form if not everything could be saved. */
type Pressed = { toast: Toast; answer?: undefined } | { answer: ResultsAnswer; status: 409 | 422 };

const done = (key: 'saved' | 'published' | 'undone'): Pressed => ({ toast: { kind: 'success', key } });

const acts = {
  save,
  async publish({ db, own, now }) {
    await publishResults(db, own, now);
    return done('published');
  },
  async hide({ db, own }) {
    await publishResults(db, own, null);
    return done('saved');
  },
  /** Undoes the save named in the form, if it is still the latest. */
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
  const saved =
    wishes.length > 0 ? await saveResults(db, { tournamentId, byUserId, wishes }, now) : new Set<string>();
  if (saved.size < wishes.length) {
    // Lost a race: report conflicts with the results saved meanwhile.
    const raced = Object.fromEntries(Object.entries(changed).filter(([id]) => !saved.has(id)));
    Object.assign(conflicts, partWishes(raced, await listResultRows(db, tournamentId)).conflicts);
  }
  if (Object.keys(conflicts).length === 0) return done('saved');
  return { answer: { open: conflicts, state: 'conflict', done: saved.size }, status: 409 };
}
