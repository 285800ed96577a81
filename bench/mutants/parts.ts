/**
 * Modules, and the unit tests that try them: folders, or files without their ending. Few tests make short runs. Only those that
 * reach the changed code run for a change, unless it memoizes: then the first test alone seems to reach it.
 */
export type Target = readonly [
  modules: readonly string[],
  tests: readonly string[],
  coverageAnalysis?: 'perTest' | 'all',
];

const among = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

/** Pure modules that decide. What the database decides is tested by the route tests. */
export const parts: Record<string, readonly Target[]> = {
  rights: [
    [['groups/permission', 'groups/tokens/scopes'], ['groups']],
    [['accounts/access'], ['accounts/access']],
  ],
  reveal: [[['sheets/reveal'], ['sheets/reveal']]],
  deadline: [[['tournaments/tournament'], ['tournaments']]],
  revision: [[['sheets/conflict/merge-sheets'], ['sheets/conflict']]],
  limits: [
    [[...among('limits', 'network-address', 'few-at-once', 'limited-device'), 'db/sweeping'], ['limits']],
  ],
  urls: [
    [
      ['images/foreign-url', 'accounts/where-to', 'ui/safe-url', 'webhooks/webhook'],
      ['images/foreign-url', 'accounts/where-to', 'ui/safe-url', 'webhooks/target'],
    ],
  ],
  standings: [[among('rounds', 'block-standing', 'counted-matches'), ['rounds/block-standing']]],
  blocks: [
    [['rounds/block-sizes'], ['rounds/block-sizes']],
    [among('rounds', 'deal-seats', 'seat-all'), ['rounds/deal-seats']],
    [among('rounds', 'elimination', 'seed-from-blocks'), among('rounds', 'elimination', 'seed-from-blocks')],
    [['rounds/round-robin'], ['rounds/round-robin']],
  ],
  legality: [
    [
      [...among('sheets/legality', 'judge-members', 'facts'), 'pokedex/legal-rules'],
      ['sheets/legality/judge-members', 'sheets/legality/findings', 'regulations/given-names'],
      'all',
    ],
  ],
  regulations: [
    [['regulations/json-lines'], ['regulations/json-lines']],
    [
      among('regulations', 'check-regulation', 'check-names'),
      among('regulations', 'check-regulation', 'regulation-text', 'given-names'),
    ],
    [among('regulations', 'regulation-season', 'season-end'), ['regulations/seasons']],
  ],
  code: [
    [
      among(
        'sheets/sheet-code',
        'bits',
        'digits',
        'layout',
        'coded-name',
        'read-sheet-code',
        'write-payload',
      ),
      among('sheets/sheet-code', 'pieces', 'sheet-code'),
    ],
  ],
  retention: [[['db/retention'], ['db/retention']]],
  erasure: [
    [['broadcast/forget'], ['broadcast/forget']],
    [among('db', 'shown-name', 'still'), ['db/shown-name']],
  ],
};
