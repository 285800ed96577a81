import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { inDays, retention } from '~/db/retention';
import { pageNotFound } from '~/http/errors';
import type { Policy } from '~/http/policy';
import { translatorFor } from '~/locales/i18n';
import { linkCard } from '~/ui/link-card';
import { localeOf, originOf, useLocalePath } from '~/ui/root-data';
import { GuideSection, type SectionWords } from './GuideSection';
import styles from './guide.css?url';
import { type GuideName, guideNames, guides, isGuideName } from './guides';

export const handle: Policy = { audience: 'everyone' };

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return [];
  const locale = localeOf(matches);
  const t = translatorFor(locale);
  const { name } = data;
  const [title, description] = [t(`guide.${name}.title`), t(`guide.${name}.lead`)];
  return linkCard({ title, description, locale, origin: originOf(matches), path: `/guide/${name}` });
};

export function loader({ request, params }: LoaderFunctionArgs) {
  const name = params.guide?.toLowerCase();
  if (!isGuideName(name)) throw pageNotFound(request);
  return { name };
}

export default function ViewGuide() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const sections = useSections(name);
  return (
    <article className="guide">
      <h1>{t(`guide.${name}.title`)}</h1>
      <p>{t(`guide.${name}.lead`)}</p>
      <div className="guide-sections">
        {sections.map((section, at) => (
          <GuideSection key={section.id} {...section} open={at === 0} />
        ))}
      </div>
      <OtherGuides than={name} />
    </article>
  );
}

function useSections(name: GuideName) {
  const { t } = useTranslation();
  const words: Record<string, SectionWords> = t(`guide.${name}.sections`, {
    returnObjects: true,
    days: inDays(retention.playerIds),
  });
  return Object.entries(guides[name]).flatMap(([id, look]) => {
    const sectionWords = words[id];
    return sectionWords ? [{ id, look, words: sectionWords }] : [];
  });
}

function OtherGuides({ than }: { than: GuideName }) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  return (
    <nav className="guide-others" aria-labelledby="others">
      <h2 id="others">{t('guide.others')}</h2>
      <ul>
        {guideNames
          .filter((name) => name !== than)
          .map((name) => (
            <li key={name}>
              <a href={toPath(`/guide/${name}`)}>{t(`guide.${name}.title`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
