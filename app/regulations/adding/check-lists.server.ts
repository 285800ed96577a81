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
import { previewOf, writtenText } from '../manage/preview.server';
import { findKnownSources } from '../regulation-texts.server';
import type { TextProblem } from '../text-problem';
import {
  bareChoicesOf,
  idOf,
  type ListField,
  type ListValues,
  listValuesOf,
  nameFieldOf,
  typedNameOf,
} from './list-values';
import { type ListFault, type PastedLists, readPasted } from './read-pasted';
import { type Review, reviewOf } from './review';

/** Two pasted lists as they were checked; whatever was typed comes back with it. */
export interface CheckedLists {
  values: ListValues;
  /** Texts beside fields, by the name of the field. */
  problems: Record<string, string>;
  /** Without a field of their own. */
  otherProblems: TextProblem[];
  review?: Review;
  preview?: ShownPreview;
  /** Names the text of the preview: what is saved must be what was seen. */
  digest?: string;
}

interface Asked {
  db: Database;
  now: Date;
  t: Translate;
  locale: Locale;
}

/** `savedId`: this very regulation is in force already. */
type Checked = CheckedLists & { source?: RegulationSource; savedId?: string };

export async function checkLists({ db, now, t, locale }: Asked, form: FormData): Promise<Checked> {
  // Names that another text brought a moment ago are new no more.
  await refreshRegulations(db, now);
  const values = listValuesOf(form);
  const all = resolveAll(await findKnownSources(db));
  const before = all.get(values.basedOn);
  const settings = checkSettings(values, t, before);
  const pasted = readPasted(values);
  const problems: Record<string, string> = { ...settings.problems };
  if (!before) problems.basedOn = t('officialLists.problems.basedOn');
  if ('faults' in pasted)
    for (const [field, fault] of Object.entries(pasted.faults)) problems[field] = faultText(fault, t);
  if (!before || 'faults' in pasted) return { values, problems, otherProblems: [] };

  const there = settings.value && (await findKnown(db, settings.value.id));
  // Asked before the lists are read: their new names are known by now.
  const savedId = there && digestOf(writtenText(there.source)) === form.get('checked') && there.source.id;
  if (there) problems.id = t('officialLists.problems.taken', { id: there.source.id });
  const { known, isComplete, chosen, review } = readLists(pasted, before, all, form, locale);
  for (const { id, field, key, text } of chosen.problems)
    problems[nameFieldOf(id, field)] = t(`officialLists.names.problems.${key}`, { text });
  const checked: Checked = { values, problems, otherProblems: [], review, savedId: savedId || undefined };
  if (!settings.value || Object.keys(problems).length > 0) return checked;

  const text = writtenText(newRegulation(settings.value, before, known, chosen, isComplete));
  const preview = await previewOf(db, text, undefined, now);
  if ('problems' in preview) {
    for (const problem of preview.problems) place(problem, checked, chosen, t);
    return checked;
  }
  const { source, ...shown } = preview;
  return { ...checked, preview: { ...shown, isConflict: false }, digest: digestOf(shown.text), source };
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function faultText(fault: ListFault, t: Translate): string {
  const { key, ...params } = fault;
  return t(`officialLists.problems.${key}`, params);
}

/** The rows of both lists against the regulation before, with what the form says of those that are new. */
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
  const typed = new Map(proposed.map((one) => [one.id, typedNameOf(form, one.id, asProposed(one, nameOf))]));
  const proposals = withoutTypedBeside(proposed, typed);
  const chosen = chooseNames(proposals, typed);
  const completeness = (list: 'forms' | 'items') => {
    const said = form.get(list);
    return said === 'complete' || (said !== 'added' && looksComplete(known[list], before[list]));
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
    typed,
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
  const id = values.id.toLowerCase() || (before ? idOf(before.game, values) : '');
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

/** Puts a problem of the text beside the field that it came from: nobody typed the lines of that text. */
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
