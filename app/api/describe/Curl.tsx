interface Props {
  lines: readonly string[];
  token?: boolean;
  file?: boolean;
  isPost?: boolean;
}

export function Curl({ lines, token, file, isPost }: Props) {
  const more = `${token ? ' -H "Authorization: Bearer $TOKEN"' : ''}${file ? ' --data-binary @list.csv' : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <pre className="curl" tabIndex={0}>
      <code translate="no">
        {lines.map((url) => `curl ${isPost ? '-X POST ' : ''}'${url}'${more}`).join('\n')}
      </code>
    </pre>
  );
}
