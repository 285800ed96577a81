import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { withoutBirthDates } from '~/copied/tdf';
import type { Database } from '~/db/client.server';
import { goneChoices, isKept, keepPlan } from '~/entrants/change-entrants.server';
import { maxEntrants } from '~/entrants/entrant';
import { listEarlier, listEarlierPeople, listEntrants } from '~/entrants/entrants.server';
import { mergeEntrants } from '~/entrants/merge-entrants';
import { maxListLength, readEntrants } from '~/entrants/pasted/read-entrants';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { Field, plainField } from '~/ui/form/Field';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { page } from '~/ui/page';
import { givenText, textDigest } from '~/ui/paste/given-text.server';
import { PasteFields } from '~/ui/paste/PasteFields';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { useBusyForm } from '~/ui/use-busy-form';
import styles from './entrants.css?url';
import { PastedList } from './PastedList';
import { addedLines, digestOf, findMatched, listOf, unsureLines } from './pasted-list.server';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  body: tableBody,
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('entrants.paste.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'manageEntrants');
  const earlier = await listEarlier(args.context.db, group.id, tournament.id);
  return { group, tournament, earlier: earlier.filter(({ entrants, teams }) => entrants + teams > 0) };
}

/** Parses and compares the list at each press. Saves only what the visitor has seen in a preview (digest check). */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const access = await requireTournament(args, 'manageEntrants');
  const { group, tournament } = access;
  const form = await readFormData(request);
  const now = new Date();
  const input = await readInput(form, async (from, tournamentId) => {
    const people = await listEarlierPeople(db, { groupId: group.id, tournamentId, from });
    return listOf(people.slice(0, maxEntrants), (column) => t(`entrants.fields.${column}`));
  });
  if (input === undefined) return data({ text: '', fault: { reason: 'encoding' as const } }, { status: 422 });
  const { text, isNew } = input;
  const meanings = isNew ? [] : form.getAll('column').map(String);
  const isRead = form.get('read') === textDigest(text);
  // Line numbers of another text mean nothing.
  const added = isNew || !isRead ? [] : form.getAll('add').map(Number);
  const reading = readEntrants(text, { columns: meanings, added });
  const { columns, problems, notes, fault } = reading;
  if (fault) return data({ text, columns, problems, fault }, { status: 422 });
  const entrants = await listEntrants(db, tournament.id);
  const plan = mergeEntrants(entrants, reading);
  const seen = digestOf(entrants);
  const isFull = plan.tooMany !== undefined;
  const asksToKeep = form.get('intent') === 'keep' && !isNew;
  const isAsSeen = isRead && form.get('seen') === seen && form.get('columns') === meanings.join(' ');
  const replan = async () => mergeEntrants(await listEntrants(db, tournament.id), reading);
  if (asksToKeep && (await keep(db, access, { plan, replan, isAsSeen }, form, now))) {
    const list = context.to(`/admin/${group.id}/tournaments/${tournament.id}/entrants`);
    throw redirectWithToast(list, { kind: 'success', key: 'saved' });
  }
  const { seen: _, ...changes } = plan;
  return data(
    {
      ...{ text, columns, notes, seen, isOther: asksToKeep && !isFull, isChanged: !isRead },
      read: textDigest(text),
      added: addedLines(reading, added),
      unsure: unsureLines(reading),
      matched: await findMatched(db, tournament.id, plan),
      problems: [...problems, ...plan.problems].sort((a, b) => a.line - b.line),
      plan: changes,
    },
    { status: asksToKeep ? 409 : isFull ? 422 : 200 },
  );
}

type Plan = Parameters<typeof keepPlan>[2];

