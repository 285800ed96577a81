import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { findAllByName, nameOf } from '~/pokedex/name';
import { judgeSheet } from '~/teams/judge-sheet';
import { dictionaryOf, type NameProblem } from '~/teams/resolve-members';
import type { SheetProblem, SheetRules, TeamSheetContent } from '~/teams/team-sheet';
import { fieldsOf, type TypedSheet } from './typed-sheet';

const text = z.string().optional();
const fields = z.object({
  displayName: text,
  discordId: text,
  twitterId: text,
  tonamelId: text,
  members: z
    .array(
      z.object({
        species: text,
        ability: text,
        item: text,
        moves: z.array(text).max(4).optional(),
        teraType: text,
        statAlignment: text,
      }),
    )
    .max(6)
    .optional(),
  isPublic: z.literal('on').optional(),
  readingId: text,
});

const pathOf = (path: string) =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Parses a form by the rules of its tournament; messages and names are in the player's language. */
export function parseTeamSheet(
  typed: TypedSheet,
  rules: SheetRules,
  t: Translate,
  locale: Locale,
): { lastResult: SubmissionResult<string[]>; content?: TeamSheetContent; choices: Record<string, string[]> } {
  const judged = judgeSheet(typed, rules);
  const schema = fields.transform((_, context): TeamSheetContent => {
    for (const { path, key, params } of judged.problems) {
      context.addIssue({
        code: 'custom',
        path: pathOf(path),
        message: t(`teams.problems.${key}`, params ?? {}),
      });
    }
    return judged.content ?? z.NEVER;
  });
  const submission = parseWithZod(formOf(typed), { schema });
  return {
    lastResult: submission.reply(),
    content: submission.status === 'success' ? submission.value : undefined,
    choices: Object.fromEntries(
      judged.problems.filter(asks).map(({ path, names, choices }) => [
        path,
        choices.map((key) => {
          const name = nameOf(dictionaryOf[names], key, locale);
          return findAllByName(dictionaryOf[names], name).length === 1 ? name : key;
        }),
      ]),
    ),
  };
}

function formOf(typed: TypedSheet): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(typed))) form.set(name, value);
  return form;
}

const asks = (problem: SheetProblem | NameProblem): problem is NameProblem =>
  'choices' in problem && problem.choices.length > 0;
