import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { listResultRows } from '~/results/standings.server';
import { bracketSeeds } from '~/rounds/bracket-seeds.server';
import { bracketMatches, slotsOf } from '~/rounds/elimination';
import { isPublishedAlready } from '~/rounds/is-published';
import { bestOfs } from '~/rounds/match';
import { findRounds, type Rounds } from '~/rounds/matches.server';
import { publishMatches } from '~/rounds/publish.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { setTopCut } from '~/tournaments/tournament-settings.server';
import deskStyles from '~/ui/desk.css?url';
import { PlainField } from '~/ui/form/Field';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { wholeNumberIn } from '~/ui/form/whole-number';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { BestOfOptions } from './BestOfOptions';
import { maxBracket, readSeeds } from './bracket-form';
import { bracketRows } from './bracket-rows.server';
import styles from './rounds-desk.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('roundsDesk.bracket.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

const peopleOf = ({ people }: Rounds) => [...people.values()].map(({ id, name }) => ({ id, name }));

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const { group, tournament } = await requireTournament(args, 'runRounds');
  const [rounds, rows] = await Promise.all([
    findRounds(db, tournament.id),
    listResultRows(db, tournament.id),
  ]);
  const entrantOf = new Map([...rounds.people.values()].map(({ id, teamSheetId }) => [teamSheetId, id]));
  const ranked = rows
    .filter(({ result }) => result?.rank != null && result.outcome !== 'disqualified')
    .flatMap(({ id }) => entrantOf.get(id) ?? []);
  const { ids, shared, ...seeds } = bracketSeeds(rounds, ranked.slice(0, tournament.topCut || 8));
  const nameOf = (id: string) => rounds.people.get(id)?.name ?? '';
  const stage = stageOf(rounds, 'bracket');
  return {
    ...{ group, tournament },
    ...seeds,
    names: ids.slice(0, maxBracket).map(nameOf).join('\n'),
    shared: shared.map(nameOf),
    bestOf: stageOf(rounds, 'blocks')?.settings.bestOf ?? stageOf(rounds, 'swiss')?.settings.bestOf ?? 3,
    isPublished: Boolean(stage?.publishedAt),
    seen: stage?.version ?? 0,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { db } = context;
  const { group, tournament, user } = await requireTournament(args, 'runRounds');
  const form = await readFormData(request);
  const rounds = await findRounds(db, tournament.id);
  const text = String(form.get('seeds') ?? '').slice(0, 20_000);
  const { ids, problems, wrongCount } = readSeeds(text, peopleOf(rounds));
  const typed = {
    seeds: text,
    hasThird: form.get('hasThird') !== null,
    bestOf: bestOfs.find((each) => String(each) === form.get('bestOf')) ?? 3,
  };
  const here = context.to(`/admin/${group.id}/tournaments/${tournament.id}/rounds`);
  if (problems.length > 0 || wrongCount !== undefined)
    return data({ typed, problems, wrongCount, first: [] }, { status: 422 });
  const slots = slotsOf(ids);
  const nameOf = (id: string | null) => (id ? (rounds.people.get(id)?.name ?? '') : null);
  if (form.get('intent') !== 'publish') {
    const first = bracketMatches(slots, typed.hasThird)
      .filter(({ round }) => round === 1)
      .map(({ a, b }) => [nameOf(a), nameOf(b)] as const);
    return data({ typed, problems: [], wrongCount: undefined, first });
  }
  const seen = wholeNumberIn(form, 'seen');
  const settings = { bestOf: typed.bestOf, hasThird: typed.hasThird };
  const matches = bracketRows(slots, typed.hasThird);
  const done = { kind: 'success', key: 'published' } as const;
  const isSame = (now: Rounds) =>
    isPublishedAlready(now, { kind: 'bracket', round: 1, seen, settings }, matches);
  const changed = { kind: 'error', key: 'changedMeanwhile' } as const;
  if (stageOf(rounds, 'bracket')?.publishedAt) throw redirectWithToast(here, isSame(rounds) ? done : changed);
  if (bracketSeeds(rounds, []).waits > 0)
    return data({ typed, problems: [], wrongCount: undefined, first: [] }, { status: 409 });
  const isPublished = await publishMatches(
    db,
    {
      ...{ tournamentId: tournament.id, kind: 'bracket', seen },
      settings,
      matches,
    },
    new Date(),
  );
  if (isPublished) {
    await setTopCut(db, tournament.id, slots.length);
    logStaff(context, { group, user, tournament, act: 'paired' });
  }
  logAct('bracket.publish', { group: group.id, tournament: tournament.id, by: user.userId });
  // The same press may have come twice at once.
  const isDone = isPublished || isSame(await findRounds(db, tournament.id));
  throw redirectWithToast(here, isDone ? done : changed);
}

