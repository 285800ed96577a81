import type { accounts as source } from '../ja/accounts';
import type { Translated } from '../translated';

export const accounts: Translated<typeof source> = {
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters; not one that is often used.',
  displayName: 'Display name',
  displayNameHint: 'Up to 16 characters; best the name you play under.',
  back: 'Back',
  currentPassword: 'Current password',
  changePassword: {
    title: 'Change your password',
    lead: 'You will be signed out on all other devices.',
    button: 'Change it',
    setTitle: 'Set a password',
    setLead: 'This account has no password. We send a link to {{email}} with which you choose one.',
    setButton: 'Send the link',
    sent: 'We sent you a link to choose a password.',
  },
  changeEmail: {
    title: 'Change your address',
    lead: 'Your address is {{email}}. We send a link to the new one to confirm it.',
    email: 'New e-mail address',
    button: 'Send the link',
    sent: 'We sent a mail to the new address. Open its link and the address changes.',
    noPassword: 'To change your address, set a password first.',
  },
  confirmEmail: {
    title: 'Confirm your new address',
    lead: 'The address of your account becomes {{email}}.',
    button: 'Change it',
  },
  manage: {
    title: 'Data and deletion',
    export: {
      title: 'Export your data',
      lead: 'Your profile, your teams with all their changes, groups, requests and posts in one JSON file.',
      button: 'Save the file',
    },
    delete: {
      title: 'Delete the account',
      gone: 'Your profile, groups, requests and posts are deleted, and you are signed out everywhere. This cannot be undone.',
      teams:
        'Teams you handed in stay with the organizer as the record of the tournament, without your account.',
      public:
        'Public teams stay public until the organizer withdraws them. To hide them, make them private first.',
      lastAdmin:
        'You are the only admin of these groups. Make somebody else an admin, then you can delete your account.',
      confirmation: 'To be sure, type your e-mail address',
      confirmationHint: '{{email}}',
      button: 'Delete my account',
    },
  },
  ways: { label: 'Ways to sign in or up', email: 'E-mail', google: 'Google' },
  google: {
    signIn: 'Sign in with Google',
    signUp: 'Sign up with Google',
    signInLead: 'Use your Google account. If you have an account with the same address, they are linked.',
    signUpLead: 'Use your Google account; you need no password.',
    denied: 'You did not sign in with Google.',
    expired: 'That took too long, or was started anew in another window. Please try again.',
    unverified:
      'Google has not verified this address, so it cannot be used. Verify it at Google, or sign in by e-mail.',
    taken: 'The account with this address is linked with another Google account. Please sign in by e-mail.',
    failed: 'Google’s answer could not be verified. Please try again.',
  },
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
    trouble: 'Mails may not arrive at the moment. If yours does not, try again in about 15 minutes.',
  },
  linkOver: {
    title: 'This link no longer works',
    signUp: 'It was used, or its 24 hours are over. Please create the account again.',
    reset: 'It was used, or its hour is over. Please ask for a new link.',
    changeEmail: 'It was used, or its time is over. Please ask for the change again.',
  },
  outbox: { title: 'Outbox (this machine only)', empty: 'No mail yet.' },
  mails: {
    signUp: {
      subject: 'Confirm your e-mail address - Sixsheet',
      text: 'Somebody, hopefully you, signed up at Sixsheet with this address.\nOpen this link and enter the password you chose (it works for {{hours}} hours).\n\n{{url}}\n\nIf it was not you, ignore this mail: no account will be made.',
    },
    passwordChanged: {
      subject: 'Your password was changed - Sixsheet',
      text: 'The password of your Sixsheet account was changed, and other devices were signed out.\n\nIf it was not you, choose a new one at once: {{forgot}}',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail address - Sixsheet',
      text: 'A Sixsheet account is to have this address.\nOpen this link to confirm it (works once, for {{hours}} hours).\n\n{{url}}\n\nIf it was not you who asked, ignore this mail: nothing changes.',
    },
    emailTaken: {
      subject: 'There is an account with this address - Sixsheet',
      text: 'Another account was to have this address. That is not possible, because an account with this address exists already.\n\nIf it was not you who asked, ignore this mail: nothing changes.',
    },
    emailAsked: {
      subject: 'A change of your e-mail address - Sixsheet',
      text: 'The address of your account is to become {{email}}. It changes when that is confirmed at the new address.\n\nIf it was not you who asked, change your password at once: {{password}}',
    },
    emailChanged: {
      subject: 'Your e-mail address was changed - Sixsheet',
      text: 'The e-mail address of your account was changed. You can no longer sign in with this one.\n\nIf it was not you, please contact the operator of the site.',
    },
    googleLinked: {
      subject: 'Linked with a Google account - Sixsheet',
      text: 'Your Sixsheet account was linked with a Google account, so you can sign in with Google.\n\nIf it was not you, check that your Google account is safe and change your Sixsheet password: {{forgot}}',
    },
    accountDeleted: {
      subject: 'Your account was deleted - Sixsheet',
      text: 'Your Sixsheet account was deleted. Thank you for having used it.',
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
    wrongCurrentPassword: 'This is not your current password',
    emailSame: 'This is your address already',
    confirmationWrong: 'This is not the address of your account',
    lastAdmin: 'There is a group of which you are the only admin. Make somebody else an admin first.',
    mailFailed: 'The mail could not be sent. Wait a little, then try again.',
    wrongPassword: 'The e-mail address or the password is wrong.',
    tooManyTries: 'That was tried too often. Wait about 15 minutes, then try again.',
  },
};
