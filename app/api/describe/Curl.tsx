/** Commands to copy, one a line; a long one scrolls by itself. */
export function Curl({ lines, token, file }: { lines: readonly string[]; token?: boolean; file?: boolean }) {
  const more = `${token ? ' -H "Authorization: Bearer $TOKEN"' : ''}${file ? ' --data-binary @list.csv' : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <pre className="curl" tabIndex={0}>
      <code translate="no">{lines.map((url) => `curl '${url}'${more}`).join('\n')}</code>
    </pre>
  );
}
