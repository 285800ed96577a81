import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { lineField } from '~/text/line-field.server';
import { requireTournament } from '~/tournaments/guard.server';
import { TextField } from '~/ui/form/Field';
import { Form } from '~/ui/form/Form';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { cancelTournament, tellCanceled } from './cancel.server';
import { maxCancelMails, maxCancelReason } from './cancel-limits';

const { handle, meta } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  title: 'host.cancelation.title',
});

export { handle, meta };

export async function loader(args: LoaderFunctionArgs) {
  const { group, tournament } = await requireTournament(args, 'manageTournaments');
  const { id, name, canceledAt, cancelReason } = tournament;
  return {
    path: `/admin/${group.id}/tournaments/${id}/edit`,
    name,
    isCanceled: canceledAt !== null,
    cancelReason,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, group, tournament } = await requireTournament(args, 'manageTournaments');
  const { db, t } = context;
  const form = await readFormData(request);
  const takesBack = form.get('intent') === 'takeBack';
  const max = maxCancelReason;
  const submission = parseForm(
    form,
    z.object({
      reason: lineField({
        max,
        required: takesBack ? undefined : t('desk.act.reasonRequired'),
        tooLong: t('desk.act.reasonTooLong', { max }),
      }),
    }),
  );
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const { reason } = submission.value;
  const done = await cancelTournament(
    db,
    group.id,
    tournament.id,
    takesBack ? undefined : reason,
    new Date(),
  );
  if (done) {
    const act = takesBack ? 'tournament.cancelTakenBack' : 'tournament.canceled';
    logAct(act, { tournament: tournament.id, by: user.userId });
    if (!takesBack && tournament.publishedAt)
      context.ctx.waitUntil(tellCanceled(request, context, tournament, reason));
  }
  throw redirectWithToast(context.to(`/admin/${group.id}/tournaments/${tournament.id}/edit`), {
    kind: 'success',
    key: 'saved',
  });
}

export default function CancelTournament() {
  const { path, name, isCanceled, cancelReason } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { t } = useTranslation();
  const words = useFieldWords();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult,
    constraint: { reason: { required: true } },
  });
  const back = (
    <LinkButton to={path} look="quiet">
      {t('host.cancelation.goBack')}
    </LinkButton>
  );
  return (
    <section className="card narrow">
      <p className="eyebrow">{name}</p>
      <h1>{t(isCanceled ? 'host.cancelation.backTitle' : 'host.cancelation.title')}</h1>
      {isCanceled ? (
        <form method="post">
          <p>{t('host.cancelation.backLead')}</p>
          <p className="soft">
            {t('shell.labelled', { label: t('tournaments.canceled.reason'), value: cancelReason })}
          </p>
          <div className="row">
            <button className="button primary" type="submit" name="intent" value="takeBack">
              {t('host.cancelation.takeBack')}
            </button>
            {back}
          </div>
        </form>
      ) : (
        <Form form={form}>
          <p>{t('host.cancelation.lead', { max: maxCancelMails })}</p>
          <TextField
            field={fields.reason}
            {...words('host.cancelation.reason', { max: maxCancelReason })}
            autoComplete="off"
          />
          <div className="row">
            <button className="button danger" type="submit">
              {t('host.cancelation.button')}
            </button>
            {back}
          </div>
        </Form>
      )}
    </section>
  );
}
