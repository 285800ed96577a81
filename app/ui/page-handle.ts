import type { Policy } from '~/http/policy';
import type { Locale } from '~/locales/locale';

export type Layout = 'none' | 'user' | 'admin' | 'auth' | 'bare';

export interface PageHandle extends Policy {
  /** 'none' is the site's default frame; 'bare' is a page that brings its whole body and styles itself. */
  layout?: Layout;
  /** The page wants the small script of app/ui/enhance: local times, countdowns, copying, polling. */
  enhance?: boolean;
  /** Rules that stand in the head of the page itself, for pages which must be whole in one response. */
  styles?: string;
  /** Scripts and styles that it needs beyond those of the site, for a page before it to load ahead. */
  files?: (locale: Locale) => readonly string[];
  /** A way into an account: signing in there leads on to where its visitor was going. */
  isWayIn?: boolean;
}

/** What the matched pages together ask for; the deepest one that names a layout decides it. */
export function handleOf(
  matches: { handle?: unknown }[],
): Required<Pick<PageHandle, 'layout' | 'enhance' | 'styles' | 'isWayIn'>> {
  const handles = matches.map((match) => (match.handle ?? {}) as Partial<PageHandle>);
  return {
    layout: handles.reduce<Layout>((layout, handle) => handle.layout ?? layout, 'none'),
    enhance: handles.some((handle) => handle.enhance),
    isWayIn: handles.some((handle) => handle.isWayIn),
    styles: handles.map((handle) => handle.styles ?? '').join(''),
  };
}
