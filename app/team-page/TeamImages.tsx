import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { imagesOf } from '~/sheets/team-url';
import { InlineStyle } from '~/ui/InlineStyle';

interface Props {
  teamSheetId: string;
  count: number;
  name: string;
}

export function TeamImages({ teamSheetId, count, name }: Props) {
  const { t } = useTranslation();
  const alt = t('viewTeam.imageAlt', { name });
  return (
    <section className="image" aria-labelledby="image-title">
      <h2 id="image-title">{t('viewTeam.image')}</h2>
      {imagesOf(teamSheetId, count).map((src, at) => {
        // React 18 does not know popovers yet; it passes lowercase attributes through.
        const id = `whole${at || ''}`;
        const opens = { popovertarget: id };
        const closes = { popovertarget: id, popovertargetaction: 'hide' };
        const overlay = { popover: 'auto', id };
        return (
          <Fragment key={src}>
            <button type="button" {...opens} aria-label={t('viewTeam.imageWhole')}>
              <img
                src={`${src}?size=phone`}
                alt={alt}
                width={960}
                height={540}
                loading="lazy"
                decoding="async"
              />
            </button>
            <p>
              <a href={src}>{t('viewTeam.imageAlone')}</a>
            </p>
            <div {...overlay} role="dialog" aria-label={t('viewTeam.image')}>
              {/* Browsers fetch a background when it is seen; lazy images work only with scripts on. */}
              <InlineStyle css={`#${id}>[role=img]{background-image:url("${src}")}`} />
              <div role="img" aria-label={alt} />
              <button type="button" {...closes}>
                {t('viewTeam.imageClose')}
              </button>
            </div>
          </Fragment>
        );
      })}
    </section>
  );
}
