import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare';
import { pageTitle, type Translate, translatorFor } from '~/locales/i18n';
import { localeOf } from './root-data';

interface Page<Loader> {
  /** None: the product's name alone. `data` is missing on the error page of a loader that threw. */
  title(t: Translate, data: Parameters<MetaFunction<Loader>>[0]['data']): string | undefined;
  /** Addresses of stylesheets. */
  styles?: readonly string[];
  /** Search engines may list it; what belongs to a person or a group is not listed. */
  isPublic?: boolean;
}

/** What nearly every page says of itself, as Remix wants it: its title, its stylesheets and whether it may be listed. */
export const page = <Loader = unknown>({ title, styles = [], isPublic = false }: Page<Loader>) => {
  const meta: MetaFunction<Loader> = ({ matches, data }) => [
    { title: pageTitle(title(translatorFor(localeOf(matches)), data)) },
    ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
  const links: LinksFunction = () => styles.map((href) => ({ rel: 'stylesheet', href }));
  return { meta, links };
};
