import { z } from 'zod';
import { abilityNames } from '~/pokedex/ability-names';
import { speciesAliases } from '~/pokedex/aliases';
import { games } from '~/pokedex/game';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, findAllByName } from '~/pokedex/name';
import { type RegulationSource, sheetDetailKinds } from '~/pokedex/regulation';
import { resolveName, searchIndex } from '~/pokedex/search';
import { isMega } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { type JsonPath, readJson } from './json-lines';
import { type KeyShape, namesShape, ownNames } from './names-schema';
import { type ProblemParams, problemOf } from './problem-of';
import { type ProblemKey, pathText, type TextProblem } from './text-problem';

/** Characters: ten times a regulation that lists every form and item of its game. */
export const maxTextLength = 100_000;
const maxKeys = 2000;
const maxProblems = 40;

const nameText = z.string().trim().min(1).max(60);

function isInstant(text: string): boolean {
  const local = /^(20\d\d-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[1];
  if (local === undefined || Number.isNaN(Date.parse(text))) return false;
  // Date rolls 30 February over to March.
  return new Date(`${local}Z`).toISOString().startsWith(local);
}
const instant = z.string().refine(isInstant, problemOf('instant'));

interface Known {
  names: Dictionary;
  aliases?: typeof speciesAliases;
}

/** Accepts a Showdown ID or a full name in either language. */
function keyIn({ names, aliases }: Known) {
  return z.string().transform((text, context): string => {
    const keys = Object.hasOwn(names, text) ? [text] : findAllByName(names, text);
    const [key] = keys;
    if (key !== undefined && keys.length === 1) {
      if (!aliases || !isMega(key)) return key;
      context.addIssue({ code: 'custom', ...problemOf('mega', text) });
      return z.NEVER;
    }
    const isNamed = keys.length > 1;
    const near = () => (isNamed ? keys.slice(0, 5) : nearest(names, text, aliases));
    const problem = problemOf(isNamed ? 'severalNames' : 'unknownName', text, near);
    context.addIssue({ code: 'custom', ...problem });
    return z.NEVER;
  });
}

function nearest(names: Dictionary, text: string, aliases?: typeof speciesAliases): string[] {
  const match = resolveName(searchIndex(names, aliases), text, 3);
  const near = 'near' in match ? match.near : 'exact' in match ? [match.exact] : [];
  return near.filter((key) => !aliases || !isMega(key));
}

const changeOf = (key: KeyShape) =>
  z.strictObject({ add: z.array(key).max(maxKeys).optional(), remove: z.array(key).max(maxKeys).optional() });

/** `own`: names defined in the text, usable in the rest of it. */
function regulationSchema(own: ReturnType<typeof ownNames>) {
  const species = keyIn({ names: { ...speciesNames, ...own.species }, aliases: speciesAliases });
  const item = keyIn({ names: { ...itemNames, ...own.items } });
  const move = keyIn({ names: { ...moveNames, ...own.moves } });
  const abilities = keyIn({ names: { ...abilityNames, ...own.abilities } });
  const movesOfSpecies = z.record(species, z.array(move).max(maxKeys)).optional();
  return z.strictObject({
    id: z
      .string()
      .max(40)
      .regex(/^(sv|champions)-[a-z0-9]+(-[a-z0-9]+)*$/, 'id')
      .refine((id) => !/-(own|next)$/.test(id), problemOf('id')),
    game: z.enum(games),
    name: z.strictObject({ ja: nameText, en: nameText }),
    from: instant,
    until: instant.optional(),
    basedOn: z.string().max(40).optional(),
    names: namesShape({ species, abilities, types: keyIn({ names: typeNames }) }),
    forms: changeOf(species).optional(),
    items: changeOf(item).optional(),
    restricted: z
      .strictObject({ limit: z.int().min(0).max(6).optional(), forms: changeOf(species).optional() })
      .optional(),
    moves: z
      .strictObject({
        add: movesOfSpecies,
        remove: movesOfSpecies,
        unknown: z.array(species).max(maxKeys).optional(),
        certain: z.boolean().optional(),
      })
      .optional(),
    speciesClause: z.boolean().optional(),
    itemClause: z.boolean().optional(),
    shows: z.array(z.enum(sheetDetailKinds)).max(sheetDetailKinds.length).optional(),
    level: z.int().min(1).max(100).optional(),
    megas: z.int().min(0).max(6).optional(),
  });
}

export type ParsedText =
  | { source: RegulationSource; lineOf: (...path: string[]) => number }
  | { problems: TextProblem[] };

/** Parses and validates a regulation text. @returns the source, or at most 40 problems */
export function parseRegulation(text: string): ParsedText {
  if (text.length > maxTextLength)
    return { problems: [{ key: 'tooLong', path: '', params: { max: maxTextLength }, near: [] }] };
  const json = readJson(text);
  if ('problem' in json) {
    const { problem, line, column, found } = json;
    return { problems: [{ key: problem, line, path: '', params: { column, found }, near: [] }] };
  }
  const parsed = regulationSchema(ownNames(json.value)).safeParse(json.value, { reportInput: true });
  if (parsed.success)
    return { source: withoutUndefined(parsed.data), lineOf: (...path) => json.lineOf(path) };
  const problems = parsed.error.issues
    .slice(0, maxProblems)
    .flatMap((issue) => problemsOf(issue, json.lineOf));
  return { problems: problems.slice(0, maxProblems) };
}

const withoutUndefined = (source: RegulationSource): RegulationSource => JSON.parse(JSON.stringify(source));

function problemsOf(issue: z.core.$ZodIssue, lineOf: (path: JsonPath) => number): TextProblem[] {
  const problem = (
    key: ProblemKey,
    params: TextProblem['params'] = {},
    near: string[] = [],
    path: JsonPath = issue.path,
  ): TextProblem => ({ key, line: lineOf(path), path: pathText(path), params, near });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        problem('unknownKey', { text: shortened(key) }, [], [...issue.path, key]),
      );
    case 'invalid_type':
      return [
        issue.input === undefined ? problem('missing') : problem('wrongType', { expected: issue.expected }),
      ];
    case 'invalid_value':
      return [problem('wrongValue', { values: issue.values.join(', ') })];
    case 'too_big':
      return [problem('outOfRange', { max: Number(issue.maximum) })];
    case 'too_small':
      return [problem('outOfRange', { max: Number(issue.minimum) })];
    case 'invalid_format':
      return [problem(issue.path.length > 1 ? 'nameId' : 'id')];
    case 'invalid_key':
      // In a record keyed by species or name ID, the key itself is wrong.
      return issue.issues.flatMap((inner) =>
        problemsOf({ ...inner, path: issue.path } as z.core.$ZodIssue, lineOf),
      );
    case 'custom': {
      const { problem: key, text = '', near } = issue.params as unknown as ProblemParams;
      return [problem(key, { text: shortened(text) }, [...(near?.() ?? [])])];
    }
    default:
      return [problem('wrongType', { expected: 'JSON' })];
  }
}

const shortened = (text: string) => [...text].slice(0, 40).join('');
