import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { withoutBirthDates } from '~/copied/tdf';
import { logStaff } from '~/groups/log/staff-log.server';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { isPublishedAlready } from '~/rounds/is-published';
import { listKnownPlayers } from '~/rounds/known-players.server';
import { findRounds } from '~/rounds/matches.server';
import { readPairings } from '~/rounds/pasted/read-pairings';
import { publishMatches } from '~/rounds/publish.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { PlainField } from '~/ui/form/Field';
import { FirstInvalid } from '~/ui/form/first-invalid';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { wholeNumberIn } from '~/ui/form/whole-number';
import { page } from '~/ui/page';
import { givenText, textDigest } from '~/ui/paste/given-text.server';
import { PasteFields } from '~/ui/paste/PasteFields';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { BestOfOptions } from './BestOfOptions';
import { PastedRound } from './PastedRound';
import {
  addNewcomers,
  bestOfOf,
  effectsOn,
  endOf,
  isImpossible,
  matchesToPublish,
  newcomersIn,
  readChoices,
  readSettings,
  roundFor,
  unsettledSides,
  withIds,
} from './pasted-round.server';
import styles from './rounds-desk.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  body: tableBody,
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('roundsDesk.paste.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'runRounds');
  const rounds = await findRounds(args.context.db, tournament.id);
  return { group, tournament, next: roundFor(rounds, null), bestOf: bestOfOf(rounds) };
}

/** Reads the text at each press. Publishes only what the visitor has looked over. */
export async function action(args: ActionFunctionArgs) {
  const desk = await requireTournament(args, 'runRounds');
  const form = await readFormData(args.request);
  const pasted = await givenText(form);
  if (!pasted) return data({ text: '', fault: 'encoding' as const }, { status: 422 });
  return answerTo(args.context, { desk, form, text: withoutBirthDates(pasted.text) }, true);
}

interface Press {
  desk: Awaited<ReturnType<typeof requireTournament>>;
  form: FormData;
  text: string;
}

/** @param mayRetry whether to read the list again, if it has changed since */
async function answerTo(context: AppLoadContext, press: Press, mayRetry: boolean) {
  const { db } = context;
  const { form, text } = press;
  const { user, group, tournament } = press.desk;
  const [rounds, players] = await Promise.all([
    findRounds(db, tournament.id),
    listKnownPlayers(db, tournament.id),
  ]);
  const isRead = form.get('read') === textDigest(text);
  const choices = isRead ? readChoices(form) : new Map<string, string>();
  const newcomers = newcomersIn(choices);
  const asked = readPairings(text, [...players, ...newcomers.map(asPlayer)], withIds(choices, newcomers));
  if (asked.fault) return data({ text, fault: asked.fault.reason }, { status: 422 });
  const settings = readSettings(form, rounds, asked.round);
  const { round, bestOf } = settings;
  const unsettled = unsettledSides(asked, choices);
  const seen = stageOf(rounds, 'swiss')?.version ?? 0;
  const asksToPublish = form.get('intent') === 'publish' && isRead;
  const seenThen = wholeNumberIn(form, 'seen');
  const isAsSeen = seenThen === seen;
  const matches = matchesToPublish(asked.pairings, round);
  const list = context.to(`/admin/${group.id}/tournaments/${tournament.id}/rounds`);
  const which = { kind: 'swiss', round, seen: seenThen, settings: { bestOf } } as const;
  const isPossible = !asked.problems.some(isImpossible);
  const isSettled = isPossible && unsettled.length === 0 && settings.wrong.length === 0;
  if (asksToPublish && isSettled && isPublishedAlready(rounds, which, matches))
    throw redirectWithToast(list, { kind: 'success', key: 'published' });
  if (asksToPublish && isSettled && isAsSeen) {
    const now = new Date();
    const joining = { newcomers, matches, listed: players.length };
    const areListed = await addNewcomers(db, tournament.id, joining, now);
    // The same press may be at work: whom it adds is found by name the next time.
    if (!areListed && mayRetry) return answerTo(context, press, false);
    const isPublished =
      areListed &&
      (await publishMatches(
        db,
        {
          ...{ ...which, tournamentId: tournament.id, matches },
          roundEndsAt: settings.minutes
            ? new Date(now.getTime() + settings.minutes * 60_000)
            : endOf(rounds, round),
        },
        now,
      ));
    if (isPublished) {
      logAct('rounds.published', { group: group.id, tournament: tournament.id, by: user.userId });
      logStaff(context, { group, user, tournament, act: 'paired' });
    }
    // The same press may have come twice at once.
    if (isPublished || isPublishedAlready(await findRounds(db, tournament.id), which, matches))
      throw redirectWithToast(list, { kind: 'success', key: 'published' });
  }
  const effects = effectsOn(rounds, round, matches);
  const dropped = new Set(players.filter(({ isDropped }) => isDropped).map(({ id }) => id));
  return data(
    {
      text,
      fault: undefined,
      settings,
      isPossible,
      reading: { ...asked, missing: asked.missing.filter((id) => !dropped.has(id)) },
      unsettled,
      choices: Object.fromEntries(choices),
      names: Object.fromEntries(players.map(({ id, names: [name = ''] }) => [id, name])),
      added: Object.fromEntries(newcomers.map(({ id, name }) => [id, name])),
      effects: { ...effects, lost: effects.lost.length },
      read: textDigest(text),
      seen,
      note:
        asksToPublish && !isAsSeen
          ? ('changed' as const)
          : form.get('intent') === 'publish' && !isRead
            ? ('unread' as const)
            : undefined,
    },
    { status: settings.wrong.length > 0 ? 422 : asksToPublish ? 409 : 200 },
  );
}

