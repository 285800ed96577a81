import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare';
import type { ParseKeys } from 'i18next';
import { pageTitle, type Translate, translatorFor } from '~/locales/i18n';
import type { PageHandle } from './page-handle';
import { localeOf } from './root-data';

interface Page<Loader> extends Omit<PageHandle, 'styles'> {
  /** Text key or function; undefined shows the product's name alone. `data` is missing if a loader threw. */
  title:
    | ParseKeys
    | ((t: Translate, data: Parameters<MetaFunction<Loader>>[0]['data']) => string | undefined);
  styles?: string | readonly string[];
  inlineStyles?: string;
  isPublic?: boolean;
}

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
