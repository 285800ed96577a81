/** Commands to copy, one a line; a long one scrolls by itself. */
export function Curl({ lines }: { lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <pre className="curl" tabIndex={0}>
      <code translate="no">{lines.map((url) => `curl '${url}'`).join('\n')}</code>
    </pre>
  );
}
