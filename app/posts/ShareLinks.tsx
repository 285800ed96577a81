import { useTranslation } from 'react-i18next';
import { CopyButton } from '~/ui/CopyButton';
import { usePage } from '~/ui/root-data';

/** The address that is shared names no language: who opens it reads in their own. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation();
  const url = usePage().origin + path;
  const text = t('posts.view.shareText', { title });
  const shared = new URLSearchParams({ text, url });
  return (
    <section className="card share" aria-labelledby="share">
      <h2 id="share">{t('posts.view.share')}</h2>
      <div className="row">
        {(
          [
            ['https://x.com/intent/post', t('posts.view.shareX')],
            ['https://social-plugins.line.me/lineit/share', t('posts.view.shareLine')],
          ] as const
        ).map(([base, label]) => (
          <a key={base} className="button" href={`${base}?${shared}`} target="_blank" rel="noopener">
            {label}
            <span className="visually-hidden">{t('shell.newTab')}</span>
          </a>
        ))}
        <CopyButton text={url} label={t('posts.view.shareCopy')} />
      </div>
    </section>
  );
}
