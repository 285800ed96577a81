import { useNonce } from './nonce';

/** The CSP allows inline CSS by its nonce, and no `style` attributes. */
export function InlineStyle({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, of ids and paths of ours
  return <style nonce={useNonce()} dangerouslySetInnerHTML={{ __html: css }} />;
}
