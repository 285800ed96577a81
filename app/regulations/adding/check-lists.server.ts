import { createHash } from 'node:crypto';
import type { ParseKeys } from 'i18next';
import type { Database } from '~/db/client.server';
import type { Translate } from '~/locales/i18n';
import { type Locale, locales } from '~/locales/locale';
import { refreshRegulations } from '~/pokedex/known-regulations.server';
import type { Regulation, RegulationSource } from '~/pokedex/regulation';
import { resolveAll } from '~/pokedex/regulations';
import { speciesNames } from '~/pokedex/species-names';
import { type ChosenNames, chooseNames } from '../lists/choose-names';
import { knownNames, looksComplete } from '../lists/known-names';
import { newRegulation } from '../lists/new-regulation';
import { proposeNames } from '../lists/propose-names';
import { asProposed, type NameField, withoutTypedBeside } from '../lists/typed-names';
import { checkDates } from '../manage/check-dates';
import { findKnown } from '../manage/find-known.server';
import type { ShownPreview } from '../manage/PreviewView';
import { previewRegulation, writtenText } from '../manage/preview.server';
import { findKnownSources } from '../regulation-texts.server';
import type { TextProblem } from '../text-problem';
import {
  bareChoicesOf,
  draftRegulationId,
  type ListField,
  type ListValues,
  listValuesOf,
  nameFieldOf,
  typedNameOf,
} from './list-values';
import { type ListFault, type PastedLists, readPastedLists } from './read-pasted';
import { type Review, reviewOf } from './review';

export interface CheckedLists {
  values: ListValues;
  problems: Record<string, string>;
  otherProblems: TextProblem[];
  review?: Review;
  preview?: ShownPreview;
  /** SHA-256 of the previewed text, so that only what was previewed can be saved. */
  digest?: string;
}

interface CheckContext {
  db: Database;
  now: Date;
  t: Translate;
  locale: Locale;
}

/** `savedId` is set if this very text is already in force. */
type Checked = CheckedLists & { source?: RegulationSource; savedId?: string };