/** @returns whether everything is saved */
async function keep(
  db: Database,
  { user, group, tournament }: Awaited<ReturnType<typeof requireTournament>>,
  { plan, replan, isAsSeen }: { plan: Plan; replan: () => Promise<Plan>; isAsSeen: boolean },
  form: FormData,
  now: Date,
): Promise<boolean> {
  const gone = goneChoices.find((choice) => choice === form.get('gone')) ?? 'keep';
  // Idempotent: an earlier press has saved everything.
  if (isKept(plan, gone)) return true;
  if (!isAsSeen || plan.tooMany !== undefined) return false;
  // A second press at the same moment loses the race to the first.
  if (!(await keepPlan(db, tournament.id, plan, gone, now))) return isKept(await replan(), gone);
  const { added, changed } = plan;
  const counts = { added: added.length, changed: changed.length, gone: plan.gone.length, choice: gone };
  logAct('entrants.pasted', { group: group.id, tournament: tournament.id, by: user.userId, ...counts });
  return true;
}

/** The list of an earlier tournament takes precedence over pasted text. @returns undefined for a file that is not text */
async function readInput(
  form: FormData,
  earlier: (from: 'entrants' | 'teams', tournamentId: string) => Promise<string>,
): Promise<{ text: string; isNew: boolean } | undefined> {
  const [, from, tournamentId] =
    /^(entrants|teams) ([a-z0-9]{26})$/.exec(String(form.get('earlier') ?? '')) ?? [];
  if (form.get('intent') === 'from' && from && tournamentId)
    return { text: await earlier(from as 'teams', tournamentId), isNew: true };
  const pasted = await givenText(form);
  return (
    pasted && { text: withoutBirthDates(pasted.text), isNew: pasted.isFile || form.get('intent') === 'look' }
  );
}

export default function PasteEntrants() {
  const { group, tournament, earlier } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const busyForm = useBusyForm();
  const toPath = useLocalePath();
  const fault = answer && 'fault' in answer ? answer.fault : undefined;
  const columns = answer && 'columns' in answer ? answer.columns : [];
  const error =
    fault &&
    (fault.reason === 'encoding'
      ? t('pasted.encoding')
      : t(`entrants.paste.faults.${fault.reason}`, {
          max: maxEntrants,
          characters: maxListLength,
          line: 'line' in fault ? fault.line : undefined,
        }));
  const list = `/admin/${group.id}/tournaments/${tournament.id}/entrants`;
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="entrants" />
      <h1>{t('entrants.paste.title')}</h1>
      <form method="post" encType="multipart/form-data" className="stack" {...busyForm} {...unsaved}>
        {columns.length > 0 && answer && 'problems' in answer && <PastedList answer={answer} />}
        <PasteFields
          label={t('entrants.paste.label')}
          hint={t('entrants.paste.hint', { max: maxEntrants })}
          example={t('entrants.paste.example')}
          accept=".csv,.tsv,.txt,.tdf,text/*"
          text={answer?.text}
          error={error}
          isRead={columns.length > 0}
        />
        <p className="desk-actions">
          <button
            className={columns.length > 0 ? 'button' : 'button primary'}
            type="submit"
            name="intent"
            value="look"
          >
            {t('pasted.look')}
          </button>
          <a className="button quiet" href={toPath(list)}>
            {t('entrants.paste.back')}
          </a>
        </p>
        {earlier.length > 0 && (
          <details className="card">
            <summary>{t('entrants.paste.from')}</summary>
            <Field field={plainField('earlier')} label={t('entrants.paste.fromLabel')}>
              <select id="earlier" name="earlier">
                {earlier.flatMap(({ id, name, entrants, teams }) =>
                  (
                    [
                      ['entrants', entrants, t('entrants.paste.fromEntrants', { name, count: entrants })],
                      ['teams', teams, t('entrants.paste.fromTeams', { name, count: teams })],
                    ] as const
                  )
                    .filter(([, count]) => count > 0)
                    .map(([from, , label]) => (
                      <option key={from + id} value={`${from} ${id}`}>
                        {label}
                      </option>
                    )),
                )}
              </select>
            </Field>
            <button className="button" type="submit" name="intent" value="from">
              {t('entrants.paste.fromButton')}
            </button>
          </details>
        )}
      </form>
    </div>
  );
}
