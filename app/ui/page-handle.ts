/** What a page asks of the shell, in its `handle` export. */
export interface PageHandle {
  /** 'none' is the site's default frame; 'bare' is a page which brings its whole document body and styles itself. */
  layout?: 'none' | 'user' | 'admin' | 'auth' | 'bare';
  /** The page needs React in the browser; without it no script of Remix is sent. */
  hydrate?: boolean;
  /** Rules that stand in the head of the page itself, for pages which must be whole in one response. */
  styles?: string;
}
