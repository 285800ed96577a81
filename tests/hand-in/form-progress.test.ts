import { describe, expect, it } from 'vitest';
import {
  advance,
  type FormEvent,
  type FormProgress,
  firstStep,
  formErrorOf,
  openChoices,
  openedForm,
  resultOf,
  stepAfter,
} from '~/hand-in/form-progress';
import type { Answer } from '~/hand-in/use-sheet-form';
import type { SentForm } from '~/hand-in/use-submission';
import { blankSheet } from '~/sheets/typed-sheet';

const typed = { ...blankSheet(), displayName: 'ハルカ' };
const review = { ...typed, displayName: 'Haruka' };
const asked = (intent: SentForm['intent']): SentForm => ({ intent, typed });
const wrong = (...paths: string[]) => ({
  status: 'error' as const,
  error: Object.fromEntries(paths.map((path) => [path, ['Wrong.']])),
});
const opened = openedForm(undefined, 'first');
const formAfter = (...events: FormEvent[]) => events.reduce(advance, opened);
const answered = (intent: SentForm['intent'], answer: Answer): FormEvent => ({
  type: 'answered',
  sent: asked(intent),
  answer,
});
const checked = (...paths: string[]): FormEvent => ({ type: 'checked', result: wrong(...paths) });

describe('a form', () => {
  it.each([
    ['starts with its own key', undefined, 'first'],
    ['keeps the key of the answer', { submissionKey: 'second' }, 'second'],
  ])('%s', (_, answer, submissionKey) => {
    expect(openedForm(answer, 'first')).toMatchObject({ submissionKey, turning: false });
  });

  it.each<[string, FormEvent[], Partial<FormProgress>]>([
    ['is being checked', [{ type: 'turning' }], { turning: true }],
    [
      'was checked',
      [{ type: 'turning' }, checked('displayName')],
      { turning: false, checked: wrong('displayName') },
    ],
    [
      'is wrong beside the choice',
      [checked('displayName', 'members[0].item'), { type: 'chosen', path: 'members[0].item' }],
      { checked: wrong('displayName'), hasChosen: true },
    ],
    [
      'is right after the last choice',
      [checked('members[0].item'), { type: 'chosen', path: 'members[0].item' }],
      { checked: { status: undefined, error: {} }, hasChosen: true },
    ],
    [
      'is checked anew after a choice',
      [{ type: 'chosen', path: 'members[0].item' }, checked('members')],
      { checked: wrong('members'), hasChosen: false },
    ],
    [
      'is looked at as it would be stored',
      [answered('review', { review, submissionKey: 'second' })],
      { looked: { sheet: review, isChecked: true }, submissionKey: 'second', checked: undefined },
    ],
    [
      'is looked at as it was typed without the server',
      [answered('review', { formError: 'network' })],
      { looked: { sheet: typed, isChecked: false }, answer: {}, submissionKey: 'first' },
    ],
    [
      'is looked at when the server has a fault',
      [answered('review', { formError: 'serverFault' })],
      { looked: { sheet: typed, isChecked: false }, answer: {} },
    ],
    [
      'keeps what was found in place when a submission does not arrive',
      [checked('members'), answered('submit', { formError: 'network' })],
      { checked: wrong('members'), answer: { formError: 'network' }, looked: undefined },
    ],
    [
      'keeps its last look when a submission is refused',
      [answered('review', { review }), answered('submit', { formError: 'closed', submissionKey: 'third' })],
      {
        looked: { sheet: review, isChecked: true },
        answer: { formError: 'closed', submissionKey: 'third' },
        submissionKey: 'third',
      },
    ],
    [
      'is not looked at while something is wrong',
      [answered('review', { lastResult: wrong('displayName'), choices: {} })],
      { checked: wrong('displayName'), looked: undefined, hasChosen: false },
    ],
  ])('%s', (_, events, progress) => {
    const reached = formAfter(...events);
    for (const [name, value] of Object.entries(progress))
      expect(reached[name as keyof FormProgress]).toEqual(value);
  });

  it('shows what was found in place before what the answer says', () => {
    const form = formAfter(answered('review', { lastResult: wrong('displayName') }), checked('members'));
    expect(resultOf(form)).toEqual(wrong('members'));
    expect(resultOf(openedForm({ lastResult: wrong('image') }, 'first'))).toEqual(wrong('image'));
    expect(resultOf(opened)).toBeUndefined();
  });

  it('offers names only where something is still wrong', () => {
    const choices = { 'members[0].item': ['いのちのたま'], 'members[1].item': ['たべのこし'] };
    const lastResult = wrong('members[0].item', 'members[1].item');
    const form = formAfter(answered('review', { lastResult, choices }));
    expect(openChoices(form)).toEqual(choices);
    const { 'members[1].item': left } = choices;
    expect(openChoices(advance(form, { type: 'chosen', path: 'members[0].item' }))).toEqual({
      'members[1].item': left,
    });
  });
});

it.each([
  ['the team', ['members[0].species', 'image'], 'team'],
  ['the six as a whole', ['members'], 'team'],
  ['the player too', ['members', 'tonamelId'], 'player'],
  ['the reason of staff', ['reason'], 'player'],
  ['nothing', [], 'player'],
])('opens where %s is wrong', (_, paths, step) => {
  expect(firstStep({ lastResult: wrong(...paths) })).toBe(step);
});

it.each([
  ['the team', [], 'team'],
  ['the player, where that is wrong', ['discordId', 'members'], 'player'],
])('a change by a player opens on %s', (_, paths, step) => {
  expect(firstStep({ lastResult: wrong(...paths) }, true)).toBe(step);
});

it.each<[SentForm['intent'], string, Answer, string | undefined]>([
  ['review', 'right', { review }, 'review'],
  ['review', 'not answered', { formError: 'network' }, 'review'],
  ['review', 'wrong at the team', { lastResult: wrong('members') }, 'team'],
  ['submit', 'wrong at the player', { lastResult: wrong('displayName') }, 'player'],
  ['submit', 'refused', { formError: 'closed' }, undefined],
  ['submit', 'not answered', { formError: 'network' }, undefined],
])('a %s that is %s leads on', (intent, _, answer, step) => {
  expect(stepAfter(asked(intent), answer)).toBe(step);
});

it.each([
  ['closed', 'team', 'closed'],
  ['closed', undefined, 'closed'],
  ['closed', 'review', undefined],
  ['network', 'team', undefined],
  ['serverFault', 'team', undefined],
] as const)('%s is said above the form at %s', (formError, step, said) => {
  expect(formErrorOf(formAfter(answered('submit', { formError })), step)).toBe(said);
});
