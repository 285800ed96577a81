import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findMailChoices, saveMailChoices } from '~/accounts/mail-choices/choices.server';
import { mailTopics, topicGroups } from '~/accounts/mail-choices/topics';
import { requireSignedIn } from '~/accounts/require-signed-in.server';
import { findAccount } from '~/accounts/user.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { printSeen, seenIn } from '~/ui/form/seen';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';
import { redirectWithToast } from '~/ui/toast';
import { ReturnedMail } from './ReturnedMail';
import { tryAddress } from './try-address.server';

const { handle, meta, links } = page({
  audience: 'person',
  failed: { writing: 'saveFailed' },
  layout: 'user',
  title: 'mails.title',
  styles,
});

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = await requireSignedIn(request, context);
  const { db, now } = context;
  const [choices, account] = await Promise.all([findMailChoices(db, userId), findAccount(db, userId)]);
  const isTested = new URL(request.url).searchParams.has('tested');
  return { email, choices, returned: account?.returned, isTested, now };
}

/** Intent `works` mails the address again. @returns a problem to say; a redirect if there is none */
async function resume({ request, context }: ActionFunctionArgs, userId: string) {
  const account = await findAccount(context.db, userId);
  if (!account?.returned) throw redirect(context.to('/mypage/notices'));
  const outcome = await tryAddress(request, context, userId, account, new Date());
  logAct('mails.tried', { outcome });
  if (outcome === 'sent') throw redirect(context.to('/mypage/notices?tested=1'));
  const problem = context.t(`accounts.problems.${outcome}`, { contact: context.env.CONTACT });
  return data({ problem }, { status: statuses[outcome] });
}

const statuses = { emailRefused: 422, mailFailed: 503, mailOff: 503, tooManyTries: 429 };

/** Saves only topics changed in this form: another tab or an unsubscribe link may have changed the others. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { userId } = await requireSignedIn(request, context);
  const form = await readFormData(request);
  if (form.get('intent') === 'works') return resume(args, userId);
  const ticked = form.getAll('topic').map(String);
  const seen = seenIn(form);
  const all = mailTopics.map((topic) => [topic, ticked.includes(topic)] as const);
  const chosen =
    form.get('intent') === 'none'
      ? mailTopics.map((topic) => [topic, false] as const)
      : all.filter(([topic, isOn]) => seen[topic] !== String(isOn));
  await saveMailChoices(context.db, userId, Object.fromEntries(chosen), new Date());
  logAct('mails.chosen');
  throw redirectWithToast(context.to('/mypage/notices'), { kind: 'success', key: 'saved' });
}

export default function ChooseMails() {
  const { t } = useTranslation();
  const { email, choices, returned, isTested, now } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  return (
    <div className="account-page stack">
      <h1>{t('mails.title')}</h1>
      <ReturnedMail {...{ email, returned, now, problem }} />
      {isTested && !returned && (
        <p className="notice good" role="status">
          {t('mails.returned.tested', { email })}
        </p>
      )}
      <p>{t('mails.lead', { email })}</p>
      <form method="post" className="stack">
        <input
          type="hidden"
          name="seen"
          value={printSeen(Object.fromEntries(mailTopics.map((topic) => [topic, String(choices[topic])])))}
        />
        {topicGroups.map(({ about, topics }) => (
          <fieldset key={about} className="card mail-topics">
            <legend>{t(`mails.about.${about}`)}</legend>
            {topics.map((topic) => (
              <label className="choice" key={topic}>
                <input type="checkbox" name="topic" value={topic} defaultChecked={choices[topic]} />
                <span>
                  <strong>{t(`mails.topics.${topic}.name`)}</strong>
                  <small className="soft">{t(`mails.topics.${topic}.hint`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <button className="button primary wide" type="submit">
          {t('profile.myPage.save')}
        </button>
        <button className="button wide" type="submit" name="intent" value="none">
          {t('mails.none')}
        </button>
      </form>
      <section className="stack" aria-labelledby="always-title">
        <h2 id="always-title">{t('mails.always.title')}</h2>
        <ul>
          {(['account', 'team', 'canceled', 'decided'] as const).map((line) => (
            <li key={line}>{t(`mails.always.${line}`)}</li>
          ))}
        </ul>
      </section>
      <LinkButton to="/mypage" look="quiet">
        {t('accounts.back')}
      </LinkButton>
    </div>
  );
}
