import type { accounts as source } from '../ja/accounts';
import type { Translated } from '../translated';
import { problems } from './sign-in/problems';

export const accounts: Translated<typeof source> & Plurals = {
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters, better 15. No common passwords, and not just your name or email address.',
  displayName: 'Display name',
  displayNameHint: 'Use the name you play under, up to 16 characters.',
  back: 'Back',
  currentPassword: 'Current password',
  changePassword: {
    title: 'Change your password',
    lead: 'You’ll be signed out on all other devices.',
    button: 'Change password',
    setTitle: 'Set a password',
    setLead: 'This account has no password. We’ll email {{email}} a link to set one.',
    setButton: 'Send link',
    sent: 'We’ve emailed you a link to set a password.',
  },
  changeEmail: {
    title: 'Change your email',
    lead: 'Your email is {{email}}. We’ll send a confirmation link to the new one.',
    email: 'New email address',
    button: 'Send link',
    sent: 'We’ve sent a link to your new email address. Open it and confirm to finish the change.',
    noPassword: 'To change your email, set a password first.',
  },
  confirmEmail: {
    title: 'Confirm your new email',
    lead: 'Your account’s email will change to {{email}}.',
    button: 'Change email',
  },
  sessions: {
    title: 'Signed-in devices',
    lead: 'If you don’t recognize a device, sign it out and change your password.',
    device: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    here: 'This device',
    since: 'Signed in',
    seen: 'Last used',
    how: 'Signed in with',
    by: {
      password: 'password',
      mail: 'email link',
      google: 'Google',
      passkey: 'passkey',
      recovery: 'recovery code',
    },
    end: 'Sign out',
    endOf: 'Sign out {{device}} (since {{since}})',
    others: 'Sign out all other devices',
    none: 'You aren’t signed in anywhere else.',
    limits: 'Devices are signed out after 30 days without use, and 90 days after signing in.',
    password: 'Change password',
  },
  device: {
    title: 'Remove from this device',
    lead: 'If this device is borrowed or shared, remove your data when you’re done. This removes:',
    account: '{{name}}’s sign-in',
    guest: '{{name}}’s display name and IDs, saved for the next form',
    team: '{{name}}’s team ({{tournament}})',
    rest: 'Unfinished forms, and pages saved for offline use',
    copyFirst:
      'Submitted teams stay submitted, but can no longer be edited from this device. To edit one later, copy its edit link first.',
    forget: 'Remove everything from this device',
    cancel: 'Go back without removing',
    link: 'Someone else’s device? Remove from this device',
  },
  manage: {
    title: 'Data and deletion',
    export: {
      title: 'Export your data',
      lead: 'Your profile, sign-ins, teams with images and every edit, groups, requests, posts and favorites in one JSON file.',
      button: 'Save file',
    },
    delete: {
      title: 'Delete your account',
      gone: 'Your profile, groups, requests, posts and favorites will be deleted, and you’ll be signed out everywhere. This can’t be undone.',
      teams:
        'Teams you submitted lose your name, IDs, images, items, moves and edits, and are no longer public. The six species and the result stay with the tournament, anonymously.',
      running:
        'In a tournament that’s still running, the six stay without a name. Teams for tournaments that haven’t started are withdrawn.',
      images: 'Images are deleted at once, and so are the copies you let us use to improve image reading.',
      guest:
        'Teams you haven’t added to your account stay. You can withdraw or delete each one on its own page.',
      more: 'More about what stays:',
      lastAdmin: 'You’re the only admin of these groups. Make someone else an admin to delete your account.',
      emailKept:
        'You can’t delete your account for 7 days after changing your email, so that the previous email can take it back.',
      from: 'You can delete it from',
      confirmation: 'To confirm, type your email address',
      confirmationHint: '{{email}}',
      button: 'Delete my account',
    },
  },
  ways: { label: 'Ways to sign in or sign up', email: 'Email', google: 'Google' },
  google: {
    signIn: 'Sign in with Google',
    signUp: 'Sign up with Google',
    signInLead:
      'Use your Google account. If you already have an account with the same email, we’ll link them.',
    signUpLead: 'Use your Google account. You won’t need a password.',
    denied: 'Google sign-in was canceled. Please try again or sign in by email.',
    expired: 'This sign-in has expired, or was started again in another window. Please try again.',
    unverified:
      'Google hasn’t verified this email address, so you can’t use it here. Verify it with Google, or sign in by email.',
    taken: 'The account with this email is linked to a different Google account. Please sign in by email.',
    failed: 'We couldn’t verify Google’s answer. Please try again.',
  },
  signUp: {
    title: 'Create an account',
    lead: 'We’ll send you an email to confirm.',
    button: 'Create account',
    haveOne: 'Already have an account? Sign in',
  },
  verify: {
    title: 'Confirm your email address',
    lead: 'Enter the password you signed up with to confirm {{email}}.',
    button: 'Confirm and sign in',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'We’ll email you a link to reset your password.',
    button: 'Send link',
  },
  reset: {
    title: 'Reset your password',
    lead: 'Set a new password for {{email}}. You’ll be signed out on all other devices.',
    button: 'Reset and sign in',
  },
  sent: {
    title: 'Check your email',
    signUp: 'We’ve sent you an email. Open the link and enter your password to finish signing up.',
    reset:
      'If there’s an account with this email, we’ve sent it a link to reset the password. Open that link.',
    spam: 'Nothing there? Check your spam folder, and check the email address for typos.',
    trouble: 'Emails may be delayed right now. If yours doesn’t arrive, try again in about 15 minutes.',
  },
  linkOver: {
    title: 'This link no longer works',
    signUp: 'It has already been used or has expired after 24 hours. Please create your account again.',
    reset: 'It has already been used or has expired after 1 hour. Request a new link.',
    changeEmail: 'It has already been used or has expired after 24 hours. Please change your email again.',
  },
  outbox: { title: 'Outbox (this machine only)', empty: 'No emails yet.' },
  mails: {
    signUp: {
      subject: 'Confirm your email address - Sixsheet',
      text_one:
        'Someone asked to create a Sixsheet account with this email.\nOpen this link and enter your password to confirm (valid for {{count}} hour).\n\n{{url}}\n\nWasn’t you? Just ignore this email. No account will be created.',
      text_other:
        'Someone asked to create a Sixsheet account with this email.\nOpen this link and enter your password to confirm (valid for {{count}} hours).\n\n{{url}}\n\nWasn’t you? Just ignore this email. No account will be created.',
    },
    passwordChanged: {
      subject: 'Your password was changed - Sixsheet',
      text: 'Your Sixsheet password was changed, and your other devices were signed out. Confirmation links sent before no longer work.\n\n{{still}}\n\nDidn’t change it? Reset your password right away: {{forgot}}',
      still: 'These still work. Delete anything you don’t recognize: {{access}}\n{{list}}',
      nothing: 'Nothing but your password gives access to this account.',
    },
    changeEmail: {
      subject: 'Confirm your new email address - Sixsheet',
      text_one:
        'Someone asked to use this email for their Sixsheet account.\nOpen this link to confirm. It works once, for {{count}} hour.\n\n{{url}}\n\nWasn’t you? Just ignore this email. Nothing will change.',
      text_other:
        'Someone asked to use this email for their Sixsheet account.\nOpen this link to confirm. It works once, for {{count}} hours.\n\n{{url}}\n\nWasn’t you? Just ignore this email. Nothing will change.',
    },
    emailTaken: {
      subject: 'This email already has an account - Sixsheet',
      text: 'Someone asked to use this email for their Sixsheet account. That isn’t possible, because there’s already an account with this email.\n\nWasn’t you? Just ignore this email. Nothing will change.',
    },
    emailAsked: {
      subject: 'Someone asked to change your email - Sixsheet',
      text: 'Someone asked to change your Sixsheet account’s email to {{email}}. It’ll change once that email is confirmed.\n\nWasn’t you? Cancel it here, without signing in: {{cancel}}\nThen change your password right away: {{password}}',
    },
    emailChanged: {
      subject: 'Your email was changed - Sixsheet',
      text: 'Your Sixsheet account’s email was changed to {{email}}. You can no longer sign in with this one.\n\n{{way}}',
      restore: 'Wasn’t you? Until {{until}} you can take your account back here, without signing in: {{url}}',
      contact: 'Wasn’t you? Please contact us at {{contact}}.',
    },
    emailKept: {
      subject: 'About your previous email - Sixsheet',
      text: 'The Sixsheet account that used this email now has another one. Until {{until}}, no other account can use this email, so that you can take yours back.\n\nDidn’t change it? Take your account back here, without signing in: {{restore}}\n\nIf you did, use your new email.',
    },
    emailRestored: {
      subject: 'Your email was changed back - Sixsheet',
      text: 'Your Sixsheet account’s email was changed back to the previous one. All devices were signed out, and you can no longer sign in with this email.\n\nWasn’t you? Please contact us at {{contact}}.',
    },
    googleLinked: {
      subject: 'Linked to a Google account - Sixsheet',
      text: 'Your Sixsheet account is now linked to a Google account, so you can sign in with Google.\n\nWasn’t you? Check that your Google account is safe, then reset your Sixsheet password: {{forgot}}',
    },
    newPlace: {
      subject: 'New sign-in to your account - Sixsheet',
      text: 'Someone signed in to your Sixsheet account from a device and place we haven’t seen before.\n\nTime: {{time}}\nDevice: {{device}}\n\nWasn’t you? Sign that device out: {{sessions}}\nThen reset your password: {{forgot}}',
    },
    passkeyAdded: {
      subject: 'A passkey was added - Sixsheet',
      text: 'The passkey “{{name}}” was added to your Sixsheet account.\n\nWasn’t you? Delete it and reset your password right away:\n{{passkeys}}\n{{forgot}}',
    },
    passkeyRemoved: {
      subject: 'A passkey was deleted - Sixsheet',
      text: 'The passkey “{{name}}” was deleted from your Sixsheet account.\n\nWasn’t you? Reset your password right away: {{forgot}}',
    },
    codesRenewed: {
      subject: 'Your recovery codes were replaced - Sixsheet',
      text: 'Your Sixsheet account has new recovery codes. The old ones no longer work.\n\nWasn’t you? Reset your password and create new codes right away:\n{{forgot}}\n{{passkeys}}',
    },
    codeUsed: {
      subject: 'A recovery code was used - Sixsheet',
      text: 'Someone signed in to your Sixsheet account with a recovery code. Codes left: {{number}}.\n\nWasn’t you? Sign that device out and create new codes:\n{{sessions}}\n{{passkeys}}',
    },
    accessRemoved: {
      subject: 'Passkeys or other access deleted - Sixsheet',
      text: 'The following was deleted from your Sixsheet account.\n{{list}}\n\nWasn’t you? Reset your password right away: {{forgot}}',
    },
    accessEnded: {
      subject: 'All access to your account was ended - Sixsheet',
      text: 'A site admin ended all access to your Sixsheet account. All devices were signed out, and the password, passkeys, recovery codes, link to Google, calendar URL and tokens you created no longer work. Your teams and posts are still there.\n\n{{back}}Didn’t ask for this? Please contact us at {{contact}}.',
      back: 'To get back in, set a new password: {{forgot}}\n\n',
    },
    accessEndedBefore: {
      subject: 'All access to your account was ended - Sixsheet',
      text: 'A site admin ended all access to the Sixsheet account that used this email. All devices were signed out. Your teams and posts are still there.\n\nThe account’s email was changed to another one. {{way}}',
    },
    accountDeleted: {
      subject: 'Your account was deleted - Sixsheet',
      text: 'Your Sixsheet account was deleted. Thanks for using Sixsheet.',
    },
    known: {
      subject: 'You already have an account - Sixsheet',
      text: 'There’s already a Sixsheet account with this email.\nSign in: {{signIn}}\nForgot your password? {{forgot}}\n\nWasn’t you? Just ignore this email. Nothing will change.',
    },
    reset: {
      subject: 'Reset your password - Sixsheet',
      text_one:
        'Use this link to set a new password. It works once, for {{count}} hour.\n\n{{url}}\n\nWasn’t you? Just ignore this email. Your password won’t change.',
      text_other:
        'Use this link to set a new password. It works once, for {{count}} hours.\n\n{{url}}\n\nWasn’t you? Just ignore this email. Your password won’t change.',
    },
  },
  mailFooter: {
    text: '—\n{{why}}\n\nSixsheet {{origin}}\nThis inbox isn’t monitored. Contact us: {{contact}}',
    stop: '{{why}}\nStop “{{topic}}” emails: {{url}}\nAll email settings: {{all}}',
    why: {
      entered:
        'You get this because someone entered this email on Sixsheet. If you do nothing, no more emails will follow.',
      account:
        'You get this because you have a Sixsheet account. Security emails can’t be turned off. To stop them, delete your account: {{stop}}',
      left: 'You get this because your Sixsheet account used this email. We won’t email you here again.',
      team: 'You get this because you submitted a team with your Sixsheet account. To stop these emails, delete your account: {{stop}}',
      player: 'You get this because you submitted a team to this tournament on Sixsheet.',
      organizers:
        'You get this because you’ve submitted a team to a tournament by this organizer on Sixsheet.',
      entrant:
        'You get this because a tournament’s list of entrants has the Tonamel ID of your Sixsheet profile. To stop these emails, remove it from your profile: {{stop}}',
      post: 'You get this because you posted a team on Sixsheet. To stop these emails, delete your post: {{stop}}',
      role: 'You get this because you asked to host on Sixsheet. If a request is still pending, withdraw it to stop these emails: {{stop}}',
      organizer:
        'You get this because you’re an admin of a group that hosts on Sixsheet. It stops when you no longer are.',
      siteAdmin: 'You get this because you’re a site admin of Sixsheet. It stops when you no longer are.',
    },
  },
  signIn: {
    title: 'Sign in',
    adminTitle: 'Staff sign-in',
    adminLead: 'For people who host and run tournaments.',
    button: 'Sign in',
    forgot: 'Forgot your password?',
    signUp: 'Create an account',
  },
  problems,
};

interface Plurals {
  mails: Record<'signUp' | 'changeEmail' | 'reset', { text_one: string }>;
}
