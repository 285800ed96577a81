/** Why a change that no test notices may live. A change is written as `npm run mutants` prints it, once for each place. */
export const survivors: readonly { why: string; changes: Record<string, readonly string[]> }[] = [
  {
    why: 'The value is always there: its default satisfies the type checker alone.',
    changes: {
      'sheets/conflict/merge-sheets': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
      ],
      'sheets/legality/judge-members': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
      ],
      'sheets/sheet-code/digits': ['ArrayDeclaration: [] → ["Stryker was here"]'],
      'regulations/json-lines': ['StringLiteral: \'\' → "Stryker was here!"'],
      'regulations/check-names': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
        'OptionalChaining: existing?.[locale] → existing[locale]',
        'OptionalChaining: set.traits[each]?.[5] → set.traits[each][5]',
      ],
      'rounds/deal-seats': [
        'ArrayDeclaration: [] → ["Stryker was here"]',
        'ArrayDeclaration: [] → ["Stryker was here"]',
        'OptionalChaining: rivals[person]?.some → rivals[person].some',
      ],
      'rounds/seat-all': ['ArrayDeclaration: [] → ["Stryker was here"]'],
      'rounds/round-robin': [
        'ArrayDeclaration: [] → ["Stryker was here"]',
        'ArrayDeclaration: [] → ["Stryker was here"]',
      ],
      'rounds/seed-from-blocks': ['ArrayDeclaration: [] → ["Stryker was here"]'],
    },
  },
  {
    why: 'A word that is no name, or no move, has no verdict and equals nothing.',
    changes: {
      'sheets/conflict/merge-sheets': ['ArrayDeclaration: [] → ["Stryker was here"]'],
      'sheets/legality/judge-members': ['ArrayDeclaration: [] → ["Stryker was here"]'],
      'regulations/check-regulation': ['ArrayDeclaration: [] → ["Stryker was here"]'],
      'broadcast/forget': ['StringLiteral: \'\' → "Stryker was here!"'],
      'sheets/sheet-code/write-payload': ['StringLiteral: \'\' → "Stryker was here!"'],
    },
  },
  {
    why: 'A shortcut: the way around comes to the same, more slowly.',
    changes: {
      'sheets/legality/judge-members': [
        'ArrowFunction: (move: string) => canLearn?.(move) === true && !rules.banned.moves.has… → () => undefined',
        'ConditionalExpression: canLearn?.(move) === true && !rules.banned.moves.has(move) → false',
        'ConditionalExpression: !own?.move && moves.every(isFine) → false',
      ],
      'sheets/legality/facts': [
        'ConditionalExpression: known → false',
        'ConditionalExpression: facts → true',
        'ConditionalExpression: facts → false',
      ],
      'rounds/seed-from-blocks': ['MethodExpression: all .slice(at + 1) → all'],
    },
  },
  {
    why: 'The text of an error that no user sees, or an error that does not occur.',
    changes: {
      'ui/safe-url': ['StringLiteral: \'RefusedUrl\' → ""'],
      'sheets/sheet-code/bits': [`StringLiteral: \`\${value} takes more than \${bits} bits.\` → \`\``],
      'regulations/json-lines': ['ConditionalExpression: !(error instanceof Unread) → false'],
    },
  },
  {
    why: 'The values between the two never come: no two are equal, and of words only strings have quotes.',
    changes: {
      'regulations/json-lines': [`MethodExpression: lexeme.startsWith('"') → lexeme.endsWith('"')`],
      'rounds/seed-from-blocks': ['EqualityOperator: one.id < other.id → one.id <= other.id'],
    },
  },
  {
    why: 'Only Megas are looked up, and all of them have a stone.',
    changes: { 'regulations/check-names': ['ConditionalExpression: row[5] → true'] },
  },
  {
    why: 'Without a value it has no kana, and is before no date.',
    changes: {
      'regulations/check-names': ['ConditionalExpression: en !== undefined → true'],
      'regulations/check-regulation': ['ConditionalExpression: until !== undefined → true'],
    },
  },
  {
    why: 'What is not in the list comes before it, as the first does.',
    changes: { 'regulations/regulation-season': ['StringLiteral: \'running\' → ""'] },
  },
  {
    why: 'Who is seated first, and how bars are counted, decides only how soon the search ends.',
    changes: {
      'rounds/seat-all': [
        'ArithmeticOperator: before + by → before - by',
        'ConditionalExpression: before === 0 || before + by === 0 → true',
        'ConditionalExpression: before === 0 || before + by === 0 → false',
        'LogicalOperator: before === 0 || before + by === 0 → before === 0 && before + by === 0',
        'ConditionalExpression: before === 0 → false',
        'EqualityOperator: before === 0 → before !== 0',
        'ConditionalExpression: before + by === 0 → false',
        'EqualityOperator: before + by === 0 → before + by !== 0',
        'ArithmeticOperator: before + by → before - by',
        'ArithmeticOperator: (choices[person] ?? 0) - by → (choices[person] ?? 0) + by',
        'LogicalOperator: choices[person] ?? 0 → choices[person] && 0',
        'MethodExpression: people .filter((person) => rivalsOf(person).length > 0) → people',
        'ConditionalExpression: rivalsOf(person).length > 0 → true',
        'EqualityOperator: rivalsOf(person).length > 0 → rivalsOf(person).length >= 0',
        'ArrowFunction: (person: number) => choices[person] ?? 0 → () => undefined',
        'LogicalOperator: choices[person] ?? 0 → choices[person] && 0',
        'ConditionalExpression: most === undefined || choicesOf(person) < choicesOf(most) → true',
        'ConditionalExpression: choicesOf(person) < choicesOf(most) → false',
        'EqualityOperator: choicesOf(person) < choicesOf(most) → choicesOf(person) <= choicesOf(most)',
        'EqualityOperator: choicesOf(person) < choicesOf(most) → choicesOf(person) >= choicesOf(most)',
      ],
    },
  },
  {
    why: 'Blocks fill in order: behind an empty one none of its size holds anybody, and to try all empty ones comes to the same.',
    changes: {
      'rounds/seat-all': [
        'ConditionalExpression: room[block] === size && emptySizes.has(size) → false',
        'ConditionalExpression: room[block] === size → true',
        'EqualityOperator: room[block] === size → room[block] !== size',
        'ConditionalExpression: room[block] === size → false',
      ],
    },
  },
  {
    why: 'Forms offer this list; nothing is decided by it here.',
    changes: {
      'tournaments/tournament': [
        "ArrayDeclaration: ['ots', 'cts'] → []",
        'StringLiteral: \'ots\' → ""',
        'StringLiteral: \'cts\' → ""',
      ],
    },
  },
  {
    why: 'Null is the ID of no regulation; a target of 60 characters may be shortened or not.',
    changes: {
      'pokedex/legal-rules': ['ConditionalExpression: id === null → false'],
      'webhooks/webhook': ['EqualityOperator: target.length <= 60 → target.length < 60'],
    },
  },
  {
    why: 'While the first in line waits, no plan has them in the block that is dealt: they would get its seat.',
    changes: { 'rounds/deal-seats': ['EqualityOperator: other < 0 → other <= 0'] },
  },
  {
    why: 'Either order is as good: equal in rank and block, or with as few early meetings.',
    changes: {
      'rounds/seed-from-blocks': [
        'EqualityOperator: one.id < other.id → one.id >= other.id',
        'ConditionalExpression: crossed.cost <= straight.cost → true',
        'EqualityOperator: crossed.cost <= straight.cost → crossed.cost < straight.cost',
        'ArithmeticOperator: at + 1 → at - 1',
      ],
    },
  },
  {
    why: 'A search without steps ends at once, and the plan as it is needs no other.',
    changes: {
      'rounds/deal-seats': [
        'ConditionalExpression: plan[person] === block → false',
        'ConditionalExpression: budget.steps === 0 → false',
      ],
    },
  },
  {
    why: 'No key is undefined, so that it finds nothing.',
    changes: {
      'regulations/check-regulation': [
        'ConditionalExpression: source.basedOn === undefined → false',
        'ConditionalExpression: basedOn === undefined → false',
      ],
    },
  },
  {
    why: 'Any text but `damaged` is a blank slot.',
    changes: {
      'sheets/sheet-code/read-sheet-code': ['StringLiteral: \'blank\' → ""', 'StringLiteral: \'blank\' → ""'],
    },
  },
  {
    why: 'Whoever does not know a species reads none of its abilities, whatever number is there.',
    changes: { 'sheets/sheet-code/write-payload': ['UnaryOperator: -1 → +1'] },
  },
  {
    why: 'Without a value it is undefined too.',
    changes: { 'sheets/sheet-code/read-sheet-code': ['BlockStatement: { return undefined; } → {}'] },
  },
  {
    why: 'Any text that is no host, path or signature is refused as none is.',
    changes: {
      'limits/network-address': ['StringLiteral: \'\' → "Stryker was here!"'],
      'limits/limited-device': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
        'ArrayDeclaration: [] → ["Stryker was here"]',
      ],
      'images/foreign-url': [
        'ArrayDeclaration: [] → ["Stryker was here"]',
        'StringLiteral: \'\' → "Stryker was here!"',
      ],
      'ui/safe-url': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'ArrayDeclaration: [] → ["Stryker was here"]',
      ],
      'accounts/where-to': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
      ],
    },
  },
  {
    why: 'What it would change is refused, or chosen, on the way there or behind it.',
    changes: {
      'limits/network-address': [
        'EqualityOperator: text.length > 45 → text.length >= 45',
        'ConditionalExpression: text.length > 45 → false',
      ],
      'ui/safe-url': ['ConditionalExpression: to → true'],
      'webhooks/webhook': [
        'StringLiteral: \'discord\' → ""',
        'OptionalChaining: /\\d{5,25}/.exec(pathname)?.[0] → /\\d{5,25}/.exec(pathname)[0]',
      ],
    },
  },
  {
    why: 'Those who are compared by deciders are equal in all other matches.',
    changes: {
      'rounds/block-standing': ['MethodExpression: counted.filter(({ isDecider }) => isDecider) → counted'],
    },
  },
  {
    why: 'Tickets differ, and every player has one and a record by then.',
    changes: {
      'rounds/block-standing': [
        'StringLiteral: \'\' → "Stryker was here!"',
        'StringLiteral: \'\' → "Stryker was here!"',
        "EqualityOperator: (one.ticket ?? '') < (other.ticket ?? '') → (one.ticket ?? '') <= (other.ticket ?? '')",
        'LogicalOperator: records.get(id) ?? recordOf(id, regular) → records.get(id) && recordOf(id, regular)',
      ],
    },
  },
  {
    why: 'A standing counts who won; that nobody did, and that nobody played, it does not show.',
    changes: {
      'rounds/counted-matches': ['StringLiteral: \'nobody\' → ""', 'BooleanLiteral: true → false'],
    },
  },
];
