import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { newId } from '~/db/ids';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { blockName, minPlayers } from '~/rounds/block-sizes';
import { findRounds } from '~/rounds/matches.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import { playerName } from '~/text/nameless';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { BlocksFields } from './BlocksFields';
import { draftOf, draw, drawable, move, publish, typedOf } from './blocks-act.server';
import { countChoices, printGroups, usualCount } from './blocks-form';
import styles from './rounds-desk.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('roundsDesk.blocks.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { group, tournament } = await requireTournament(args, 'runRounds');
  const rounds = await findRounds(context.db, tournament.id);
  const stage = stageOf(rounds, 'blocks');
  const draft = stage && draftOf(stage, rounds);
  const settings = draft?.blocks;
  const names = new Map([...rounds.people].map(([id, { name }]) => [id, name]));
  const all = drawable(rounds, 'all');
  const checkedIn = drawable(rounds, 'checkedIn');
  const who = checkedIn.length >= minPlayers ? ('checkedIn' as const) : ('all' as const);
  const players = who === 'checkedIn' ? checkedIn.length : all.length;
  const inBlocks = new Set(settings?.blocks.flat());
  const shown = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    ...{ group, tournament },
    counts: { all: all.length, checkedIn: checkedIn.length },
    choices: countChoices(players, all.length),
    typed: draft
      ? { ...typedOf(draft, printGroups(settings?.apart ?? [], names)), who }
      : { ...typedOf({ bestOf: 3 }), who, count: usualCount(players) },
    /** Idempotency key of the draw. */
    key: newId(),
    seen: stage?.version ?? 0,
    isPublished: Boolean(stage?.publishedAt),
    isDraft: Boolean(stage?.settings.draft),
    blocks: settings?.blocks.map((ids) => ids.map(shown)) ?? [],
    outside: settings ? all.filter(({ id }) => !inBlocks.has(id)).map(({ id }) => shown(id)) : [],
  };
}

const acts = { draw, move, publish };

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const access = await requireTournament(args, 'runRounds');
  const { group, tournament, user } = access;
  const form = await readFormData(request);
  const intent = (['draw', 'move', 'publish'] as const).find((each) => each === form.get('intent')) ?? 'draw';
  const rounds = await findRounds(context.db, tournament.id);
  const done = await acts[intent]({ context, access, rounds, form, now: new Date() });
  if ('answer' in done) return data(done.answer, { status: 422 });
  logAct(`blocks.${intent}`, { group: group.id, tournament: tournament.id, by: user.userId });
  const desk = `/admin/${group.id}/tournaments/${tournament.id}/rounds`;
  throw redirectWithToast(context.to(done.isPublished ? desk : `${desk}/blocks`), done.toast);
}

export default function MakeBlocks() {
  const { group, tournament, counts, choices, typed, seen, key, isPublished, isDraft, blocks, outside } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const everybody = [...blocks.flat(), ...outside];
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="rounds" />
      <h1>{t('roundsDesk.blocks.title')}</h1>
      {blocks.length > 0 && (
        <>
          {isPublished && <p className="notice">{t('roundsDesk.blocks.isPublished')}</p>}
          <div className="drawn-blocks">
            {blocks.map((players, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is its index
              <section key={index} className="card" aria-labelledby={`block-${index}`}>
                <h2 id={`block-${index}`}>
                  {t('rounds.names.block', { block: blockName(index) })}{' '}
                  <small className="soft">{t('roundsDesk.blocks.size', { count: players.length })}</small>
                </h2>
                <ol>
                  {players.map(({ id, name }) => (
                    <li key={id}>{playerName(t, name)}</li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
          {outside.length > 0 && (
            <p className="notice warn">
              {t('roundsDesk.blocks.outside')} {outside.map(({ name }) => playerName(t, name)).join(' / ')}
            </p>
          )}
          {isDraft && (
            <form method="post" className="row">
              <input type="hidden" name="seen" value={seen} />
              <button className="button primary" type="submit" name="intent" value="publish">
                {t('roundsDesk.blocks.publish')}
              </button>
            </form>
          )}
          <details className="card" open={outside.length > 0}>
            <summary>{t('roundsDesk.blocks.move')}</summary>
            <form method="post" className="row">
              <input type="hidden" name="seen" value={seen} />
              <div className="field">
                <label htmlFor="who-moves">{t('roundsDesk.blocks.moveWho')}</label>
                <select id="who-moves" name="who" defaultValue={outside[0]?.id}>
                  {everybody.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {playerName(t, name)}
                    </option>
                  ))}
                </select>
              </div>
              <div className="field">
                <label htmlFor="to">{t('roundsDesk.blocks.moveTo')}</label>
                <select id="to" name="to">
                  {blocks.map((players, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its index
                    <option key={index} value={index}>
                      {t('rounds.names.block', { block: blockName(index) })} (
                      {t('roundsDesk.blocks.size', { count: players.length })})
                    </option>
                  ))}
                  <option value="">{t('roundsDesk.blocks.moveOut')}</option>
                </select>
              </div>
              <button className="button" type="submit" name="intent" value="move">
                {t('roundsDesk.blocks.moveDo')}
              </button>
            </form>
          </details>
        </>
      )}
      {counts.all < minPlayers && (
        <p className="notice warn">
          {t('roundsDesk.blocks.tooFew', { min: minPlayers, count: counts.all })}{' '}
          <a href={toPath(`/admin/${group.id}/tournaments/${tournament.id}/entrants`)}>
            {t('roundsDesk.toEntrants')}
          </a>
        </p>
      )}
      <BlocksFields
        typed={answer?.typed ?? typed}
        answer={answer}
        counts={counts}
        choices={choices}
        hidden={{ seen, key }}
        isDrawn={blocks.length > 0}
      />
    </div>
  );
}
