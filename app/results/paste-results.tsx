import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { maxTableLength } from '~/copied/table';
import { tableBody } from '~/http/policy';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { DeskTabs } from '~/tournaments/DeskTabs';
import { requireTournament } from '~/tournaments/guard.server';
import deskStyles from '~/ui/desk.css?url';
import { useUnsavedForm } from '~/ui/form/use-unsaved-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { PasteFields } from '~/ui/paste/PasteFields';
import { redirectWithToast } from '~/ui/toast';
import { useBusyForm } from '~/ui/use-busy-form';
import { PastedResults } from './PastedResults';
import { pasteResults } from './paste-results.server';
import { maxStandings } from './pasting/recognize';
import styles from './results.css?url';

const { handle, meta, links } = page<typeof loader>({
  audience: 'staff',
  body: tableBody,
  failed: { writing: 'saveFailed' },
  enhance: true,
  title: (t, data) => t('results.paste.pageTitle', { name: data?.tournament.name }),
  styles: [deskStyles, styles],
});

export { handle, links, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'manageResults');
  return { group, tournament };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament } = await requireTournament(args, 'manageResults');
  const form = await readFormData(request);
  const pasted = await pasteResults({
    ...{ db: context.db, tournamentId: tournament.id, byUserId: user.userId, form, now: new Date() },
  });
  if (pasted.kept === undefined)
    return data({ answer: pasted.answer, isBroken: pasted.isBroken ?? false }, { status: pasted.status });
  const { kept: teams } = pasted;
  logAct('results.pasted', { group: group.id, tournament: tournament.id, by: user.userId, teams });
  throw redirectWithToast(context.to(`/admin/${group.id}/tournaments/${tournament.id}/result`), {
    kind: 'success',
    key: 'saved',
  });
}

export default function PasteResults() {
  const { group, tournament } = useLoaderData<typeof loader>();
  const { answer, isBroken } = useActionData<typeof action>() ?? {};
  const { t } = useTranslation();
  const unsaved = useUnsavedForm();
  const busyForm = useBusyForm();
  const isRead = answer !== undefined && answer.columns.length > 0;
  const [fault] = answer?.faults ?? [];
  const said = fault && {
    ...{
      characters: maxTableLength,
      max: maxStandings,
      column: 'column' in fault ? fault.column + 1 : 0,
    },
    ...('line' in fault && { line: fault.line }),
  };
  const error = isBroken ? t('pasted.encoding') : fault && t(`results.paste.faults.${fault.reason}`, said);
  return (
    <div className="stack">
      <DeskTabs group={group} tournament={tournament} open="result" />
      <h1>{t('results.paste.title')}</h1>
      <form method="post" encType="multipart/form-data" className="stack" {...busyForm} {...unsaved}>
        {isRead && <PastedResults answer={answer} />}
        <PasteFields
          label={t('results.paste.label')}
          hint={t('results.paste.hint', { max: maxStandings })}
          example={t('results.paste.example')}
          accept=".csv,.tsv,.txt,.json,.tdf,text/*,application/json"
          text={answer?.text}
          error={error}
          isRead={isRead}
        />
        <p className="desk-actions">
          <button className={isRead ? 'button' : 'button primary'} type="submit" name="intent" value="look">
            {t('pasted.look')}
          </button>
          <LinkButton to={`/admin/${group.id}/tournaments/${tournament.id}/result`} look="quiet">
            {t('results.paste.back')}
          </LinkButton>
        </p>
      </form>
    </div>
  );
}