export async function checkLists({ db, now, t, locale }: CheckContext, form: FormData): Promise<Checked> {
  // Names that another text has just added are no longer new.
  await refreshRegulations(db, now);
  const values = listValuesOf(form);
  const all = resolveAll(await findKnownSources(db));
  const before = all.get(values.basedOn);
  const settings = checkSettings(values, t, before);
  const lists = readPastedLists(values);
  const problems: Record<string, string> = { ...settings.problems };
  if (!before) problems.basedOn = t('officialLists.problems.basedOn');
  if ('faults' in lists) Object.assign(problems, faultTexts(lists.faults, t));
  if (!before || 'faults' in lists) return { values, problems, otherProblems: [] };

  const existing = settings.value && (await findKnown(db, settings.value.id));
  // Compared before reading the lists, whose new names are known once the text is saved.
  const isSaved = existing && digestOf(writtenText(existing.source)) === form.get('checked');
  if (existing) problems.id = t('officialLists.problems.taken', { id: existing.source.id });
  const { known, isComplete, chosen, review } = readLists(lists, before, all, form, locale);
  Object.assign(problems, nameProblemTexts(chosen, t));
  const savedId = isSaved ? existing.source.id : undefined;
  const checked: Checked = { values, problems, otherProblems: [], review, savedId };
  if (!settings.value || Object.keys(problems).length > 0) return checked;

  const text = writtenText(newRegulation(settings.value, before, known, chosen, isComplete));
  const preview = await previewRegulation(db, text, undefined, now);
  if ('problems' in preview) {
    for (const problem of preview.problems) place(problem, checked, chosen, t);
    return checked;
  }
  const { source, ...visible } = preview;
  return { ...checked, preview: { ...visible, isConflict: false }, digest: digestOf(visible.text), source };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const faultTexts = (faults: Record<string, ListFault>, t: Translate) =>
  Object.fromEntries(
    Object.entries(faults).map(([field, { key, ...params }]) => [
      field,
      t(`officialLists.problems.${key}`, params),
    ]),
  );

const nameProblemTexts = ({ problems }: ChosenNames, t: Translate) =>
  Object.fromEntries(
    problems.map(({ id, field, key, text }) => [
      nameFieldOf(id, field),
      t(`officialLists.names.problems.${key}`, { text }),
    ]),
  );

function readLists(
  lists: PastedLists,
  before: Regulation,
  all: ReadonlyMap<string, Regulation>,
  form: FormData,
  locale: Locale,
) {
  const chosenForms = new Set([...all.values()].flatMap(({ forms = [] }) => [...forms]));
  const choices = bareChoicesOf(form);
  const readings = locales.map((each) => lists[each]);
  const known = knownNames(readings, before.forms, chosenForms, choices);
  const proposed = proposeNames(lists.ja, lists.en);
  const nameOf = (key: string) => speciesNames[key]?.[locale] ?? key;
  const inputs = new Map(proposed.map((one) => [one.id, typedNameOf(form, one.id, asProposed(one, nameOf))]));
  const proposals = withoutTypedBeside(proposed, inputs);
  const chosen = chooseNames(proposals, inputs);
  const completeness = (list: 'forms' | 'items') => {
    const choice = form.get(list);
    return choice === 'complete' || (choice !== 'added' && looksComplete(known[list], before[list]));
  };
  const isComplete = { forms: completeness('forms'), items: completeness('items') };
  const read = {
    lists,
    before: before.forms,
    chosen: chosenForms,
    choices,
    known,
    isComplete,
    proposals,
    inputs,
  };
  return { known, isComplete, chosen, review: reviewOf(read) };
}

function checkSettings(values: ListValues, t: Translate, before?: Regulation) {
  const problems: Partial<Record<ListField, string>> = {};
  for (const field of ['nameJa', 'nameEn'] as const) {
    if (!values[field]) problems[field] = t('officialLists.problems.noName');
    else if (values[field].length > 60) problems[field] = t('officialLists.problems.nameTooLong');
  }
  const dates = checkDates(values);
  if ('problems' in dates)
    for (const field of ['from', 'until'] as const) {
      const key: ParseKeys | undefined = dates.problems[field];
      if (key) problems[field] = t(key);
    }
  const id = values.id.toLowerCase() || (before ? draftRegulationId(before.game, values) : '');
  if (before && !id && values.nameEn) problems.id = t('officialLists.problems.noId');
  if (!before || 'problems' in dates || Object.keys(problems).length > 0) return { problems };
  const name = { ja: values.nameJa, en: values.nameEn };
  return { problems, value: { id, game: before.game, name, ...dates } };
}

const fieldOfPath: Readonly<Record<string, ListField>> = {
  id: 'id',
  'name.ja': 'nameJa',
  'name.en': 'nameEn',
  from: 'from',
  until: 'until',
  basedOn: 'basedOn',
};
const nameFieldOfPath: Readonly<Record<string, NameField>> = {
  ja: 'ja',
  en: 'en',
  base: 'of',
  mega: 'of',
  'mega.of': 'of',
  'mega.ja': 'megaJa',
  'mega.en': 'megaEn',
  'mega.ability': 'abilities',
};

/** Moves a problem of the generated text to the form field it came from. */
function place(problem: TextProblem, checked: CheckedLists, { places }: ChosenNames, t: Translate) {
  const text = t(`regulations.problems.${problem.key}`, problem.params);
  const field = fieldOfPath[problem.path];
  const path = problem.path.replace(/^names\./, '');
  const [id, own] = [...places].find(([, each]) => path === each || path.startsWith(`${each}.`)) ?? [];
  if (field) checked.problems[field] = text;
  else if (id !== undefined && own !== undefined) {
    const part = path.slice(own.length + 1);
    const name = nameFieldOfPath[part] ?? (part.startsWith('abilities') ? 'abilities' : 'as');
    checked.problems[nameFieldOf(id, name)] = text;
  } else checked.otherProblems.push({ ...problem, line: undefined });
}
