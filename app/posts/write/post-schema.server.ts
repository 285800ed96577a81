import { z } from 'zod';
import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { readTeamCode } from '~/pokedex/team-code';
import { maxRank, minRank, type PostContent, postLimits, postRules } from '~/posts/post';
import { meantNames } from '~/sheets/meant-names';
import { problemTexts, textsByField } from '~/sheets/problem-texts';
import { resolveMembers } from '~/sheets/resolve-members';
import { isLonger, plainLines, plainText } from '~/text/text';
import { externalUrl } from '~/ui/safe-url';
import type { TypedPost } from './typed-post';

const maxUrlLength = 2000;

/** Normalizes a URL. @returns undefined if invalid */
export function postUrl(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length <= maxUrlLength ? externalUrl(trimmed) : undefined;
}

export interface ParsedPost {
  errors: Record<string, string[]>;
  content?: PostContent;
  choices: Record<string, string[]>;
}

export function parsePost(typed: TypedPost, t: Translate, locale: Locale): ParsedPost {
  const { members, problems } = resolveMembers(
    typed.members.map(({ species }) => ({ ...blankMember, species })),
    [],
  );
  const line = (required: string, tooLong: string, max: number) =>
    z
      .string()
      .transform((text) => plainText(text))
      .superRefine((text, { addIssue }) => {
        if (text === '') addIssue({ code: 'custom', message: required });
        else if (isLonger(text, max)) addIssue({ code: 'custom', message: tooLong });
      });
  const url = (invalid: string, required?: string) =>
    z.string().transform((text, { addIssue }) => {
      const trimmed = text.trim();
      if (trimmed === '' && required) addIssue({ code: 'custom', message: required });
      if (trimmed === '') return null;
      const normalized = postUrl(trimmed);
      if (!normalized) addIssue({ code: 'custom', message: invalid });
      return normalized ?? null;
    });
  const schema = z.object({
    title: line(t('posts.problems.titleRequired'), t('posts.problems.titleTooLong'), postLimits.title),
    description: z
      .string()
      .transform((text) => plainLines(text))
      .refine((text) => !isLonger(text, postLimits.description), t('posts.problems.descriptionTooLong')),
    // A fetched picture is already one of pictureIds.
    imageUrl: url(t('posts.problems.imageInvalid')).superRefine((_, { addIssue }) => {
      if (typed.pictureIds.length === 0 && typed.imageUrl.trim() === '')
        addIssue({ code: 'custom', message: t('posts.problems.imageRequired') });
    }),
    rule: z.enum(postRules, { error: t('posts.problems.ruleRequired') }),
    regulation: line(
      t('posts.problems.regulationRequired'),
      t('posts.problems.regulationTooLong'),
      postLimits.regulation,
    ),
    externalUrl: url(t('posts.problems.externalUrlInvalid'), t('posts.problems.externalUrlRequired')),
    finalRank: z.string().transform((text, { addIssue }) => {
      const rank = text.normalize('NFKC').trim().replace(/[位,]/g, '');
      if (rank === '') return null;
      const number = /^\d{1,12}$/.test(rank) ? Number(rank) : 0;
      if (number >= minRank && number <= maxRank) return number;
      addIssue({ code: 'custom', message: t('posts.problems.rankInvalid') });
      return null;
    }),
    teamCode: z.string().transform((text, { addIssue }) => {
      const code = readTeamCode(text);
      if (code === undefined) addIssue({ code: 'custom', message: t('teams.problems.teamCodeInvalid') });
      return code || null;
    }),
  });
  const parsed = schema.safeParse(typed);
  const errors: Record<string, string[]> = textsByField(problemTexts(problems, t));
  members.forEach(({ given }, slot) => {
    if (!given)
      errors[`members[${slot}].species`] = [t('teams.problems.speciesRequired', { slot: slot + 1 })];
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = path.join('.');
    errors[name] = [...(errors[name] ?? []), message];
  }
  return {
    errors,
    content:
      parsed.success && Object.keys(errors).length === 0
        ? {
            ...parsed.data,
            externalUrl: parsed.data.externalUrl ?? '',
            species: members.flatMap(({ species }) => species ?? []),
            pictureIds: typed.pictureIds,
            teamSheetId: typed.teamSheetId || null,
          }
        : undefined,
    choices: meantNames(problems, locale),
  };
}

const blankMember = { species: '', ability: '', item: '', moves: [], teraType: '', statAlignment: '' };
