/** Field → text that a player has confirmed although we don't know it. */
export type SureNames = Readonly<Record<string, string>>;

const maxNames = 42;

export const printSureNames = (names: SureNames): string =>
  Object.entries(names)
    .map(([path, text]) => `${path}=${text}`)
    .join('\n');

export function readSureNames(lines: string): SureNames {
  const names: Record<string, string> = {};
  for (const line of lines.split(/\r?\n/, maxNames)) {
    const [, path, text] = /^(members\[\d\]\.[^=]+)=(.+)$/.exec(line) ?? [];
    if (path && text) names[path] = text;
  }
  return names;
}
