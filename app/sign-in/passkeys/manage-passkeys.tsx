import { useForm } from '@conform-to/react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { mailNotice } from '~/accounts/account-mails.server';
import { deviceName, deviceOf } from '~/accounts/device';
import { hasOwnName, keepNewPasskey } from '~/accounts/passkeys/ceremony.server';
import { PasskeyNote } from '~/accounts/passkeys/PasskeyNote';
import { maxNameCharacters, maxPasskeys } from '~/accounts/passkeys/passkey';
import { listPasskeys } from '~/accounts/passkeys/passkey.server';
import { passkeyAskOf } from '~/accounts/passkeys/passkey-ask.server';
import { nameField } from '~/accounts/passkeys/passkey-name.server';
import { countRecoveryCodes, renewRecoveryCodes } from '~/accounts/passkeys/recovery-code.server';
import { isProvenNow, requireProven, requireSignedIn, toSignIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { leadBack } from '~/accounts/where-to';
import { readFormData } from '~/http/request-body';
import { logSecurity } from '~/log/log.server';
import { defaultTimeZone } from '~/time/instant';
import { TextField } from '~/ui/form/Field';
import { useFieldWords } from '~/ui/form/field-words';
import { parseForm } from '~/ui/form/parse-form';
import { Instant } from '~/ui/Instant';
import { Labelled } from '~/ui/Labelled';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { useLocalePath } from '~/ui/root-data';
import { redirectWithToast } from '~/ui/toast';
import { PasskeyForm } from './PasskeyForm';
import { RecoveryCodes } from './RecoveryCodes';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  enhance: true,
  title: 'passkeys.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request, context);
  const { db, now } = context;
  const [passkeys, codesLeft, isProven, ask] = await Promise.all([
    listPasskeys(db, user.userId),
    countRecoveryCodes(db, user.userId),
    isProvenNow(context, user, now),
    passkeyAskOf(request, context, user),
  ]);
  const may = !hasOwnName(request, context)
    ? 'never'
    : passkeys.length >= maxPasskeys
      ? 'full'
      : isProven
        ? 'add'
        : 'confirm';
  return { passkeys, codesLeft, may, now, ask: ask === 'confirm' ? ask : undefined } as const;
}

/** Adds a passkey. The first one comes with recovery codes, shown only in this response. */
export async function action({ request, context }: ActionFunctionArgs) {
  const now = new Date();
  const { db, ctx, t } = context;
  const form = await readFormData(request);
  const user = await requireProven(request, context, now);
  const { userId } = user;
  const submission = parseForm(form, z.object({ name: nameField(t), credential: z.string().optional() }));
  if (submission.status !== 'success')
    return data({ lastResult: submission.reply({ hideFields: ['credential'] }) }, { status: 422 });
  const { credential, name } = submission.value;
  const own = name || deviceName(deviceOf(request.headers.get('User-Agent') ?? ''), t);
  const isKept =
    hasOwnName(request, context) &&
    (await keepNewPasskey(request, context, user, { text: credential, name: own }, now));
  if (!isKept) {
    const lastResult = submission.reply({
      hideFields: ['credential'],
      formErrors: [t('passkeys.notAdded')],
    });
    return data({ lastResult }, { status: 422 });
  }
  logSecurity('passkey.added', { user: userId });
  const account = await findAccount(db, userId);
  if (account) ctx.waitUntil(mailNotice(request, context, 'passkeyAdded', account, () => ({ name: own })));
  if ((await countRecoveryCodes(db, userId)) !== undefined)
    throw redirectWithToast(context.to('/mypage/passkeys'), { kind: 'success', key: 'passkeyAdded' });
  const codes = await renewRecoveryCodes(db, user, now);
  if (!codes) throw toSignIn(request, context);
  return data({ codes });
}

export default function ManagePasskeys() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const { passkeys, codesLeft, now, ask } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'codes' in answer) {
    return (
      <div className="account-page stack">
        <h1>{t('passkeys.added')}</h1>
        <RecoveryCodes codes={answer.codes} done="/mypage/passkeys" />
      </div>
    );
  }
  return (
    <div className="account-page stack">
      <h1>{t('passkeys.title')}</h1>
      <p>{t('passkeys.lead')}</p>
      <PasskeyNote ask={ask} />
      {passkeys.length > 0 && (
        <ul className="own-devices card">
          {passkeys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className="soft">
                  <Labelled label={t('passkeys.since')}>
                    <Instant at={createdAt} timeZone={defaultTimeZone} now={now} />
                  </Labelled>
                  <br />
                  <Labelled label={t('passkeys.lastUsed')}>
                    {lastUsedAt ? (
                      <Instant at={lastUsedAt} timeZone={defaultTimeZone} now={now} />
                    ) : (
                      t('passkeys.never')
                    )}
                  </Labelled>
                  {isBackedUp && (
                    <>
                      <br />
                      {t('passkeys.backedUp')}
                    </>
                  )}
                </p>
              </div>
              <a className="button" href={toPath(`/mypage/passkeys/${id}`)}>
                {t('passkeys.edit')}
                <span className="visually-hidden"> ({name})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey lastResult={answer?.lastResult} />
      {passkeys.length > 0 && (
        <section className="card stack" aria-labelledby="codes">
          <h2 id="codes">{t('passkeys.codes.title')}</h2>
          <p>{t('passkeys.codes.left', { number: codesLeft ?? 0 })}</p>
          <LinkButton to="/mypage/recovery-codes">{t('passkeys.codes.renew')}</LinkButton>
        </section>
      )}
      <LinkButton to="/mypage" look="quiet">
        {t('accounts.back')}
      </LinkButton>
    </div>
  );
}

type Refused = Extract<ReturnType<typeof useActionData<typeof action>>, { lastResult: unknown }>;

function AddPasskey({ lastResult }: { lastResult: Refused['lastResult'] | undefined }) {
  const { t } = useTranslation();
  const words = useFieldWords()('passkeys.name', { max: maxNameCharacters });
  const toPath = useLocalePath();
  const { may } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ name: string }>({ lastResult });
  const confirm = toPath('/mypage/confirm') + leadBack(toPath('/mypage/passkeys'), '');
  return (
    <section className="card stack" aria-labelledby="add">
      <h2 id="add">{t('passkeys.add')}</h2>
      {form.errors && (
        <p className="notice bad" role="alert">
          {form.errors[0]}
        </p>
      )}
      {may === 'never' && <p>{t('passkeys.off')}</p>}
      {may === 'full' && <p>{t('passkeys.full', { max: maxPasskeys })}</p>}
      {may === 'confirm' && (
        <>
          <p>{t('passkeys.confirmFirst')}</p>
          <a className="button primary wide" href={confirm}>
            {t('passkeys.confirm.title')}
          </a>
        </>
      )}
      {may === 'add' && (
        <PasskeyForm
          id={form.id}
          purpose="add"
          button={t('passkeys.addButton')}
          isPrimary
          instead={<p>{t('passkeys.unable')}</p>}
        >
          <TextField field={fields.name} {...words} autoComplete="off" enterKeyHint="go" />
        </PasskeyForm>
      )}
    </section>
  );
}
