import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isNothing } from '~/accounts/access';
import { endAccess } from '~/accounts/end-access.server';
import { requireProven } from '~/accounts/require-signed-in.server';
import { closeDesksOf } from '~/accounts/session.server';
import { requireOperator } from '~/groups/guard.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { limitsOf, mayTry } from '~/limits/attempts.server';
import { rates } from '~/limits/limits';
import { logSecurity } from '~/log/log.server';
import styles from '~/ui/desk.css?url';
import { LinkButton } from '~/ui/LinkButton';
import { page } from '~/ui/page';
import { AccountFacts } from './AccountFacts';
import { ConfirmEnd } from './ConfirmEnd';
import { Ended } from './Ended';
import { findLastEnding } from './find-last-ending.server';
import { findTakenOver } from './find-taken-over.server';
import { mailEnded } from './mail-ended.server';

const { handle, meta, links } = page({
  audience: 'staff',
  failed: { writing: 'saveFailed' },
  layout: 'admin',
  enhance: true,
  title: 'endAccess.title',
  styles,
});

export { handle, links, meta };

async function requireAccount({ request, context, params }: LoaderFunctionArgs, now: Date) {
  await requireOperator(request, context, 'endAccess');
  const { userId } = await requireProven(request, context, now);
  const account = await findTakenOver(context, params.userId);
  if (!account) throw pageNotFound(request);
  return { userId, account, isSelf: account.id === userId };
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context;
  const { account, isSelf } = await requireAccount(args, now);
  return { account, isSelf, now };
}

/**
 * Idempotent: a second press finds nothing to end, and is neither logged nor mailed. A form that was opened before the last
 * ending ends nothing that its owner has set up since.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, t } = context;
  const form = await readFormData(request);
  const now = new Date();
  const { userId, account, isSelf } = await requireAccount(args, now);
  const { id } = account;
  if (isSelf) return data({ problem: t('endAccess.self.lead') }, { status: 409 });
  if (form.get('sure') !== 'yes') return data({ problem: t('endAccess.confirm.missing') }, { status: 422 });
  const before = await findLastEnding(context, id, now);
  if (before && before.at.getTime() > Number(form.get('opened') ?? now))
    return data({ ending: { last: before } });
  if (!(await mayTry(db, limitsOf(`endings by ${userId}`, rates.accessEndings), now)))
    return data({ problem: t('endAccess.confirm.limit') }, { status: 429 });
  const ended = await endAccess(db, id, { siteAdminId: userId }, now);
  if (!isNothing(ended)) {
    logSecurity('siteAdmin.accessEnded', { of: id, ...ended });
    await closeDesksOf(context, id);
    mailEnded(request, context, account, now);
  }
  return data({ ending: { ended, last: await findLastEnding(context, id, now) } });
}

export default function EndAccess() {
  const { account, isSelf, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const ending = answer && 'ending' in answer ? answer.ending : undefined;
  const problem = answer && 'problem' in answer ? answer.problem : undefined;
  return (
    <div className="stack">
      <h1>{t('endAccess.title')}</h1>
      {ending && <Ended {...ending} account={account} now={now} />}
      <AccountFacts account={account} isSelf={isSelf} now={now} />
      {!isSelf && !ending && <ConfirmEnd account={account} problem={problem} now={now} />}
      <LinkButton to="/admin/accounts" look="quiet">
        {t('endAccess.another')}
      </LinkButton>
    </div>
  );
}
