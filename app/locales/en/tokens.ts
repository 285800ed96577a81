import type { tokens as source } from '../ja/tokens';
import type { Translated } from '../translated';

export const tokens: Translated<typeof source> = {
  title: 'API tokens',
  lead: 'Let your own programs read and write this group’s data. A token can do what the person who made it can do. The API page tells how.',
  link: 'API',
  listed: 'Tokens',
  and: ', ',
  settings: 'Group settings',
  toTokens: 'API tokens',
  toTokensLead: 'Let your own programs read and write results and the list of entrants.',
  tokenName: 'Name',
  tokenNameHint: 'Example: Stream Deck at the venue',
  make: 'Create token',
  made: 'Here’s your new token. It can’t be shown again once you leave this page.',
  noTokens: 'None yet.',
  created: 'Created',
  lastUsed: 'Last used',
  never: 'never used',
  over: 'No longer works: the person who made it is no longer in this group.',
  revoke: 'Revoke',
  revokeOf: 'Revoke {{name}}',
  nameRequired: 'Enter a name.',
  nameTooLong: 'Use up to 40 characters.',
  tooManyTokens: 'You can have up to 20. Revoke one you don’t use.',
  scopes: 'What it can do',
  scopeRequired: 'Choose at least one.',
  scope: {
    read: 'Read data that isn’t public',
    write: 'Write results and entrants',
    broadcast: 'Control the broadcast',
  },
  scopeHint: {
    read: 'Draft tournaments, all team sheets, the list of entrants',
    write: 'Takes the same formats as pasting on the desk',
    broadcast: 'Stream 1. Tokens for stream 2 are made in the broadcast settings',
  },
  has: {
    read: 'read',
    write: 'write',
    broadcast: 'broadcast (stream {{stream}})',
  },
};
