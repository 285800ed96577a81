import type { accounts as source } from '../ja/accounts';
import type { Translated } from '../translated';

export const accounts: Translated<typeof source> = {
  email: 'E-mail address',
  password: 'Password',
  signIn: {
    title: 'Sign in',
    adminTitle: 'Staff sign-in',
    adminLead: 'For those who host and run tournaments.',
    button: 'Sign in',
  },
  problems: {
    emailRequired: 'Enter your e-mail address',
    emailInvalid: 'This is not an e-mail address. Example: name@example.com',
    passwordRequired: 'Enter your password',
    wrongPassword: 'The e-mail address or the password is wrong.',
    tooManyTries: 'That was tried too often. Wait about 15 minutes, then try again.',
  },
};
