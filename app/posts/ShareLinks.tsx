import { useTranslation } from 'react-i18next';
import { openedOutsideLine } from '~/http/in-app-browser';
import { CopyButton } from '~/ui/CopyButton';
import { ariaOf, Field, plainField, verbatim } from '~/ui/form/Field';
import { useLocalePath, usePage } from '~/ui/root-data';
import { mastodonServer, mastodonShare } from './mastodon';

/** The shared URL has no locale prefix, so that everyone reads it in their own language. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation();
  const url = usePage().origin + path;
  const text = t('posts.view.shareText', { title });
  const textAndUrl = new URLSearchParams({ text, url });
  const forLine = new URLSearchParams({ text, url: openedOutsideLine(url) });
  const combinedText = `${text}\n${url}`;
  const link = (href: string, label: string) => (
    <a key={href} className="button" href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">{t('shell.newTab')}</span>
    </a>
  );
  return (
    <section className="card share" id="share" aria-labelledby="share-title">
      <h2 id="share-title">{t('posts.view.share')}</h2>
      <div className="row">
        <button type="button" className="button" hidden data-share={url} data-share-text={text}>
          {t('posts.view.shareDevice')}
        </button>
        {link(`https://x.com/intent/post?${textAndUrl}`, t('posts.view.shareX'))}
        {link(
          `https://bsky.app/intent/compose?${new URLSearchParams({ text: combinedText })}`,
          t('posts.view.shareBluesky'),
        )}
        {link(`https://social-plugins.line.me/lineit/share?${forLine}`, t('posts.view.shareLine'))}
        <CopyButton text={url} label={t('posts.view.shareCopy')} />
      </div>
      <Mastodon path={path} text={combinedText} link={link} />
    </section>
  );
}

interface MastodonProps {
  path: string;
  text: string;
  link: (href: string, label: string) => React.ReactNode;
}

function Mastodon({ path, text, link }: MastodonProps) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const input = new URLSearchParams(usePage().search).get('mastodon');
  const server = input === null ? undefined : mastodonServer(input);
  const isWrong = input !== null && !server;
  const field = plainField('mastodon', isWrong ? t('posts.view.mastodonInvalid') : undefined);
  return (
    <details className="share-mastodon" open={input !== null || undefined}>
      <summary>{t('posts.view.shareMastodon')}</summary>
      {server && <p>{link(mastodonShare(server, text), t('posts.view.mastodonOpen', { server }))}</p>}
      <form method="get" action={`${toPath(path)}#share`} data-mastodon={text}>
        <Field field={field} label={t('posts.view.mastodonServer')} hint={t('posts.view.mastodonHint')}>
          <input
            id={field.id}
            name="mastodon"
            inputMode="url"
            maxLength={300}
            defaultValue={input?.slice(0, 300)}
            {...verbatim}
            {...ariaOf({ field, hint: true })}
          />
        </Field>
        <button type="submit" className="button">
          {t('posts.view.mastodonGo')}
        </button>
      </form>
    </details>
  );
}
