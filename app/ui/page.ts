import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare';
import type { ParseKeys } from 'i18next';
import { pageTitle, type Translate, translatorFor } from '~/locales/i18n';
import type { PageHandle } from './page-handle';
import { localeOf } from './root-data';

interface Page<Loader> extends Omit<PageHandle, 'styles'> {
  /** Its text, or how to say it. None: the product's name alone. `data` is missing where a loader threw. */
  title:
    | ParseKeys
    | ((t: Translate, data: Parameters<MetaFunction<Loader>>[0]['data']) => string | undefined);
  styles?: string | readonly string[];
  /** Rules that stand in the head of the page itself, for pages which must be whole in one response. */
  inlineStyles?: string;
  /** Search engines may list it; what belongs to a person or a group is not listed. */
  isPublic?: boolean;
}

/** Makes the exports that Remix wants of a page: its policy, title and stylesheets, and what it asks of the shell. */
export const page = <Loader = unknown>({
  title,
  styles = [],
  inlineStyles,
  isPublic = false,
  ...own
}: Page<Loader>) => {
  const handle: PageHandle = { ...own, styles: inlineStyles };
  const meta: MetaFunction<Loader> = ({ matches, data }) => {
    const t = translatorFor(localeOf(matches));
    return [
      { title: pageTitle(typeof title === 'string' ? t(title) : title(t, data)) },
      ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
    ];
  };
  const links: LinksFunction = () => [styles].flat().map((href) => ({ rel: 'stylesheet', href }));
  return { handle, meta, links };
};