export default function MakeBracket() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const unsaved = useUnsavedForm();
  const { group, tournament, from, waits, shared, isPublished, seen } = shown;
  const typed = answer?.typed;
  const problems = answer?.problems.flatMap(({ line, name, reason }) =>
    reason === 'one' ? [] : t(`roundsDesk.bracket.problems.${reason}`, { line, name }),
  );
  const error =
    answer?.wrongCount === undefined
      ? problems?.join(' ')
      : t('roundsDesk.bracket.problems.count', { count: answer.wrongCount });
  const mayPublish = !isPublished && waits === 0;
  return (
    <div className="stack narrow">
      <DeskTabs group={group} tournament={tournament} open="rounds" />
      <h1>{t('roundsDesk.bracket.title')}</h1>
      {isPublished && (
        <p className="notice">
          {t('roundsDesk.bracket.isPublished')}{' '}
          <a href={toPath(`/admin/${group.id}/tournaments/${tournament.id}/rounds#bracket`)}>
            {t('roundsDesk.title')}
          </a>
        </p>
      )}
      {waits > 0 && <p className="notice warn">{t('roundsDesk.bracket.waits', { count: waits })}</p>}
      {shared.length > 0 && (
        <p className="notice warn">
          {t('roundsDesk.bracket.shared', {
            names: shared.map((name) => playerName(t, name)).join('、'),
          })}
        </p>
      )}
      <form method="post" className="card stack" {...unsaved}>
        <input type="hidden" name="seen" value={seen} />
        {answer && answer.first.length > 0 && (
          <section aria-labelledby="first">
            <h2 id="first">{t('roundsDesk.bracket.first')}</h2>
            <ol>
              {answer.first.map(([a, b]) => (
                <li key={`${a} ${b}`}>
                  {a && b
                    ? `${playerName(t, a)} – ${playerName(t, b)}`
                    : t('roundsDesk.bracket.byeOf', { name: playerName(t, a ?? b ?? '') })}
                </li>
              ))}
            </ol>
          </section>
        )}
        <p className="soft">{t(`roundsDesk.bracket.from.${from}`)}</p>
        <FirstInvalid>
          <PlainField
            id="seeds"
            label={t('roundsDesk.bracket.seeds')}
            hint={t('roundsDesk.bracket.seedsHint')}
            error={error || undefined}
          >
            {(own) => (
              <textarea
                {...own}
                name="seeds"
                rows={10}
                defaultValue={typed?.seeds ?? shown.names}
                spellCheck={false}
              />
            )}
          </PlainField>
        </FirstInvalid>
        <p className="row">
          <label htmlFor="bestOf">{t('roundsDesk.paste.bestOf')}</label>
          <select id="bestOf" name="bestOf" defaultValue={typed?.bestOf ?? shown.bestOf}>
            <BestOfOptions />
          </select>
        </p>
        <label className="choice">
          <input type="checkbox" name="hasThird" defaultChecked={typed?.hasThird ?? false} />{' '}
          {t('roundsDesk.bracket.hasThird')}
        </label>
        <p className="row">
          <button className="button" type="submit" name="intent" value="look">
            {t('roundsDesk.bracket.look')}
          </button>
          {mayPublish && (
            <button className="button primary" type="submit" name="intent" value="publish">
              {t('roundsDesk.bracket.publish')}
            </button>
          )}
        </p>
      </form>
    </div>
  );
}
