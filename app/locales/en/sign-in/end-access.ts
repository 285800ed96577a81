import type { endAccess as source } from '../../ja/sign-in/end-access';
import type { Translated } from '../../translated';

export const endAccess: Translated<typeof source> = {
  title: 'End access to an account',
  find: {
    lead: 'For accounts that were taken over. Verify the owner, then enter the account’s email. The next page shows what will stop.',
    button: 'Continue',
    unknown: 'No account has this email.',
  },
  created: 'Created',
  siteAdmin: 'Site admin',
  unverified: 'Email not confirmed',
  self: {
    title: 'This is your own account',
    lead: 'Ending access here would lock you out. You can sign out other devices and change your password yourself. If someone else is in your account, ask another site admin.',
    sessions: 'Review signed-in devices',
    access: 'Review what still works',
  },
  warnings: {
    siteAdmin:
      'This is a site admin’s account. Afterward, anyone who reads its email can set a new password. While you speak, have the owner reset the password and add a passkey.',
    unverified: 'Nobody has confirmed that {{email}} is the owner’s.',
    current:
      'Even afterward, anyone who reads {{email}} can set a new password and get in. If the owner didn’t change it, have them take the account back right away, while you speak. If they can’t, docs/operations.md of the repository says what to do.',
    returned: 'Emails to {{email}} don’t arrive, so we won’t email the owner about this.',
    moved:
      'Until {{at}}, this account’s email was {{email}}. If the owner didn’t change it, have them enter the previous one at /forgot-password. Until {{until}}, that gets them a link to take the account back.',
  },
  now: 'What works now',
  none: 'Nothing gives access to this account.',
  ways: {
    sessions: 'Signed-in devices ({{number}})',
    mailLinks: 'Links in emails ({{number}})',
    passkeys: 'Passkeys ({{number}})',
    recoveryCodes: 'Recovery codes',
    calendar: 'Calendar URL',
    tokens: 'Tokens ({{number}})',
    password: 'Password',
    google: 'Link to a Google account',
  },
  effects: {
    title: 'What happens',
    owner: 'All devices are signed out, the owner’s too.',
    back: 'The owner gets back in with a new password from /forgot-password.',
    restore:
      'If the owner didn’t change the email, they get back in with the link we send to the previous one, which takes the account back.',
    backUnlessMoved: 'If they did, they get back in with a new password from /forgot-password.',
    unreachable:
      'Emails to {{email}} don’t arrive, so the owner can’t get back in by /forgot-password. Give the account an email that they can read, as docs/operations.md says.',
    again: 'The owner sets up passkeys and the rest again.',
    tokens: 'Broadcast controls and programs that use the tokens stop at once. Their groups need new ones.',
    kept: 'Teams, posts and roles in groups stay. Webhooks, overlay URLs and late links belong to the groups and keep working.',
    told: 'We email the owner.',
    toldBefore:
      'We email {{email}} a link to take the account back. We don’t tell any email to set a password.',
    logged: 'The site admin log says who did it.',
  },
  groups: {
    title: 'Staff in these groups',
    lead: 'See each group’s log for what was done while the account was taken over. Its admins decide what to undo.',
  },
  confirm: {
    check: 'I’ve verified the owner',
    missing: 'Verify the owner first, then check this.',
    button: 'End all access to {{email}}',
    limit:
      'You’ve ended access to many accounts in a short time. Wait a while, or use the command line if it can’t wait.',
  },
  done: {
    title: 'All access to {{email}} has ended',
    before: 'All access to {{email}} was ended on {{at}}',
    nothing: 'There was nothing to end for {{email}}',
    next: 'What the owner does now',
    password: 'Set a new password at /forgot-password.',
    restore:
      'If they didn’t change the email, take the account back with the link that {{email}} got, before anyone who reads {{current}} gets in. The link works until {{until}}. If it didn’t arrive, enter {{email}} at /forgot-password.',
    passwordUnlessMoved: 'If they did, set a new password at /forgot-password.',
    unreachable:
      'After you give the account an email that they can read (see docs/operations.md), set a new password at /forgot-password.',
    passkey: 'Then add a passkey.',
    tokens: 'Tokens that stopped',
    again: 'Something gives access again. If it isn’t the owner’s, end it once more.',
    once: 'Check and end it again',
  },
  another: 'Another account',
};
