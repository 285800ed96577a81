import { useNonce } from './nonce';

/** Rules that only this page has; the content policy knows them by their nonce, and no `style` attribute at all. */
export function InlineStyle({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, of ids and paths of ours
  return <style nonce={useNonce()} dangerouslySetInnerHTML={{ __html: css }} />;
}
