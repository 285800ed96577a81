import type { MetaFunction } from '@remix-run/cloudflare';
import { useTranslation } from 'react-i18next';
import type { Policy } from '~/http/policy';
import { translatorFor } from '~/locales/i18n';
import { linkCard } from '~/ui/link-card';
import { localeOf, originOf, useLocalePath } from '~/ui/root-data';
import styles from './guide.css?url';
import { guideNames } from './guides';

export const handle: Policy = { audience: 'everyone' };

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction = ({ matches }) => {
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const description = guideNames.map((name) => t(`guide.${name}.lead`)).join(' ');
  return linkCard({
    title: t('guide.title'),
    description,
    locale,
    origin: originOf(matches),
    path: '/guide',
  });
};

export default function ListGuides() {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <div className="guide">
      <h1>{t('guide.title')}</h1>
      <p>{t('guide.lead')}</p>
      <ul className="guide-doors">
        {guideNames.map((name) => (
          <li key={name} className="card">
            <h2>
              <a href={toPath(`/guide/${name}`)}>{t(`guide.${name}.title`)}</a>
            </h2>
            <p>{t(`guide.${name}.lead`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
