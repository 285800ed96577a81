import { createHash } from 'node:crypto';
import { withoutBirthDates } from '~/copied/tdf';
import type { Database } from '~/db/client.server';
import { givenText, textDigest } from '~/ui/paste/given-text.server';
import { listNamedRows } from './named-rows.server';
import { planPaste, unsaidChoices, wishesOf } from './paste-plan';
import { mappingOf } from './pasting/meaning';
import { readStandings } from './pasting/read-standings';
import { entryKey } from './pasting/standing-problem';
import { saveResults } from './results.server';

interface Paste {
  db: Database;
  tournamentId: string;
  byUserId: string;
  form: FormData;
  now: Date;
}

/** Parses the paste on every submit. Saves it only on `keep`, and only if the preview that staff saw is still current. */
export async function pasteResults({ db, tournamentId, byUserId, form, now }: Paste) {
  const paste = await givenText(form);
  if (!paste) return { status: 422, isBroken: true } as const;
  const isNew = paste.isFile || form.get('intent') === 'look';
  const text = withoutBirthDates(paste.text);
  const isRead = form.get('read') === textDigest(text);
  const choices = isNew
    ? {}
    : { mapping: mappingOf(form.getAll('column')), ...(isRead && { players: playersOf(form) }) };
  const look = lookAt(text, choices, await listNamedRows(db, tournamentId));
  const { reading, plan, answer } = look;
  if (form.get('intent') !== 'keep' || isNew)
    return { status: reading.faults.length > 0 ? 422 : 200, answer } as const;

  if (!isRead || form.get('chosen') !== answer.chosen || !reading.ready)
    return { status: 409, answer: { ...answer, isChosenAnew: true } } as const;
  const wishes = wishesOf(plan, unsaidChoices.find((choice) => choice === form.get('unsaid')) ?? 'keep');
  // No wishes: the first of two submits has already saved everything.
  if (form.get('seen') !== answer.seen && wishes.length > 0)
    return { status: 409, answer: { ...answer, isOther: true } } as const;
  const saved =
    wishes.length > 0 ? await saveResults(db, { tournamentId, byUserId, wishes }, now) : undefined;
  if (wishes.length === (saved?.size ?? 0)) return { status: 200, kept: wishes.length } as const;
  // Lost a race: preview the rest again.
  const again = lookAt(text, choices, await listNamedRows(db, tournamentId));
  return { status: 409, answer: { ...again.answer, isOther: true } } as const;
}

export type PasteAnswer = ReturnType<typeof lookAt>['answer'] & { isOther?: boolean; isChosenAnew?: boolean };

function lookAt(
  text: string,
  choices: NonNullable<Parameters<typeof readStandings>[2]>,
  teams: Awaited<ReturnType<typeof listNamedRows>>,
) {
  const reading = readStandings(text, teams, choices);
  const plan = planPaste(reading, teams);
  const { rows, missing, ...summary } = reading;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const players = rows.flatMap(({ text, teamId, ...entry }) => {
    const key = entryKey(entry);
    const team = choices.players?.get(key) === teamId && byId.get(teamId);
    return team
      ? [{ key, line: entry.line, text, team: { id: team.id, displayName: team.displayName } }]
      : [];
  });
  const answer = {
    ...summary,
    text,
    missing: missing.map(({ id, displayName, tonamelId }) => ({ id, displayName, tonamelId })),
    changed: plan.changed,
    unchanged: plan.unchanged,
    unsaid: plan.unsaid.map(({ id, displayName }) => ({ id, displayName })),
    read: textDigest(text),
    /** Digests of the teams' versions and of the choices, to detect a stale preview. */
    seen: digestOf(teams.map(({ id, version }) => [id, version])),
    chosen: digestOf([reading.columns.map(({ meaning }) => meaning), [...(choices.players ?? [])]]),
    players,
  };
  return { reading, plan, answer };
}

function playersOf(form: FormData): ReadonlyMap<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const [, line] = /^player\.(\d{1,7}(?:\.\d{1,4})?)$/.exec(name) ?? [];
    return line && typeof value === 'string' && value !== '' ? [[line, value] as const] : [];
  });
  return new Map(entries);
}

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
