import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare';
import type { ParseKeys } from 'i18next';
import { pageTitle, type Translate, translatorFor } from '~/locales/i18n';
import { linkCard } from './link-card';
import type { PageHandle } from './page-handle';
import { localeOf, originOf, pathOf } from './root-data';

type Data<Loader> = Parameters<MetaFunction<Loader>>[0]['data'];

/** The preview of links to a page. The site's own sentence and image stand in for what is left out. */
interface Preview {
  description?: string;
  image?: Parameters<typeof linkCard>[0]['image'];
}

interface Page<Loader> extends Omit<PageHandle, 'styles'> {
  /** Text key or function; undefined shows the product's name alone. `data` is missing if a loader threw. */
  title: ParseKeys | ((t: Translate, data: Data<Loader>) => string | undefined);
  styles?: string | readonly string[];
  inlineStyles?: string;
  /** Search engines may list it. */
  isPublic?: boolean;
  /** Links to it have a preview, as those to all public pages have. */
  preview?: (t: Translate, data: Data<Loader>) => Preview;
}

export const page = <Loader = unknown>({
  title,
  styles = [],
  inlineStyles,
  isPublic = false,
  preview,
  ...own
}: Page<Loader>) => {
  const handle: PageHandle = { ...own, styles: inlineStyles };
  const meta: MetaFunction<Loader> = ({ matches, data }) => {
    const locale = localeOf(matches);
    const t = translatorFor(locale);
    const written = typeof title === 'string' ? t(title) : title(t, data);
    const { description = t('tournaments.home.lead'), image } = preview?.(t, data) ?? {};
    const link = { title: written, description, image, locale, origin: originOf(matches) };
    return [
      ...(isPublic || preview
        ? linkCard({ ...link, path: pathOf(matches) })
        : [{ title: pageTitle(written) }]),
      ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
    ];
  };
  const links: LinksFunction = () => [styles].flat().map((href) => ({ rel: 'stylesheet', href }));
  return { handle, meta, links };
};
