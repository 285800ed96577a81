interface Props {
  lines: readonly string[];
  token?: boolean;
  /** Body of a POST: JSON, or the name of a file. */
  body?: string;
  isPost?: boolean;
}

export function Curl({ lines, token, body, isPost }: Props) {
  const sent = body?.startsWith('{') ? ` --data '${body}'` : body ? ` --data-binary @${body}` : '';
  const more = `${token ? ' -H "Authorization: Bearer $TOKEN"' : ''}${sent}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <pre className="curl" tabIndex={0}>
      <code translate="no">
        {lines.map((url) => `curl ${isPost ? '-X POST ' : ''}'${url}'${more}`).join('\n')}
      </code>
    </pre>
  );
}
