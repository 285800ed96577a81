/** Names that a player has said are right, though none of ours: field → its text. */
export type SureNames = Readonly<Record<string, string>>;

/** Six Pokémon with an ability, an item and four moves each. */
const maxNames = 42;

/** As one field of the form holds them: a line each. */
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
