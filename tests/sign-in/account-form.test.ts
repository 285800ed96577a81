import { expect, it } from 'vitest';
import type { Translate } from '~/locales/i18n';
import { signUpFields } from '~/sign-in/account-form.server';
import { parseForm } from '~/ui/form/parse-form';

const fields = signUpFields(((key: string) => key) as unknown as Translate);
const typed = (given: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return parseForm(form, fields);
};
const good = { displayName: 'ハルカ', email: 'haruka@example.com', password: 'ガブリアスのあさごはん' };

it('takes a name, an address and a password', () => {
  expect(typed(good)).toMatchObject({ status: 'success', value: { email: 'haruka@example.com' } });
});

// A good password beside an address that is none once had no answer at all.
it.each(['x', 'a@b', 'x'.repeat(1001), '@', '\u0000@x', ''])(
  'says of the address %j what is wrong',
  (email) => {
    for (const password of [good.password, 'x', '', 'x'.repeat(5000)])
      for (const displayName of [good.displayName, '', 'x'.repeat(500), '\u200b'])
        expect(Object.keys(typed({ displayName, email, password }).reply().error ?? {})).toContain('email');
  },
);

it('says of every field what is wrong at once', () => {
  expect(typed({ displayName: '', email: 'x', password: 'x' }).reply().error).toEqual({
    displayName: ['teams.problems.displayNameRequired'],
    email: ['accounts.problems.emailInvalid'],
    password: ['accounts.problems.passwordTooShort'],
  });
});