/** Newcomers are found by the choice alone: their name may be somebody's by the next press. */
const asPlayer = ({ id }: { id: string }) => ({ id, names: [] });

export default function PasteRound() {
  const { group, tournament, next, bestOf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const unsaved = useUnsavedForm();
  const shown = answer && answer.fault === undefined ? answer : undefined;
  const settings = shown?.settings;
  const isWrong = (field: 'round' | 'minutes') => settings?.wrong.includes(field);
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="rounds" />
      <h1>{t('roundsDesk.paste.title')}</h1>
      <form method="post" encType="multipart/form-data" className="stack" {...unsaved}>
        {shown && <PastedRound answer={shown} />}
        <PasteFields
          label={t('roundsDesk.paste.label')}
          hint={t('roundsDesk.paste.hint')}
          example={t('roundsDesk.paste.example')}
          accept=".csv,.tsv,.txt,.tdf,text/*"
          text={answer?.text}
          error={answer?.fault && t(`roundsDesk.paste.faults.${answer.fault}`)}
          isRead={shown !== undefined}
        />
        <FirstInvalid>
          <div className="row round-settings">
            <PlainField
              id="round"
              label={t('roundsDesk.paste.round')}
              hint={t('roundsDesk.paste.roundHint')}
              error={isWrong('round') ? t('roundsDesk.paste.wrongRound') : undefined}
            >
              {(own) => (
                <input
                  {...own}
                  name="round"
                  inputMode="numeric"
                  size={3}
                  maxLength={2}
                  defaultValue={settings?.typed.round ?? ''}
                  placeholder={String(next)}
                />
              )}
            </PlainField>
            <div className="field">
              <label htmlFor="bestOf">{t('roundsDesk.paste.bestOf')}</label>
              <select id="bestOf" name="bestOf" defaultValue={settings?.bestOf ?? bestOf}>
                <BestOfOptions />
              </select>
            </div>
            <PlainField
              id="minutes"
              label={t('roundsDesk.timer.label')}
              hint={t('roundsDesk.timer.hint')}
              error={isWrong('minutes') ? t('roundsDesk.timer.wrong') : undefined}
            >
              {(own) => (
                <input
                  {...own}
                  name="minutes"
                  inputMode="numeric"
                  size={4}
                  maxLength={3}
                  defaultValue={settings?.typed.minutes ?? ''}
                />
              )}
            </PlainField>
          </div>
        </FirstInvalid>
        <p className="desk-actions">
          <button className={shown ? 'button' : 'button primary'} type="submit" name="intent" value="look">
            {t('pasted.look')}
          </button>
          <a className="button quiet" href={toPath(`/admin/${group.id}/tournaments/${tournament.id}/rounds`)}>
            {t('roundsDesk.paste.back')}
          </a>
        </p>
      </form>
    </div>
  );
}
