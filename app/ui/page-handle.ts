import type { Policy } from '~/http/policy';
import type { Locale } from '~/locales/locale';

export type PageLayout = 'none' | 'wide' | 'user' | 'admin' | 'auth' | 'bare';

export interface PageHandle extends Policy {
  /** 'none' is the site's default frame, 'wide' that of public lists; a 'bare' page brings its own body and styles. */
  layout?: PageLayout;
  enhance?: boolean;
  /** CSS to inline, for pages that must be complete in one response. */
  styles?: string;
  /** Files beyond the site's own, for the previous page to preload. */
  files?: (locale: Locale) => readonly string[];
  /** Signing in on this page returns visitors to where they were going. */
  isWayIn?: boolean;
}

/** Merges the handles of the matched routes; the deepest layout wins. */
export function handleOf(
  matches: { handle?: unknown }[],
): Required<Pick<PageHandle, 'layout' | 'enhance' | 'styles' | 'isWayIn'>> {
  const handles = matches.map((match) => (match.handle ?? {}) as Partial<PageHandle>);
  return {
    layout: handles.reduce<PageLayout>((layout, handle) => handle.layout ?? layout, 'none'),
    enhance: handles.some((handle) => handle.enhance),
    isWayIn: handles.some((handle) => handle.isWayIn),
    styles: handles.map((handle) => handle.styles ?? '').join(''),
  };
}
