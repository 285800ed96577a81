import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { withoutBirthDates } from '~/copied/tdf';
import type { Database } from '~/db/client.server';
import { logStaff } from '~/groups/log/staff-log.server';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { isPublishedAlready } from '~/rounds/is-published';
import { type ListedPlayer, listKnownPlayers } from '~/rounds/known-players.server';
import { bestOfs } from '~/rounds/match';
import { findRounds } from '~/rounds/matches.server';
import { readPairings } from '~/rounds/pasted/read-pairings';
import type { PairingReading } from '~/rounds/pasted/reading';
import { publishMatches } from '~/rounds/publish.server';
import { stageOf } from '~/rounds/shown-rounds.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { PlainField } from '~/ui/form/Field';
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
  addChosen,
  bestOfOf,
  type Choices,
  effectsOn,
  endOf,
  matchesToPublish,
  maxRound,
  readChoices,
  roundFor,
  unsettledSides,
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

const maxMinutes = 600;

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'runRounds');
  const rounds = await findRounds(args.context.db, tournament.id);
  return { group, tournament, next: roundFor(rounds, null), bestOf: bestOfOf(rounds) };
}

/** Reads the text at each press. Publishes only what the visitor has looked over. */
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { db } = context;
  const { user, group, tournament } = await requireTournament(args, 'runRounds');
  const form = await readFormData(request);
  const pasted = await givenText(form);
  if (!pasted) return data({ text: '', fault: 'encoding' as const }, { status: 422 });
  const text = withoutBirthDates(pasted.text);
  const [rounds, players] = await Promise.all([
    findRounds(db, tournament.id),
    listKnownPlayers(db, tournament.id),
  ]);
  const isRead = form.get('read') === textDigest(text);
  const choices = isRead ? readChoices(form) : new Map<string, string>();
  const asked = readPairings(text, players, settledOnly(choices));
  if (asked.fault) return data({ text, fault: asked.fault.reason }, { status: 422 });
  const typed = {
    round: readNumber(form, 'round', maxRound) ?? roundFor(rounds, asked.round),
    bestOf: bestOfs.find((each) => String(each) === form.get('bestOf')) ?? bestOfOf(rounds),
    minutes: readNumber(form, 'minutes', maxMinutes),
  };
  const unsettled = unsettledSides(asked, choices);
  const seen = stageOf(rounds, 'swiss')?.version ?? 0;
  const asksToPublish = form.get('intent') === 'publish' && isRead;
  const seenThen = wholeNumberIn(form, 'seen');
  const isAsSeen = seenThen === seen;
  const matches = matchesToPublish(asked.pairings, typed.round);
  const list = context.to(`/admin/${group.id}/tournaments/${tournament.id}/rounds`);
  const settings = { bestOf: typed.bestOf };
  const which = { kind: 'swiss', round: typed.round, seen: seenThen, settings } as const;
  if (asksToPublish && unsettled.length === 0 && isPublishedAlready(rounds, which, matches))
    throw redirectWithToast(list, { kind: 'success', key: 'published' });
  const now = new Date();
  if (asksToPublish && isAsSeen && unsettled.length === 0) {
    const reading = await withChosen({ db, tournamentId: tournament.id, text, players, choices, asked }, now);
    const isPublished =
      reading &&
      (await publishMatches(
        db,
        {
          tournamentId: tournament.id,
          kind: 'swiss',
          round: typed.round,
          matches: matchesToPublish(reading.pairings, typed.round),
          settings,
          roundEndsAt: typed.minutes
            ? new Date(now.getTime() + typed.minutes * 60_000)
            : endOf(rounds, typed.round),
          seen,
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
  const effects = effectsOn(rounds, typed.round, matches);
  const names = Object.fromEntries(players.map(({ id, names: [name = ''] }) => [id, name]));
  const dropped = new Set(players.filter(({ isDropped }) => isDropped).map(({ id }) => id));
  return data(
    {
      text,
      fault: undefined,
      typed,
      reading: { ...asked, missing: asked.missing.filter((id) => !dropped.has(id)) },
      unsettled,
      choices: Object.fromEntries(choices),
      names,
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
    { status: asksToPublish ? 409 : 200 },
  );
}

interface Asked {
  db: Database;
  tournamentId: string;
  text: string;
  players: readonly ListedPlayer[];
  choices: Choices;
  asked: PairingReading;
}

/** Reads the text again only if people are added. @returns undefined if the list has changed meanwhile */
async function withChosen({ db, tournamentId, text, players, choices, asked }: Asked, now: Date) {
  if (![...choices.values()].includes('new')) return asked;
  const settled = await addChosen(db, tournamentId, choices, players.length, now);
  return settled && readPairings(text, await listKnownPlayers(db, tournamentId), settled);
}

/** Whoever is to be added is on no list yet. */
const settledOnly = (choices: Choices): Choices =>
  new Map([...choices].filter(([, chosen]) => chosen !== 'new'));

function readNumber(form: FormData, name: string, max: number): number | undefined {
  const number = Number(String(form.get(name) ?? '').normalize('NFKC'));
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

export default function PasteRound() {
  const { group, tournament, next, bestOf } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const unsaved = useUnsavedForm();
  const shown = answer && answer.fault === undefined ? answer : undefined;
  const typed = shown?.typed;
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
        <div className="row round-settings">
          <div className="field">
            <label htmlFor="round">{t('roundsDesk.paste.round')}</label>
            <input
              id="round"
              name="round"
              inputMode="numeric"
              size={3}
              maxLength={2}
              defaultValue={typed?.round ?? ''}
              placeholder={String(next)}
            />
          </div>
          <div className="field">
            <label htmlFor="bestOf">{t('roundsDesk.paste.bestOf')}</label>
            <select id="bestOf" name="bestOf" defaultValue={typed?.bestOf ?? bestOf}>
              <BestOfOptions />
            </select>
          </div>
          <PlainField id="minutes" label={t('roundsDesk.timer.label')} hint={t('roundsDesk.timer.hint')}>
            {(own) => (
              <input
                {...own}
                name="minutes"
                inputMode="numeric"
                size={4}
                maxLength={3}
                defaultValue={typed?.minutes ?? ''}
              />
            )}
          </PlainField>
        </div>
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
