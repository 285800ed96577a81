import { expect, it } from 'vitest';
import { readButton } from '~/sheets/form-button';

it.each([
  ['Enter without a button', {}, { button: 'review' }],
  ['the last look', { intent: 'review' }, { button: 'review' }],
  ['the submission', { intent: 'submit' }, { button: 'submit' }],
  ['the way back', { intent: 'back' }, { button: 'back' }],
  ['a paste', { intent: 'paste', paste: 'Garchomp' }, { button: 'paste', text: 'Garchomp' }],
  ['a paste of nothing', { intent: 'paste' }, { button: 'paste', text: '' }],
  ['a reading', { intent: 'read' }, { button: 'read' }],
  ['an image taken away', { intent: 'removeSecond' }, { button: 'removeSecond' }],
  [
    'a name that was meant',
    { choose: 'members[0].species=ガブリアス' },
    { button: 'choose', path: 'members[0].species', name: 'ガブリアス' },
  ],
  [
    'a name that is right as it is',
    { keep: 'members[0].item=オウノカンムリ' },
    { button: 'keep', path: 'members[0].item', name: 'オウノカンムリ' },
  ],
  [
    'a value that the text left open',
    { settle: 'members[0].item=オボンのみ', paste: 'x' },
    { button: 'settle', path: 'members[0].item', name: 'オボンのみ', text: 'x' },
  ],
  ['a value for another field', { settle: 'displayName=x' }, { button: 'review' }],
  ['a name for another field', { choose: 'displayName=x' }, { button: 'review' }],
  ['a name without one', { choose: 'members[0].species=' }, { button: 'review' }],
  ['what no button says', { intent: '__proto__' }, { button: 'review' }],
])('%s', (_, fields, asked) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readButton(form)).toEqual(asked);
});
