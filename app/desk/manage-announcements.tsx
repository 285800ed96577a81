import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Database } from '~/db/client.server';
import { isId, newId } from '~/db/ids';
import { logStaff } from '~/groups/log/staff-log.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { countUnreachable } from '~/sheets/players.server';
import { timeZoneName } from '~/time/instant';
import { localOf } from '~/time/zoned-time';
import { announcementFor, maxMailed } from '~/tournaments/announcement';
import {
  addAnnouncement,
  announcementFields,
  listAnnouncements,
  takeBackAnnouncement,
} from '~/tournaments/announcement.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import { isPublished } from '~/tournaments/tournament';
import styles from '~/ui/desk.css?url';
import { CheckboxField, TextareaField, TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { Instant } from '~/ui/Instant';
import { LinkButton } from '~/ui/LinkButton';
import { LinkedText } from '~/ui/linked-text/LinkedText';
import { page } from '~/ui/page';
import { useLocale } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('hall.title', { name: data?.tournament.name }),
  styles,
});

export { handle, links, meta };

async function findMailed(db: Database, tournamentId: string) {
  const [announcements, unreachable] = await Promise.all([
    listAnnouncements(db, tournamentId),
    countUnreachable(db, tournamentId),
  ]);
  return { announcements, unreachable };
}

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { group, tournament } = await requireTournament(args, 'announce');
  const { now } = context;
  return {
    now,
    group,
    tournament,
    /** The form's idempotency key, and the ID of the announcement. */
    id: newId(),
    earliest: localOf(now, tournament.timeZone),
    isPublic: isPublished(tournament, now),
    isUnmailed: new URL(args.request.url).searchParams.has('unmailed'),
    ...(await findMailed(context.db, tournament.id)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const { group, user, tournament } = await requireTournament(args, 'announce');
  const form = await readFormData(request);
  const now = new Date();
  const { pathname } = new URL(request.url);
  if (form.get('intent') === 'takeBack') {
    const done = await takeBackAnnouncement(db, tournament.id, form.get('id'), now);
    if (done) logAct('announcement.takenBack', { tournament: tournament.id, by: user.userId });
    throw redirectWithToast(
      pathname,
      done ? { kind: 'success', key: 'saved' } : { kind: 'error', key: 'saveFailed' },
    );
  }
  const submission = parseForm(form, announcementFields(t, tournament.timeZone, now));
  const formId = form.get('id');
  const id = typeof formId === 'string' && isId(formId) ? formId : newId();
  if (submission.status !== 'success') return data({ id, lastResult: submission.reply() }, { status: 422 });
  const row = { ...submission.value, id, tournamentId: tournament.id, byUserId: user.userId };
  const stored = await addAnnouncement(db, row);
  if (!stored) {
    const lastResult = submission.reply({ formErrors: [t('hall.problems.tooMany')] });
    return data({ id: newId(), lastResult }, { status: 422 });
  }
  logAct('announcement.made', { tournament: tournament.id, by: user.userId });
  logStaff(context, { group, user, tournament, act: 'announced' });
  const here = row.isMailed && !stored.isMailed ? `${pathname}?unmailed#${mailBox}` : pathname;
  throw redirectWithToast(here, { kind: 'success', key: 'saved' });
}

/** ID of the notice that an announcement was saved without being mailed. */
const mailBox = 'unmailed';

type ListedAnnouncement = Awaited<ReturnType<typeof listAnnouncements>>[number];

export default function ManageAnnouncements() {
  const { now, group, tournament, id, earliest, isPublic, isUnmailed, announcements, unreachable } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const words = useFieldWords();
  const locale = useLocale();
  const [form, fields] = useForm<
    Record<'titleJa' | 'titleEn' | 'textJa' | 'textEn' | 'showsAt' | 'isMailed', string>
  >({ lastResult: answer?.lastResult });
  const zone = timeZoneName(now, tournament.timeZone, locale);
  return (
    <div className="stack desk-column">
      <DeskTabs group={group} tournament={tournament} open="announcements" />
      <h1>{t('hall.announcements')}</h1>
      <p className="soft">{t('hall.lead')}</p>
      {isPublic && (
        <p className="desk-actions">
          <LinkButton to={`/tournaments/${tournament.id}/hall`} look="quiet">
            {t('hall.openHall')}
          </LinkButton>
        </p>
      )}
      <section className="card" aria-labelledby="write">
        <h2 id="write">{t('hall.write')}</h2>
        <Form form={form} {...unsaved} labelOf={(path) => t(`hall.${path as 'titleJa'}`)}>
          <input type="hidden" name="id" value={answer?.id ?? id} />
          <TextField field={fields.titleJa} label={t('hall.titleJa')} lang="ja" autoComplete="off" />
          <TextareaField field={fields.textJa} label={t('hall.textJa')} lang="ja" rows={3} />
          <TextField field={fields.titleEn} label={t('hall.titleEn')} lang="en" autoComplete="off" />
          <TextareaField field={fields.textEn} label={t('hall.textEn')} lang="en" rows={3} />
          <TextField
            field={fields.showsAt}
            {...words('hall.showsAt', { zone })}
            type="datetime-local"
            min={earliest}
          />
          <CheckboxField field={fields.isMailed} {...words('hall.isMailed', { max: maxMailed })} />
          {unreachable > 0 && <p className="soft">{t('hall.unreachable', { count: unreachable })}</p>}
          {isUnmailed && !answer && (
            <p className="notice warn" id={mailBox}>
              {t('hall.unmailed', { max: maxMailed })}
            </p>
          )}
          <button className="button primary wide" type="submit">
            {t('hall.send')}
          </button>
        </Form>
      </section>
      {announcements.length > 0 && (
        <ul className="rows card">
          {announcements.map((announcement) => (
            <Row key={announcement.id} {...{ announcement, now }} timeZone={tournament.timeZone} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({
  announcement,
  timeZone,
  now,
}: {
  announcement: ListedAnnouncement;
  timeZone: string;
  now: Date;
}) {
  const { t } = useTranslation();
  const message = announcementFor(announcement, useLocale());
  const { id, showsAt, isMailed, mailedAt, takenBackAt, unsent } = announcement;
  const state = takenBackAt ? 'takenBack' : showsAt > now ? 'later' : 'shown';
  return (
    <li className="announcement">
      <p>
        <span className={`badge ${state === 'shown' ? 'good' : ''}`}>{t(`hall.states.${state}`)}</span>{' '}
        <Instant at={showsAt} timeZone={timeZone} now={now} />
        {isMailed && <span className="badge">{t(mailedAt ? 'hall.mailed' : 'hall.toMail')}</span>}
        {unsent > 0 && <span className="badge warn">{t('hall.unsent', { count: unsent })}</span>}
      </p>
      {message && (
        <div lang={message.lang}>
          <strong>{message.title}</strong>
          {message.text && <LinkedText text={message.text} />}
        </div>
      )}
      {!takenBackAt && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button className="button" type="submit" name="intent" value="takeBack">
            {t('hall.takeBack')}
            <span className="visually-hidden"> ({message?.title})</span>
          </button>
        </form>
      )}
    </li>
  );
}
