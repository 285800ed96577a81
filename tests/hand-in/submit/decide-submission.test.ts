import { describe, expect, it } from 'vitest';
import {
  decideInserted,
  decideSubmission,
  type Inserted,
  type InsertFacts,
  type Submission,
  type SubmissionFacts,
} from '~/hand-in/submit/decide-submission';
import type { FormError } from '~/sheets/form-answer';

type Facts = SubmissionFacts<string, string, string>;

const nothing: Facts = { wantsSignIn: false, isOpen: true };
const same = { isChosen: false, wantsLink: false };
const content = 'six';
const letIn = { isOpen: true, isUsedHere: false };
const refused = (error: FormError, status: 403 | 409) => ({ kind: 'refuse' as const, error, status });

describe('a form for a new team', () => {
  it.each<[string, Partial<Facts>, Submission<string, string, string>]>([
    ['looked at', {}, { kind: 'showForm' }],
    ['submitted', { content }, { kind: 'create', content }],
    ['whose player wants to sign in', { content, wantsSignIn: true }, { kind: 'signIn' }],
    ['whose player wants to sign in, closed', { isOpen: false, wantsSignIn: true }, { kind: 'signIn' }],
    ['after the deadline', { content, isOpen: false }, refused('closed', 403)],
    ['after the deadline, looked at', { isOpen: false }, refused('closed', 403)],
    ['let in by a late link', { content, isOpen: false, late: letIn }, { kind: 'create', content }],
    [
      'with a late link that is over',
      { content, isOpen: false, late: { isOpen: false, isUsedHere: false } },
      refused('lateRefused', 403),
    ],
    [
      'sent again with the late link that it used',
      { content, isOpen: false, late: { isOpen: false, isUsedHere: true } },
      { kind: 'create', content },
    ],
    [
      'with a late link that is over, while submission is open',
      { content, late: { isOpen: false, isUsedHere: false } },
      { kind: 'create', content },
    ],
    [
      'of a player who is not on the list',
      { content, unlisted: 'list' },
      { kind: 'refuseUnlisted', unlisted: 'list' },
    ],
    [
      'of a player who is not on the list, looked at',
      { unlisted: 'list' },
      { kind: 'refuseUnlisted', unlisted: 'list' },
    ],
    ['with another person’s ID', { content, same }, { kind: 'askWhose', mailsLink: false }],
    [
      'with another person’s ID, asking for the link',
      { same: { ...same, wantsLink: true } },
      { kind: 'askWhose', mailsLink: true },
    ],
    [
      'with the ID of the viewer’s own sheet',
      { same: { ...same, own: 'sheet' } },
      { kind: 'askWhich', own: 'sheet' },
    ],
    [
      'that shall change the viewer’s own sheet',
      { content, same: { ...same, own: 'sheet', isChosen: true } },
      { kind: 'change', own: 'sheet', content },
    ],
    [
      'that shall change it and is not right yet',
      { same: { ...same, own: 'sheet', isChosen: true } },
      { kind: 'askWhich', own: 'sheet' },
    ],
    [
      'that would take the viewer’s own sheet off the list',
      { content, unlisted: 'list', same: { ...same, own: 'sheet', isChosen: true } },
      { kind: 'refuseUnlisted', unlisted: 'list' },
    ],
    [
      'with another person’s ID after the deadline: says nothing of that person',
      { content, isOpen: false, same },
      refused('closed', 403),
    ],
  ])('%s', (_, facts, decided) => {
    expect(decideSubmission({ ...nothing, ...facts })).toEqual(decided);
  });
});

describe('after the insert', () => {
  const made = { id: 'sheet', isNew: false, isWithdrawn: false, own: 'own' };
  it.each<[string, Partial<InsertFacts<string, string>>, Inserted<string, string>]>([
    ['a new sheet is done', { made: { ...made, isNew: true } }, { kind: 'done', id: 'sheet' }],
    ['a form sent again repeats its sheet', { made }, { kind: 'repeat', own: 'own' }],
    ['a withdrawn sheet stays so', { made: { ...made, isWithdrawn: true } }, refused('withdrawn', 409)],
    [
      'a key of somebody else’s sheet is refused',
      { made: { ...made, own: undefined } },
      refused('otherSheet', 409),
    ],
    [
      'a repetition that leaves the list is refused',
      { made, unlisted: 'list' },
      { kind: 'refuseUnlisted', unlisted: 'list' },
    ],
    ['nothing made: it has closed meanwhile', {}, refused('closed', 403)],
    ['nothing made: the late link is spent', { isLate: true }, refused('lateRefused', 403)],
    [
      'nothing made: the list has changed meanwhile',
      { unlisted: 'list' },
      { kind: 'refuseUnlisted', unlisted: 'list' },
    ],
  ])('%s', (_, facts, decided) => {
    expect(decideInserted({ isLate: false, ...facts })).toEqual(decided);
  });
});
