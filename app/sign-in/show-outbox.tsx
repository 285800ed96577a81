import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listOutbox } from '~/accounts/mail.server';
import { pageNotFound } from '~/http/errors';
import { isLoopback } from '~/limits/network-address';
import { page } from '~/ui/page';
import styles from './show-outbox.css?url';

const { handle, meta, links } = page({ audience: 'person', title: 'accounts.outbox.title', styles });

export { handle, links, meta };

export async function loader({ request, context }: LoaderFunctionArgs) {
  // If the server is reachable from the network, scripts/front.mjs sets this header to the client's address.
  const address = request.headers.get('CF-Connecting-IP');
  if (context.env.ENVIRONMENT !== 'local' || (address && !isLoopback(address))) throw pageNotFound(request);
  return { mails: await listOutbox(context.db) };
}

export default function ShowOutbox() {
  const { t } = useTranslation();
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t('accounts.outbox.title')}</h1>
      {mails.length === 0 && <p>{t('accounts.outbox.empty')}</p>}
      {mails.map(({ id, to, subject, text }) => (
        <article className="card" key={id}>
          <h2>{subject}</h2>
          <p>{to}</p>
          <p className="outbox-text">
            {text.split(/(https?:\/\/\S+)/).map((part) =>
              part.startsWith('http') ? (
                <a key={part} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
        </article>
      ))}
    </>
  );
}
