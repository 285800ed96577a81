import { expect, it } from 'vitest';
import { withoutBirthDates } from '~/copied/tdf';

it.each([
  ['as TOM writes it', '<birthdate>02/27/1998</birthdate>', '<birthdate></birthdate>'],
  ['with a space in the tag', '<birthdate >02/27/1998</birthdate >', '<birthdate ></birthdate >'],
  ['with an attribute', '<birthdate a="b">02/27/1998</birthdate>', '<birthdate a="b"></birthdate>'],
  ['in other letters', '<BirthDate>02/27/1998</BirthDate>', '<BirthDate></BirthDate>'],
  ['on lines of its own', '<birthdate>\n02/27/1998\n</birthdate>', '<birthdate></birthdate>'],
])('leaves a date of birth out of what goes back, %s', (_, written, left) => {
  for (const [before, after] of [
    ['<tournament>', '</tournament>'],
    // Broken off or written around: what cannot be read goes back to be mended, too.
    ['<tournament><players>', ''],
    ['Players of today:\n<tournament>', '</tournament>'],
  ])
    expect(withoutBirthDates(before + written + after)).toBe(before + left + after);
});

it('leaves everything else as it is', () => {
  const table = 'name,birthdate\nハルカ,1';
  expect(withoutBirthDates(table)).toBe(table);
  const empty = '<tournament><birthdate/>\n<name>birthdate</name></tournament>';
  expect(withoutBirthDates(empty)).toBe(empty);
});
