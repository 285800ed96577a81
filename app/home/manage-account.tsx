import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailNotice } from '~/accounts/account-mails.server';
import { keptUntil } from '~/accounts/earlier-email.server';
import { emailAddress } from '~/accounts/email-address';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { endSession } from '~/accounts/session.server';
import { findAccount } from '~/accounts/user.server';
import { listOwnMemberships } from '~/groups/member.server';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { hidden, passwordField } from '~/sign-in/account-form.server';
import { refusalOfPassword, refusePassword } from '~/sign-in/current-password.server';
import { clearDevice } from '~/sign-in/leave-device.server';
import { defaultTimeZone } from '~/time/instant';
import { parseForm } from '~/ui/form/parse-form';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { DeleteAccountForm } from './DeleteAccountForm';
import { deleteAccount } from './delete-account.server';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'deleteFailed' },
  layout: 'user',
  enhance: true,
  title: 'accounts.manage.title',
  styles,
});

export { handle, links, meta };

async function ownAccount(request: Request, context: LoaderFunctionArgs['context']) {
  const { userId, email } = await requireSignedIn(request, context);
  const { db, now } = context;
  const [account, memberships, until] = await Promise.all([
    findAccount(db, userId),
    listOwnMemberships(db, userId),
    keptUntil(db, userId, now),
  ]);
  const leads = memberships
    .filter(({ isLastAdmin }) => isLastAdmin)
    .map(({ groupId, groupName }) => ({ groupId, groupName }));
  return { userId, email, account, memberships, leads, until };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email, account, leads, until } = await ownAccount(request, context);
  return { email, hasPassword: account?.hasPassword ?? false, leads, until, now: context.now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx } = context;
  const { userId, email, account, memberships, leads, until } = await ownAccount(request, context);
  const form = await readFormData(request);
  const { t } = context;
  const wrongAddress = t('accounts.problems.confirmationWrong');
  const schema = account?.hasPassword
    ? z.object({ currentPassword: passwordField(t) })
    : z.object({
        confirmation: z
          .string({ error: wrongAddress })
          .refine((text) => emailAddress(text) === email, wrongAddress),
      });
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(hidden), { status: 422 });
  const input = submission.value;
  const refusal =
    'currentPassword' in input && (await refusalOfPassword(db, userId, input.currentPassword, now));
  if (refusal) return refusePassword(submission, refusal, t);
  if (leads.length > 0 || !(await deleteAccount(db, context.env, userId, now))) {
    const problem = until && leads.length === 0 ? 'emailKept' : 'lastAdmin';
    return data(submission.reply({ ...hidden, formErrors: [t(`accounts.problems.${problem}`)] }), {
      status: 409,
    });
  }
  logSecurity('account.deleted');
  context.closeDesks(memberships.map(({ groupId }) => groupId));
  if (account) ctx.waitUntil(mailNotice(request, context, 'accountDeleted', account));
  const headers = { ...clearDevice, 'Set-Cookie': await endSession(request, context) };
  const home = context.to('/');
  throw redirectWithToast(home, { kind: 'success', key: 'accountDeleted' }, headers);
}

export default function ManageAccount() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { email, hasPassword, leads, until, now } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ currentPassword: string; confirmation: string }>({
    lastResult: useActionData<typeof action>(),
    constraint: { currentPassword: { required: true }, confirmation: { required: true } },
  });
  return (
    <div className="account-page stack">
      <h1>{t('accounts.manage.title')}</h1>
      <section className="card" aria-labelledby="export-title">
        <h2 id="export-title">{t('accounts.manage.export.title')}</h2>
        <p>{t('accounts.manage.export.lead')}</p>
        <a className="button wide" href={toPath('/mypage/export')} download>
          {t('accounts.manage.export.button')}
        </a>
      </section>
      <section className="card" aria-labelledby="delete-title">
        <h2 id="delete-title">{t('accounts.manage.delete.title')}</h2>
        <ul>
          {(['gone', 'teams', 'running', 'images', 'guest'] as const).map((line) => (
            <li key={line}>{t(`accounts.manage.delete.${line}`)}</li>
          ))}
        </ul>
        <p>
          {t('accounts.manage.delete.more')} <a href={toPath('/privacy')}>{t('about.pages.privacy')}</a>
        </p>
        {leads.length > 0 ? (
          <div className="notice warn">
            <p>{t('accounts.manage.delete.lastAdmin')}</p>
            <ul>
              {leads.map(({ groupId, groupName }) => (
                <li key={groupId}>
                  <a href={toPath(`/admin/${groupId}/members`)}>{groupName}</a>
                </li>
              ))}
            </ul>
          </div>
        ) : until ? (
          <div className="notice warn">
            <p>{t('accounts.manage.delete.emailKept')}</p>
            <p>
              <Labelled label={t('accounts.manage.delete.from')}>
                <Instant at={until} timeZone={defaultTimeZone} now={now} />
              </Labelled>
            </p>
          </div>
        ) : (
          <DeleteAccountForm form={form} fields={fields} email={email} hasPassword={hasPassword} />
        )}
      </section>
      <LinkButton to="/mypage" look="quiet">
        {t('accounts.back')}
      </LinkButton>
    </div>
  );
}
