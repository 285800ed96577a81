import { useTranslation } from 'react-i18next';
import { InlineStyle } from '~/ui/InlineStyle';
import type { PictureUrls } from './picture-path';

interface Props {
  title: string;
  urls: readonly PictureUrls[];
  idPrefix?: string;
}

/** Thumbnails that open full size in popovers, without a script. */
export function PostPictures({ title, urls, idPrefix = 'picture' }: Props) {
  const { t } = useTranslation();
  // Posts older than picture storage may have none.
  if (urls.length === 0) return null;
  return (
    <section
      className="post-pictures"
      aria-label={t('shell.labelled', { label: t('posts.view.pictures'), value: title })}
    >
      {urls.map(({ phone, whole }, at) => {
        const number = at + 1;
        const id = `${idPrefix}-${number}`;
        const alt = t('posts.view.picture', { title, number });
        // React 18 does not know popovers but passes lowercase attributes through.
        const opens = { popovertarget: id };
        const closes = { popovertarget: id, popovertargetaction: 'hide' };
        const overlay = { popover: 'auto' };
        return (
          <div key={whole}>
            <button
              type="button"
              className="post-picture"
              {...opens}
              aria-label={t('posts.view.whole', { number })}
            >
              <img
                src={phone}
                alt={alt}
                width={960}
                height={540}
                loading={at === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </button>
            <div id={id} {...overlay} className="whole-picture" role="dialog" aria-label={alt}>
              {/* Backgrounds load when visible; lazy images do so only with scripts enabled. */}
              <InlineStyle css={`#${id}>[role=img]{background-image:url("${whole}")}`} />
              <div role="img" aria-label={alt} />
              <button type="button" className="button" {...closes}>
                {t('posts.view.close')}
              </button>
            </div>
          </div>
        );
      })}
    </section>
  );
}
