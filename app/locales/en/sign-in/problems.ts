import type { problems as source } from '../../ja/sign-in/problems';
import type { Translated } from '../../translated';

export const problems: Translated<typeof source> = {
  emailRequired: 'Enter your email address.',
  emailInvalid: 'That’s not an email address. Example: name@example.com',
  emailUnmailable:
    'We can’t send to an email address with dots in a row, at the start or right before the @. Use another email address.',
  emailRefused: 'We couldn’t send to this email address. Use another email address.',
  passwordRequired: 'Enter your password.',
  passwordTooShort: 'Use at least 8 characters.',
  passwordTooLong: 'That’s too long. Use up to 256 characters.',
  passwordCommon: 'That password is common or easy to guess. Choose another one.',
  wrongSignUpPassword: 'That’s not the password you signed up with.',
  linkOver: 'This link has already been used or has expired.',
  wrongCurrentPassword: 'That’s not your current password.',
  emailSame: 'That’s already your email address.',
  confirmationWrong: 'That’s not your account’s email address.',
  lastAdmin: 'You’re the only admin of a group. Make someone else an admin first.',
  emailKept: 'You can’t delete your account for 7 days after changing your email.',
  mailFailed: 'We couldn’t send the email. Wait a moment, then try again.',
  wrongPassword: 'That email address or password is wrong.',
  tooManyTries: 'For your security, please wait about 15 minutes and try again.',
  tooManyGuesses:
    'There were too many wrong passwords for this account from this device or network, so signing in from here is paused. To get in right away, use “Forgot your password?” below and reset it by email. Or try again later.',
  tooManyMails:
    'That’s been requested too often in a short time. Open the link in the newest email you got, or try again in about an hour.',
  mailOff: 'This site can’t send emails right now. Please tell the site admin ({{contact}}).',
};
