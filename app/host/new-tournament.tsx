import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isId, newId } from '~/db/ids';
import { requireGroup } from '~/groups/guard.server';
import { Unavailable } from '~/http/faults';
import { readFormData } from '~/http/request-body';
import { logAct, logError } from '~/log/log.server';
import { findEditedTournament } from '~/tournaments/hosted-tournament.server';
import { copyThumbnail, findThumbnailKey } from '~/tournaments/thumbnail.server';
import { addTournament, findLatestTournament } from '~/tournaments/tournament-settings.server';
import styles from '~/ui/desk.css?url';
import { parseForm } from '~/ui/form/parse-form';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { firstDraft, nextEditionDraft } from './next-edition';
import { type NotSaved, TournamentForm } from './TournamentForm';
import { tournamentFields } from './tournament-form.server';
import { confirmationOf, warningsOf } from './tournament-warnings';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'host.new',
  styles,
});

export { handle, links, meta };

/** `?from=`: a tournament of the group to copy. @throws 403 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const { now } = context;
  const from = new URL(request.url).searchParams.get('from') ?? '';
  const last = await findEditedTournament(context.db, group.id, from);
  return {
    now,
    /** Idempotency key: sent twice, the form makes one tournament. */
    id: newId(),
    from: last && { id: last.id, name: last.name, hadUrl: last.externalUrl !== null },
    defaults: last
      ? nextEditionDraft(last, now, context.locale)
      : firstDraft(await findLatestTournament(context.db, group.id), now, context.locale),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { group } = await requireGroup(request, context, params.id, 'manageTournaments');
  const now = new Date();
  const form = await readFormData(request);
  const { t } = context;
  const submission = parseForm(form, tournamentFields(t, context.locale));
  const notSaved = (more: Partial<NotSaved> = {}) =>
    data<NotSaved & { id: string }>(
      { lastResult: submission.reply(), id: idOf(form), ...more },
      { status: 422 },
    );
  if (submission.status !== 'success') return notSaved();
  const { settings, clocks } = submission.value;
  const warnings = warningsOf(settings, clocks, undefined, 0, now);
  const confirmation = confirmationOf(warnings, settings);
  if (confirmation !== (form.get('confirmation') ?? '') && warnings.length > 0)
    return notSaved({ warning: { warnings, confirmation, teams: 0, timeZone: settings.timeZone } });

  const publishedAt = form.get('intent') === 'draft' ? null : now;
  let id = idOf(form);
  if (!(await addTournament(context.db, group, id, settings, publishedAt))) {
    id = newId();
    await addTournament(context.db, group, id, settings, publishedAt);
  }
  const from = await findEditedTournament(context.db, group.id, String(form.get('from') ?? ''));
  const picture = from && (await findThumbnailKey(context.db, from.id));
  const isCopied = await copyPicture(context, group.id, picture, id);
  logAct('tournament.made', { group: group.id, tournament: id });
  const key = publishedAt ? 'published' : 'saved';
  const page = !isCopied ? 'edit?picture=notTaken' : publishedAt ? 'share' : 'edit';
  throw redirectWithToast(context.to(`/admin/${group.id}/tournaments/${id}/${page}`), {
    kind: 'success',
    key,
  });
}

/** @returns false if the storage is down; the tournament exists without the picture */
async function copyPicture(context: AppLoadContext, groupId: string, key: string | null = null, to: string) {
  try {
    if (key) await copyThumbnail(context, groupId, key, to);
    return true;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    logError(error, 'copying a thumbnail');
    return false;
  }
}

function idOf(form: FormData): string {
  const id = form.get('id');
  return typeof id === 'string' && isId(id) ? id : newId();
}

export default function NewTournament() {
  const { now, id, from, defaults } = useLoaderData<typeof loader>();
  const notSaved = useActionData<typeof action>();
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="stack desk-column">
      <h1>{t('host.new')}</h1>
      <p>
        <a href={toPath('/guide/organizers#create')}>{t('guide.organizers.sections.create.title')}</a>
      </p>
      {from && <p>{t('host.copied', { name: from.name })}</p>}
      <TournamentForm
        isNew
        asksForUrl={from?.hadUrl}
        defaults={defaults}
        notSaved={notSaved}
        now={now}
        hidden={{ id: notSaved?.id ?? id, ...(from && { from: from.id }) }}
      >
        <p className="desk-actions">
          <button className="button primary" type="submit" name="intent" value="publish">
            {t('host.savePublish')}
          </button>
          <button className="button" type="submit" name="intent" value="draft">
            {t('host.saveDraft')}
          </button>
        </p>
      </TournamentForm>
    </div>
  );
}
