export type Layout = 'none' | 'user' | 'admin' | 'auth' | 'bare';

export interface PageHandle {
  /** 'none' is the site's default frame; 'bare' is a page that brings its whole body and styles itself. */
  layout?: Layout;
  /** The page wants the small script of app/ui/enhance: local times, countdowns, copying, polling. */
  enhance?: boolean;
  /** Rules that stand in the head of the page itself, for pages which must be whole in one response. */
  styles?: string;
}

/** What the matched pages together ask for; the deepest one that names a layout decides it. */
export function handleOf(matches: { handle?: unknown }[]): Required<PageHandle> {
  const handles = matches.map((match) => (match.handle ?? {}) as PageHandle);
  return {
    layout: handles.reduce<Layout>((layout, handle) => handle.layout ?? layout, 'none'),
    enhance: handles.some((handle) => handle.enhance),
    styles: handles.map((handle) => handle.styles ?? '').join(''),
  };
}
