import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { chooseMail, findMailChoices } from '~/accounts/mail-choices/choices.server';
import { readStopToken } from '~/accounts/mail-choices/stop-link.server';
import { readFormData } from '~/http/request-body';
import { logAct } from '~/log/log.server';
import { LinkButton } from '~/ui/LinkButton';
import styles from '~/ui/my-page.css?url';
import { page } from '~/ui/page';

const { handle, meta, links } = page({
  audience: 'person',
  fromOtherSites: 'forms',
  layout: 'user',
  title: 'mails.stop.title',
  styles,
});

export { handle, links, meta };

/** A GET changes nothing: mail scanners open links too. The page doesn't reveal whose account it is. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const link = readStopToken(context.env.SESSION_SECRET, params.token ?? '');
  if (!link) return data({ topic: undefined, isOn: false }, { status: 404 });
  const choices = await findMailChoices(context.db, link.userId);
  return data({ topic: link.topic, isOn: choices[link.topic] });
}

/** One-click unsubscribe (RFC 8058): mail clients post without a session. `intent=resume`, from the page, undoes it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const link = readStopToken(context.env.SESSION_SECRET, params.token ?? '');
  if (!link) return data({ done: undefined }, { status: 404 });
  const form = await readFormData(request);
  const isOn = form.get('intent') === 'resume';
  await chooseMail(context.db, link, isOn, new Date());
  logAct(isOn ? 'mails.resumed' : 'mails.stopped', { topic: link.topic });
  return data({ done: isOn ? ('resumed' as const) : ('stopped' as const) });
}

export default function StopMails() {
  const { t } = useTranslation();
  const { topic, isOn } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>()?.done;
  const name = topic && t(`mails.topics.${topic}.name`);
  return (
    <div className="account-page stack">
      <h1>{t('mails.stop.title')}</h1>
      {!name && <p className="notice warn">{t('mails.stop.unknown')}</p>}
      {done && (
        <p className="notice good" role="status">
          {t(`mails.stop.${done}`, { name })}
        </p>
      )}
      {name && !done && <p>{t(isOn ? 'mails.stop.ask' : 'mails.stop.isOff', { name })}</p>}
      {name && (
        <form method="post">
          {isOn ? (
            <button className={done ? 'button wide' : 'button primary wide'} type="submit">
              {t('mails.stop.button')}
            </button>
          ) : (
            <button className="button wide" type="submit" name="intent" value="resume">
              {t('mails.stop.resume')}
            </button>
          )}
        </form>
      )}
      {name && <p className="soft">{t('mails.stop.others')}</p>}
      <LinkButton to="/mypage/notices" look="quiet">
        {t('mails.stop.all')}
      </LinkButton>
    </div>
  );
}
