import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';
import { usePage } from '~/ui/root-data';

/** The address that is shared names no language: who opens it reads in their own. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation();
  const url = usePage().origin + path;
  const text = t('posts.view.shareText', { title });
  const to = (base: string, params: Record<string, string>) => `${base}?${new URLSearchParams(params)}`;
  return (
    <section className="card share" aria-labelledby="share">
      <h2 id="share">{t('posts.view.share')}</h2>
      <div className="row">
        <a
          className="button"
          href={to('https://x.com/intent/post', { text, url })}
          target="_blank"
          rel="noopener"
        >
          {t('posts.view.shareX')}
          <span className="visually-hidden">{t('shell.newTab')}</span>
        </a>
        <a
          className="button"
          href={to('https://social-plugins.line.me/lineit/share', { url, text })}
          target="_blank"
          rel="noopener"
        >
          {t('posts.view.shareLine')}
          <span className="visually-hidden">{t('shell.newTab')}</span>
        </a>
        <CopyButton text={url} label={t('posts.view.shareCopy')} />
      </div>
    </section>
  );
}
