import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailNotice } from '~/accounts/account-mails.server';
import { countPasskeys, findPasskey, removePasskey, renamePasskey } from '~/accounts/passkeys/passkey.server';
import { nameField } from '~/accounts/passkeys/passkey-name.server';
import { requireProven, requireSignedIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { pageNotFound } from '~/http/errors';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { AccountForm, WaysOut } from '~/sign-in/AccountForm';
import { TextField } from '~/ui/form/Field';
import { parseForm } from '~/ui/form/parse-form';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  title: 'passkeys.editTitle',
  styles,
});

export { handle, links, meta };

async function requirePasskey({ request, context, params }: LoaderFunctionArgs, userId: string) {
  const passkey = await findPasskey(context.db, userId, (params.passkeyId ?? '').toLowerCase());
  if (!passkey) throw pageNotFound(request);
  return passkey;
}

export async function loader(args: LoaderFunctionArgs) {
  const { userId } = await requireSignedIn(args.request, args.context);
  const passkey = await requirePasskey(args, userId);
  return { passkey, isLast: (await countPasskeys(args.context.db, userId)) === 1 };
}

/** Renames the passkey, or with `intent=remove` removes it, which requires a recent proof. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { db, ctx, t } = context;
  const now = new Date();
  const { userId } = await requireSignedIn(request, context);
  const passkey = await requirePasskey(args, userId);
  const form = await readFormData(request);
  const back = context.to('/mypage/passkeys');
  if (form.get('intent') === 'remove') {
    await requireProven(request, context, now);
    if (await removePasskey(db, userId, passkey.id)) {
      logSecurity('passkey.removed', { user: userId });
      const account = await findAccount(db, userId);
      if (account)
        ctx.waitUntil(
          mailNotice(request, context, 'passkeyRemoved', account, () => ({ name: passkey.name })),
        );
    }
    throw redirectWithToast(back, { kind: 'success', key: 'passkeyRemoved' });
  }
  const submission = parseForm(
    form,
    z.object({ name: nameField(t).refine((name) => name !== '', t('passkeys.nameRequired')) }),
  );
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  await renamePasskey(db, userId, passkey.id, submission.value.name);
  throw redirectWithToast(back, { kind: 'success', key: 'saved' });
}

export default function EditPasskey() {
  const { t } = useTranslation();
  const { passkey, isLast } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ name: string }>({
    lastResult: useActionData<typeof action>(),
    defaultValue: { name: passkey.name },
    constraint: { name: { required: true } },
  });
  return (
    <div className="account-page stack">
      <AccountForm form={form} title={t('passkeys.editTitle')} button={t('passkeys.rename')}>
        <TextField field={fields.name} label={t('passkeys.ownName')} autoComplete="off" enterKeyHint="go" />
      </AccountForm>
      <section className="card stack" aria-labelledby="remove">
        <h2 id="remove">{t('passkeys.remove')}</h2>
        <p>{t(isLast ? 'passkeys.removeLast' : 'passkeys.removeLead')}</p>
        <form method="post">
          <button className="button danger wide" type="submit" name="intent" value="remove">
            {t('passkeys.removeButton')}
          </button>
        </form>
      </section>
      <WaysOut ways={[[t('accounts.back'), '/mypage/passkeys']]} />
    </div>
  );
}
