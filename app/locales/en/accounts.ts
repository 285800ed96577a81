import type { accounts as source } from '../ja/accounts';
import type { Translated } from '../translated';

export const accounts: Translated<typeof source> = {
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters; not one that is often used.',
  displayName: 'Display name',
  displayNameHint: 'Up to 16 characters; best the name you play under.',
  signUp: {
    title: 'Create an account',
    lead: 'We send you a mail to confirm your address.',
    button: 'Create account',
    haveOne: 'Sign in if you have an account',
  },
  verify: {
    title: 'Confirm your e-mail address',
    lead: 'For {{email}}. Enter the password you chose when you signed up.',
    button: 'Confirm and sign in',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We send a link to your address with which you choose a new one.',
    button: 'Send the link',
  },
  reset: {
    title: 'New password',
    lead: 'Choose a new password for {{email}}. You will be signed out on all other devices.',
    button: 'Change and sign in',
  },
  sent: {
    title: 'Check your mail',
    signUp: 'We sent you a mail. Open its link and your account is ready.',
    reset: 'If there is an account with this address, we sent a link to choose a new password.',
    spam: 'Nothing there? Look into the spam folder, and check the address for typing errors.',
  },
  linkOver: {
    title: 'This link no longer works',
    signUp: 'It was used, or its 24 hours are over. Please create the account again.',
    reset: 'It was used, or its hour is over. Please ask for a new link.',
  },
  outbox: { title: 'Outbox (this machine only)', empty: 'No mail yet.' },
  mails: {
    signUp: {
      subject: 'Confirm your e-mail address - Sixsheet',
      text: 'Somebody, hopefully you, signed up at Sixsheet with this address.\nOpen this link and enter the password you chose (it works for {{hours}} hours).\n\n{{url}}\n\nIf it was not you, ignore this mail: no account will be made.',
    },
    known: {
      subject: 'You have an account already - Sixsheet',
      text: 'There is an account with this address already.\nSign in: {{signIn}}\nForgot the password: {{forgot}}\n\nIf it was not you who asked, ignore this mail: nothing changes.',
    },
    reset: {
      subject: 'Change your password - Sixsheet',
      text: 'Choose a new password by this link (works once, for {{hours}} hour).\n\n{{url}}\n\nIf it was not you who asked, ignore this mail: your password stays.',
    },
  },
  signIn: {
    title: 'Sign in',
    adminTitle: 'Staff sign-in',
    adminLead: 'For those who host and run tournaments.',
    button: 'Sign in',
    forgot: 'Forgot your password?',
    signUp: 'Create an account',
  },
  problems: {
    emailRequired: 'Enter your e-mail address',
    emailInvalid: 'This is not an e-mail address. Example: name@example.com',
    passwordRequired: 'Enter your password',
    passwordTooShort: 'Use at least 8 characters',
    passwordTooLong: 'Too long: use 256 characters at most',
    passwordCommon: 'This password is often used or easy to guess. Choose another one',
    wrongSignUpPassword: 'This is not the password you chose when you signed up.',
    linkOver: 'This link was used already, or its time is over.',
    wrongPassword: 'The e-mail address or the password is wrong.',
    tooManyTries: 'That was tried too often. Wait about 15 minutes, then try again.',
  },
};
