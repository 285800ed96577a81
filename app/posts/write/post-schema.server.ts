import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { findAllByName, nameOf } from '~/pokedex/name';
import { speciesNames } from '~/pokedex/species-names';
import { leastRank, mostOfPost, mostRank, type PostContent, postRules } from '~/posts/post';
import { resolveMembers } from '~/teams/resolve-members';
import { isLonger, plainLines, plainText } from '~/text/text';
import { externalUrl } from '~/ui/safe-url';
import type { TypedPost } from './typed-post';

const longestUrl = 2000;
export interface ParsedPost {
  lastResult: SubmissionResult<string[]>;
  content?: PostContent;
  /** Field → the names that its text may be replaced by. */
  choices: Record<string, string[]>;
}

/** Parses what was written by the rules of posts; messages and names are in the author's language. */
export function parsePost(typed: TypedPost, t: Translate, locale: Locale): ParsedPost {
  const { members, problems } = resolveMembers(
    typed.members.map(({ species }) => ({ ...blankMember, species })),
    [],
  );
  const line = (required: string, tooLong: string, most: number) =>
    z
      .string()
      .optional()
      .transform((text) => plainText(text ?? ''))
      .superRefine((text, { addIssue }) => {
        if (text === '') addIssue({ code: 'custom', message: required });
        else if (isLonger(text, most)) addIssue({ code: 'custom', message: tooLong });
      });
  const url = (invalid: string, required?: string) =>
    z
      .string()
      .optional()
      .transform((text, { addIssue }) => {
        const trimmed = (text ?? '').trim();
        if (trimmed === '' && required) addIssue({ code: 'custom', message: required });
        if (trimmed === '') return null;
        const found = trimmed.length <= longestUrl ? externalUrl(trimmed) : undefined;
        if (!found) addIssue({ code: 'custom', message: invalid });
        return found ?? null;
      });
  const schema = z.object({
    title: line(t('posts.problems.titleRequired'), t('posts.problems.titleTooLong'), mostOfPost.title),
    description: z
      .string()
      .optional()
      .transform((text) => plainLines(text ?? ''))
      .refine((text) => !isLonger(text, mostOfPost.description), t('posts.problems.descriptionTooLong')),
    imageUrl: url(t('posts.problems.imageInvalid')).superRefine((image, { addIssue }) => {
      const pictures = typed.pictureIds.length + (image ? 1 : 0);
      if (pictures === 0 && typed.imageUrl.trim() === '')
        addIssue({ code: 'custom', message: t('posts.problems.imageRequired') });
      if (pictures > mostOfPost.pictures)
        addIssue({ code: 'custom', message: t('posts.problems.tooManyPictures') });
    }),
    rule: z.enum(postRules, { error: t('posts.problems.ruleRequired') }),
    regulation: line(
      t('posts.problems.regulationRequired'),
      t('posts.problems.regulationTooLong'),
      mostOfPost.regulation,
    ),
    externalUrl: url(t('posts.problems.externalUrlInvalid'), t('posts.problems.externalUrlRequired')),
    members: z.any().superRefine((_, { addIssue }) => {
      for (const { path, key, params } of problems) {
        const slot = Number(/\d+/.exec(path)?.[0]);
        addIssue({
          code: 'custom',
          path: [slot, 'species'],
          message: t(`teams.problems.${key}`, params ?? {}),
        });
      }
      if (members.some(({ given }) => !given))
        addIssue({ code: 'custom', message: t('posts.problems.sixRequired') });
    }),
    finalRank: z
      .string()
      .optional()
      .transform((text, { addIssue }) => {
        const rank = (text ?? '').normalize('NFKC').trim().replace(/[位,]/g, '');
        if (rank === '') return null;
        const number = /^\d{1,12}$/.test(rank) ? Number(rank) : 0;
        if (number >= leastRank && number <= mostRank) return number;
        addIssue({ code: 'custom', message: t('posts.problems.rankInvalid') });
        return null;
      }),
  });
  const submission = parseWithZod(fieldsOf(typed), { schema });
  return {
    lastResult: submission.reply(),
    content:
      submission.status === 'success'
        ? {
            ...withoutMembers(submission.value),
            externalUrl: submission.value.externalUrl ?? '',
            species: members.flatMap(({ species }) => species ?? []),
            pictureIds: typed.pictureIds,
            teamSheetId: typed.teamSheetId || null,
          }
        : undefined,
    choices: Object.fromEntries(
      problems.flatMap((problem) =>
        'choices' in problem && problem.choices.length > 0
          ? [[problem.path, problem.choices.map((key) => unmistakable(key, locale))]]
          : [],
      ),
    ),
  };
}

const blankMember = { species: '', ability: '', item: '', moves: [], teraType: '', statAlignment: '' };

const withoutMembers = <T extends { members: unknown }>({ members: _, ...rest }: T) => rest;

/** The name, or the key where several things have that name. */
function unmistakable(key: string, locale: Locale): string {
  const name = nameOf(speciesNames, key, locale);
  return findAllByName(speciesNames, name).length === 1 ? name : key;
}

function fieldsOf({ members, pictureIds: _, teamSheetId: __, ...fields }: TypedPost): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [slot, { species }] of members.entries()) form.set(`members[${slot}].species`, species);
  return form;
}
