import { isSpeciesName } from './identify';

const title = /^([^|[\]]{1,60})\]([^|]{0,200})\|/;

const fieldNames = [
  'nickname',
  'species',
  'item',
  'ability',
  'moves',
  'nature',
  'evs',
  'gender',
  'ivs',
  'shiny',
  'level',
  'rest',
] as const;
type Fields = Record<(typeof fieldNames)[number], string>;

/** Unpacks a line of Showdown's storage, one team a line: `format]Name|Nick|species|…`. @returns undefined for other lines */
export function unpackLine(line: string): string[] | undefined {
  if (line.includes(' | ') || line.split('|', 11).length < 11) return undefined;
  const named = title.exec(line);
  for (const start of named ? [named[0].length, 0] : [0]) {
    const sets = line.slice(start).split(']').map(fieldsOf);
    if (!sets[0] || !isSpeciesName(sets[0].species || sets[0].nickname)) continue;
    const head = start > 0 && named ? [`=== [${named[1]}] ${named[2]} ===`] : [];
    return [...head, ...sets.flatMap((set) => ['', ...linesOf(set)])];
  }
  return undefined;
}

const fieldsOf = (set: string): Fields => {
  const cells = set.trim().split('|');
  return Object.fromEntries(
    fieldNames.map((name, at) => [
      name,
      name === 'rest' ? cells.slice(at).join('|') : (cells[at] ?? '').trim(),
    ]),
  ) as Fields;
};

const stats = (cells: string) => /[1-9]/.test(cells);

function linesOf(set: Fields): string[] {
  const species = set.species || set.nickname;
  const name = set.species && set.nickname ? `${set.nickname} (${species})` : species;
  const [, , , , , tera = ''] = set.rest.split(',');
  const gender = /^[MF]$/.test(set.gender) ? ` (${set.gender})` : '';
  return [
    `${name}${gender}${set.item ? ` @ ${set.item}` : ''}`,
    // Blank is the first ability.
    `Ability: ${set.ability || '0'}`,
    set.level && `Level: ${set.level}`,
    set.shiny && 'Shiny: Yes',
    tera && `Tera Type: ${tera}`,
    stats(set.evs) && `EVs: ${set.evs}`,
    set.nature && `Nature: ${set.nature}`,
    stats(set.ivs) && `IVs: ${set.ivs}`,
    ...set.moves.split(',').map((move) => move && `- ${move}`),
  ].filter((line): line is string => Boolean(line));
}
