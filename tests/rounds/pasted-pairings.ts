import type { KnownPlayer } from '~/rounds/pasted/reading';

/** Pairings as people copy them. Every name is invented. */
export interface PastedPairings {
  title: string;
  text: string;
  /** `table: a - b [games winner] {unused}`; an ID for a player, `?` before an unknown name, `*` before one of several. */
  pairings: string[];
  round?: number;
  /** `line reason` */
  problems?: string[];
  left?: string[];
  missing?: string[];
  fault?: string;
  known?: readonly KnownPlayer[];
  choices?: Record<string, string>;
}

export const players: readonly KnownPlayer[] = [
  { id: 'haruka', names: ['ハルカ', 'haruka_vgc', 'Haruka Sato', '223456789012345601'] },
  { id: 'kenta', names: ['ケンタ', 'kenta.ito', 'Kenta Ito', '223456789012345602'] },
  { id: 'mina', names: ['ミナモ', 'minamo_', 'Mina Mori', '223456789012345603'] },
  { id: 'kai', names: ['カイ', 'kai#1234', 'Kai Ono', '223456789012345604'] },
  { id: 'sora', names: ['ソラ🌈', 'sora.w', 'Sora Wada', '223456789012345605'] },
  { id: 'rin', names: ['凛', 'rin_rin', 'Rin Abe', '223456789012345606'] },
];
const called = (...names: string[]): KnownPlayer[] => names.map((name) => ({ id: name, names: [name] }));
const three = ['haruka - kenta', 'mina - kai', 'sora - rin'];
const atTables = three.map((pairing, at) => `${at + 1}: ${pairing}`);

const tables: PastedPairings[] = [
  {
    title: 'a CSV with heads',
    text: 'Table,Player 1,Player 2\n1,Haruka Sato,Kenta Ito\n2,Mina Mori,Kai Ono\n3,Sora Wada,Rin Abe\n',
    pairings: atTables,
  },
  {
    title: 'a sheet in Japanese with records',
    text: '卓\tプレイヤー1\t戦績\tプレイヤー2\t戦績\n1\tハルカ\t2-0\tケンタ\t2-0\n2\tミナモ\t1-1\tカイ\t1-1\n3\tソラ🌈\t0-2\t凛\t0-2',
    pairings: atTables,
  },
  {
    title: 'columns in another order, with results',
    text: '結果,プレイヤー2,卓番号,プレイヤー1\n2-1,ケンタ,1,ハルカ\n0-2,カイ,2,ミナモ\n,凛,3,ソラ🌈',
    pairings: ['1: haruka - kenta [2-1 a]', '2: mina - kai [0-2 b]', '3: sora - rin'],
  },
  {
    title: 'a table of Markdown under a heading',
    text: '## ラウンド2\n\n| 卓 | 選手 | 対戦相手 |\n| --- | --- | --- |\n| 1 | ハルカ | ケンタ |\n| 2 | ミナモ | **カイ** |\n| 3 | ソラ🌈 | 凛 |',
    pairings: atTables,
    round: 2,
  },
  {
    title: 'aligned columns',
    text: 'Table  Player 1      Player 2\n1      Haruka Sato   Kenta Ito\n2      Mina Mori     Kai Ono\n3      Sora Wada     Rin Abe',
    pairings: atTables,
  },
  {
    title: 'a CSV with commas in names, a bye and a round',
    text: 'Round,Table,Player 1,Player 2,Result\n4,1,"Sato, Haruka","Ito, Kenta",\n4,2,"Mori, Mina","Ono, Kai",\n4,,"Wada, Sora",,BYE\n',
    pairings: ['1: haruka - kenta', '2: mina - kai', 'sora - BYE'],
    round: 4,
    missing: ['rin'],
  },
  {
    title: 'all rounds in a CSV: the last counts',
    text: 'Round,Table,Player 1,Player 2,Winner\n1,1,ハルカ,ミナモ,ハルカ\n1,2,ケンタ,カイ,カイ\n2,1,ハルカ,ケンタ,\n2,2,カイ,ミナモ,',
    pairings: ['1: haruka - kenta', '2: kai - mina'],
    round: 2,
    left: ['1,1,ハルカ,ミナモ,ハルカ', '1,2,ケンタ,カイ,カイ'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'two tables side by side',
    text: '卓\tP1\tP2\t\t卓\tP1\tP2\n1\tハルカ\tケンタ\t\t3\tソラ🌈\t凛\n2\tミナモ\tカイ\t\t\t\t',
    pairings: ['1: haruka - kenta', '3: sora - rin', '2: mina - kai'],
  },
  {
    title: 'a sheet without heads',
    text: '1\tハルカ\tvs\tケンタ\n2\tミナモ\tvs\tカイ\n3\tソラ🌈\tvs\tユウ',
    pairings: ['1: haruka - kenta', '2: mina - kai', '3: sora - ?ユウ'],
    missing: ['rin'],
  },
  {
    title: 'Limitless',
    text: 'Table\tPlayer\t\t\tPlayer\n1\tHaruka Sato (JP)\t6 points\t6 points\tKenta Ito (JP)\n2\tMina Mori (JP)\t3 points\t3 points\tKai Ono (JP)\n3\tSora Wada (JP)\t0 points\t0 points\tRin Abe (KR)',
    pairings: atTables,
  },
  {
    title: 'Melee: who won in words',
    text: 'Table,Player 1,Player 2,Result\n1,Haruka Sato,Kenta Ito,Haruka Sato won 2-0-0\n2,Mina Mori,Kai Ono,Kai Ono won 2-1-0\n3,Sora Wada,Rin Abe,Draw 1-1-0\n,ユウ,,Not reported',
    pairings: ['1: haruka - kenta [2-0 a]', '2: mina - kai [1-2 b]', '3: sora - rin [1-1 tie]'],
    problems: ['5 oneSide'],
  },
  {
    title: 'the printed list by name of TOM',
    text: 'Table\tName\tOpponent\n3\tAbe, Rin\tWada, Sora\n1\tIto, Kenta\tSato, Haruka\n2\tMori, Mina\tOno, Kai\n2\tOno, Kai\tMori, Mina\n1\tSato, Haruka\tIto, Kenta\n3\tWada, Sora\tAbe, Rin',
    pairings: ['3: rin - sora', '1: kenta - haruka', '2: mina - kai'],
  },
  {
    title: 'a list by name with a contradiction',
    text: 'Table\tName\tOpponent\n1\tHaruka Sato\tKenta Ito\n2\tKenta Ito\tHaruka Sato\n2\tMina Mori\tKai Ono\n2\tKai Ono\tHaruka Sato',
    pairings: ['1: haruka - kenta', '2: mina - kai', '2: kai - haruka'],
    problems: ['3 differs', '5 twice', '5 twice', '5 sameTable'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'columns that nobody knows',
    text: 'Table,Player 1,Deck,Player 2,Judge\n1,ハルカ,,ケンタ,Yamada\n2,ミナモ,,カイ,',
    pairings: ['1: haruka - kenta {Yamada}', '2: mina - kai'],
    left: ['Table,Player 1,Deck,Player 2,Judge'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'games of each player',
    text: 'Match,Player 1,Player 1 Score,Player 2,Player 2 Score\n1,ハルカ,2,ケンタ,0\n2,ミナモ,1,カイ,2',
    pairings: ['1: haruka - kenta [2-0 a]', '2: mina - kai [1-2 b]'],
    missing: ['sora', 'rin'],
  },
];

const lines: PastedPairings[] = [
  {
    title: 'vs at tables',
    text: '1卓 ハルカ vs ケンタ\n2卓 ミナモ vs カイ\n3卓 ソラ🌈 vs 凛',
    pairings: atTables,
  },
  {
    title: 'LINE: さん, × and full-width digits',
    text: '【第３回戦】\n１卓：ハルカさん×ケンタさん\n２卓：ミナモさん×カイさん\n３卓：ソラ🌈さん×凛さん\nよろしくお願いします！',
    pairings: atTables,
    round: 3,
    left: ['よろしくお願いします！'],
  },
  {
    title: 'Discord: handles and swords',
    text: '**Round 4 pairings**\n卓1 @haruka_vgc ⚔️ @kenta.ito\n卓2 @minamo_ ⚔️ @kai#1234\n卓3 @sora.w ⚔️ @rin_rin',
    pairings: atTables,
    round: 4,
    left: ['**Round 4 pairings**'],
  },
  {
    title: 'Discord: mentions in a code fence',
    text: '```\nTable 1: <@223456789012345601> vs <@223456789012345602>\nTable 2: <@!223456789012345603> vs <@223456789012345699>\n```',
    pairings: ['1: haruka - kenta', '2: mina - ?223456789012345699'],
    missing: ['kai', 'sora', 'rin'],
  },
  {
    title: 'circled numbers and 対',
    text: '①ハルカ対ケンタ\n②ミナモ対カイ\n③ソラ🌈対凛',
    pairings: atTables,
  },
  { title: 'a dash', text: 'ハルカ - ケンタ\nミナモ - カイ\nソラ🌈 - 凛', pairings: three },
  {
    title: 'a dash, and a name that nobody has',
    text: 'ハルカ - ケンタ\nミナモ - カイ\nソラ🌈 - ユウ',
    pairings: ['haruka - kenta', 'mina - kai', 'sora - ?ユウ'],
    missing: ['rin'],
  },
  {
    title: 'full-width ｖｓ and a bye',
    text: '1．ハルカ　ｖｓ　ケンタ\n2．ミナモ　ｖｓ　カイ\nソラ🌈　不戦勝',
    pairings: ['1: haruka - kenta', '2: mina - kai', 'sora - BYE'],
    missing: ['rin'],
  },
  {
    title: 'byes in all words',
    text: 'ハルカ vs BYE\nケンタ（不戦勝）\nミナモ vs なし\nカイ vs. (bye)\nソラ🌈 vs —\n凛 - BYE',
    pairings: ['haruka - BYE', 'kenta - BYE', 'mina - BYE', 'kai - BYE', 'sora - BYE', 'rin - BYE'],
  },
  {
    title: 'scores between and behind',
    text: 'ハルカ 2-1 ケンタ\nミナモ vs カイ 0-2\nソラ🌈 1 vs 2 凛',
    pairings: ['haruka - kenta [2-1 a]', 'mina - kai [0-2 b]', 'sora - rin [1-2 b]'],
  },
  {
    title: 'records behind the names',
    text: '1 ハルカ (2-0) vs ケンタ (2-0)\n2 ミナモ 1-1 vs カイ 1-1\n3 ソラ🌈［0勝2敗］ vs 凛［0勝2敗］',
    pairings: atTables,
  },
  {
    title: 'points behind the names',
    text: '1 Haruka Sato 6 vs Kenta Ito 6\n2 Mina Mori 3 vs Kai Ono 3\n3 Sora Wada 3 vs Rin Abe 0',
    pairings: atTables,
  },
  {
    title: 'signs of who won',
    text: '○ハルカ vs ケンタ●\nミナモ ● - ○ カイ\nソラ🌈 WIN vs LOSE 凛',
    pairings: ['haruka - kenta [a]', 'mina - kai [b]', 'sora - rin [a]'],
  },
  {
    title: 'two pairings to a line',
    text: '1卓 ハルカ vs ケンタ　2卓 ミナモ vs カイ\n3卓 ソラ🌈 vs 凛',
    pairings: atTables,
  },
  {
    title: 'rules, timers and drops around',
    text: 'Round 5（制限時間50分）\n開始 19:30\n\nTable 1 ハルカ VS ケンタ\nTable 2 ミナモ VS カイ\n\n※ソラさんはドロップです\n勝者が報告してください',
    pairings: ['1: haruka - kenta', '2: mina - kai'],
    round: 5,
    left: ['Round 5（制限時間50分）', '開始 19:30', '※ソラさんはドロップです', '勝者が報告してください'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'names with a separator in them',
    text: '1. A-B vs vs\n2. X×Y × 7\n3. Mr. 1 vs Table 3',
    known: called('A-B', 'vs', 'X×Y', '7', 'Mr. 1', 'Table 3', 'A', 'B'),
    pairings: ['1: A-B - vs', '2: X×Y - 7', '3: Mr. 1 - Table 3'],
    missing: ['A', 'B'],
  },
  {
    title: 'a name that another one begins with',
    text: '1卓 ハル vs ハルカ\n2卓 ハルカ2-1ケンタ',
    known: called('ハル', 'ハルカ', 'ハルカ2', 'ケンタ', 'ケン'),
    pairings: ['1: ハル - ハルカ', '2: ハルカ - ケンタ [2-1 a]'],
    problems: ['2 twice'],
    missing: ['ハルカ2', 'ケン'],
  },
  {
    title: 'a longer name is another player',
    text: '1卓 yuzu-pon vs ケンタ\n2卓 ハルカ2 vs ミナモ',
    known: called('yuzu', 'ケンタ', 'ハルカ', 'ミナモ'),
    pairings: ['1: ?yuzu-pon - ケンタ', '2: ?ハルカ2 - ミナモ'],
    missing: ['yuzu', 'ハルカ'],
  },
  {
    title: 'a word more in the same letters is another player, a remark is not',
    text: '1卓 Haruka Sato vs ケンタ\n2卓 山田 太郎 vs カイ\n3卓 Mina 遅刻 vs ソラ dropped',
    known: called('Haruka', 'ケンタ', '山田', 'カイ', 'Mina', 'ソラ'),
    pairings: ['1: ?Haruka Sato - ケンタ', '2: ?山田 太郎 - カイ', '3: Mina - ソラ {遅刻 dropped}'],
    missing: ['Haruka', '山田'],
  },
  {
    title: 'さとう and サトウ',
    text: '1卓 さとう vs サトウ\n2卓 すずき vs ｻﾄｳ',
    known: called('さとう', 'サトウ', 'スズキ'),
    pairings: ['1: さとう - サトウ', '2: スズキ - サトウ'],
    problems: ['2 twice'],
  },
  {
    title: 'a name that two have',
    text: '1卓 ハルカ vs ケンタ',
    known: [
      { id: 'h1', names: ['ハルカ', 'haru'] },
      { id: 'h2', names: ['はるか2', 'ハルカ'] },
      { id: 'k', names: ['ケンタ'] },
    ],
    pairings: ['1: *ハルカ - k'],
    missing: ['h1', 'h2'],
  },
  {
    title: 'a name that two have, and one that nobody has, as staff chose',
    text: '1卓 ハルカ vs ケンタ\n2卓 ユウ vs リン',
    known: [
      { id: 'h1', names: ['ハルカ'] },
      { id: 'h2', names: ['ハルカ'] },
      { id: 'k', names: ['ケンタ'] },
    ],
    choices: { ハルカ: 'h2', ユウ: 'h1', リン: 'bye' },
    pairings: ['1: h2 - k', '2: h1 - BYE'],
  },
  {
    title: 'one against herself, two at a table, one without an opponent',
    text: '1卓 ハルカ vs ハルカ\n1卓 ミナモ vs カイ\n2卓 凛 vs',
    pairings: ['1: haruka - haruka', '1: mina - kai'],
    problems: ['1 self', '2 sameTable', '3 oneSide'],
    missing: ['kenta', 'sora', 'rin'],
  },
];

const overLines: PastedPairings[] = [
  {
    title: 'names and vs below each other',
    text: '1卓\nハルカ\nvs\nケンタ\n2卓\nミナモ\nvs\nカイ\n3卓\nソラ🌈\nvs\n凛',
    pairings: atTables,
  },
  {
    title: 'vs below each other without tables',
    text: 'ハルカ\nvs\nケンタ\n\nミナモ\nvs\nカイ\n\nソラ🌈\nVS\n凛',
    pairings: three,
  },
  {
    title: 'vs at the end of a line',
    text: 'ハルカ vs\nケンタ\nミナモ vs\nカイ\nソラ🌈\nvs 凛',
    pairings: three,
  },
  {
    title: 'Tonamel: match, names and scores',
    text: 'ラウンド 3\nマッチ1\nハルカ\n2\nケンタ\n0\nマッチ2\nミナモ\n1\nカイ\n2\nマッチ3\nソラ🌈\n-\n凛\n-',
    pairings: ['1: haruka - kenta [2-0 a]', '2: mina - kai [1-2 b]', '3: sora - rin'],
    round: 3,
  },
  {
    title: 'Challonge: seeds and scores',
    text: '1\n1 ハルカ 2\n6 ケンタ 0\n2\n2 ミナモ 1\n5 カイ 2\n3\n3 ソラ🌈 0\n4 凛 2',
    pairings: ['1: haruka - kenta [2-0 a]', '2: mina - kai [1-2 b]', '3: sora - rin [0-2 b]'],
  },
  {
    title: 'start.gg: a letter for each set',
    text: 'A\nハルカ\n2\nケンタ\n1\nB\nミナモ\n0\nカイ\n2\nC\nTEAM | ソラ🌈\n凛',
    pairings: ['A: haruka - kenta [2-1 a]', 'B: mina - kai [0-2 b]', 'C: sora - rin {TEAM}'],
  },
  {
    title: 'toornament: numbers with a full stop',
    text: '1.1\nハルカ\n2\nケンタ\n1\n1.2\nミナモ\n0\nカイ\n2',
    pairings: ['1.1: haruka - kenta [2-1 a]', '1.2: mina - kai [0-2 b]'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'Battlefy: dashes without scores',
    text: 'Match 1\nハルカ\n-\nケンタ\n-\nMatch 2\nミナモ\n-\nカイ\n-',
    pairings: ['1: haruka - kenta', '2: mina - kai'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'RK9: countries and records',
    text: 'Round 6\nTable 11\nHaruka Sato [JP]\n(5-0-0) 15 pts\nKenta Ito [JP]\n(5-0-0) 15 pts\nTable 12\nMina Mori [JP]\n(4-1-0) 12 pts\nKai Ono [KR]\n(4-1-0) 12 pts',
    pairings: ['11: haruka - kenta', '12: mina - kai'],
    round: 6,
    missing: ['sora', 'rin'],
  },
  {
    title: 'two names to a part',
    text: 'ハルカ\nケンタ\n\nミナモ\nカイ\n\nソラ🌈\n凛',
    pairings: three,
  },
];

const none: PastedPairings[] = [
  { title: 'nothing', text: ' \n', pairings: [], fault: 'empty', missing: players.map(({ id }) => id) },
  {
    title: 'a list of players',
    text: 'ハルカ\nケンタ\nミナモ\nカイ',
    pairings: [],
    fault: 'noPairings',
    left: ['ハルカ', 'ケンタ', 'ミナモ', 'カイ'],
    missing: players.map(({ id }) => id),
  },
  {
    title: 'standings',
    text: '1. ハルカ 3-0\n2. ケンタ 2-1\n3. ミナモ 1-2',
    pairings: [],
    fault: 'noPairings',
    left: ['1. ハルカ 3-0', '2. ケンタ 2-1', '3. ミナモ 1-2'],
    missing: players.map(({ id }) => id),
  },
];

const tdf = (matches: string) => `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="2" stage="4" version="1.84" gametype="VIDEO_GAME" mode="VGC1DAY">
<players>
<player userid="11"><firstname>Haruka</firstname><lastname>Sato</lastname><birthdate>02/27/2004</birthdate></player>
<player userid="12"><firstname>Kenta</firstname><lastname>Ito</lastname></player>
<player userid="13"><firstname>Mina</firstname><lastname>Mori</lastname></player>
<player userid="14"><firstname>Yu</firstname><lastname>Kato</lastname></player>
<player userid="15"><firstname>Rin</firstname><lastname>Abe</lastname></player>
</players>
<pods><pod category="2" stage="1"><rounds>
<round number="1" type="3" stage="6"><matches>
<match outcome="1"><player1 userid="11"/><player2 userid="13"/><tablenumber>1</tablenumber></match>
</matches></round>
<round number="2" type="3" stage="5"><matches>${matches}</matches></round>
</rounds></pod></pods>
</tournament>`;

const files: PastedPairings[] = [
  {
    title: 'TOM: the round to play, tables as elements, and a bye',
    text: tdf(
      '<match outcome="0"><player1 userid="11"/><player2 userid="12"/><tablenumber>7</tablenumber></match><match outcome="2"><player1 userid="14"/><player2 userid="13"/><tablenumber>8</tablenumber></match><match outcome="5"><player userid="15"/><tablenumber>0</tablenumber></match>',
    ),
    pairings: ['7: haruka - kenta', '8: ?Yu Kato - mina [b]', 'rin - BYE'],
    round: 2,
    missing: ['kai', 'sora'],
  },
  {
    title: 'TOM: the last round, tables as attributes',
    text: tdf('<match outcome="3" tablenumber="4"><player1 userid="11"/><player2 userid="12"/></match>'),
    pairings: ['4: haruka - kenta [tie]'],
    round: 2,
    missing: ['mina', 'kai', 'sora', 'rin'],
  },
  {
    title: 'a file that is cut off',
    text: '<?xml version="1.0"?>\n<tournament><pods>',
    pairings: [],
    fault: 'tdf',
    missing: players.map(({ id }) => id),
  },
];

const rough: PastedPairings[] = [
  {
    title: 'a bot with bold, records and a stream',
    text: '@everyone Round 4 is live! 🎉\nTime: 50 min, please report by 21:30.\n\n__Table 1__ — **Haruka Sato** (3-0) vs. **Kenta Ito** (3-0) 📺 *stream*\n__Table 2__ — **Mina Mori** (2-1) vs. **Kai Ono** (2-1)\n__Table 3__ — **Sora Wada** (1-2) vs. **Rin Abe** (0-3)\n\nBye: none. Good luck!',
    pairings: ['1: haruka - kenta {stream}', '2: mina - kai', '3: sora - rin'],
    round: 4,
    left: ['@everyone Round 4 is live! 🎉', 'Time: 50 min, please report by 21:30.', 'Bye: none. Good luck!'],
  },
  {
    title: 'circled tables, 選手 and greetings',
    text: 'お疲れ様です。4回戦の組み合わせです！\n\n①卓　ハルカ選手　対　ケンタ選手\n②卓　ミナモ選手　対　カイ選手\n③卓　ソラ🌈選手　対　凛選手\n\n対戦が終わったら勝った方が報告お願いします🙇',
    pairings: atTables,
    round: 4,
    left: ['お疲れ様です。4回戦の組み合わせです！', '対戦が終わったら勝った方が報告お願いします🙇'],
  },
  {
    title: 'all of a round on one line',
    text: '1卓ハルカvsケンタ、2卓ミナモvsカイ、3卓ソラ🌈vs凛',
    pairings: atTables,
  },
  {
    title: 'a table behind the names',
    text: 'ハルカ vs ケンタ (卓1)\nミナモ vs カイ (卓2)\nソラ🌈 vs 凛 (卓3)',
    pairings: atTables,
  },
  {
    title: 'keycaps and 🆚',
    text: '1️⃣ ハルカ 🆚 ケンタ\n2️⃣ ミナモ 🆚 カイ\n3️⃣ ソラ🌈 🆚 凛',
    pairings: atTables,
  },
  {
    title: 'letters of tables and a slash',
    text: 'A卓：ハルカ／ケンタ\nB卓：ミナモ／カイ\nC卓：ソラ🌈／凛',
    pairings: ['A: haruka - kenta', 'B: mina - kai', 'C: sora - rin'],
  },
  {
    title: 'nothing but blanks between, and a name that nobody has',
    text: '1 ハルカ ケンタ\n2 ミナモ カイ\n3 ソラ🌈 ユウ',
    pairings: ['1: haruka - kenta', '2: mina - kai', '3: sora - ?ユウ'],
    missing: ['rin'],
  },
  {
    title: 'sentences that say who won',
    text: 'ハルカ 対 ケンタ → ハルカの勝ち\nミナモ 対 カイ → カイ勝利\nソラ🌈 対 凛 → 引き分け',
    pairings: ['haruka - kenta [a]', 'mina - kai [b]', 'sora - rin [tie]'],
  },
  {
    title: 'cards of matches with results and a bye',
    text: '第3回戦\n対戦カード1\nハルカ\nWIN\n2 - 1\nLOSE\nケンタ\n対戦カード2\nミナモ\nvs\nカイ\n対戦カード3\nソラ🌈\n不戦勝',
    pairings: ['1: haruka - kenta [2-1 a]', '2: mina - kai', '3: sora - BYE'],
    round: 3,
    missing: ['rin'],
  },
  {
    title: 'TOM with records in brackets',
    text: 'Table\tPlayer\t\tOpponent\n1\tHaruka Sato (2/0/0 (6))\tvs.\tKenta Ito (2/0/0 (6))\n2\tMina Mori (1/1/0 (3))\tvs.\tKai Ono (1/1/0 (3))\n-\tSora Wada (0/2/0 (0))\tvs.\tBYE',
    pairings: ['1: haruka - kenta', '2: mina - kai', 'sora - BYE'],
    missing: ['rin'],
  },
  {
    title: 'two lines of cells to a match',
    text: '1\tHaruka Sato\n3 - 0\t\nKenta Ito\n3 - 0\n2\tMina Mori\n2 - 1\t\nKai Ono\n2 - 1',
    pairings: ['1: haruka - kenta', '2: mina - kai'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'heads of another language',
    text: 'Tisch;Spieler 1;Spieler 2;Ergebnis\n1;Haruka Sato;Kenta Ito;2-0\n2;Mina Mori;Kai Ono;',
    pairings: ['1: haruka - kenta [2-0 a]', '2: mina - kai'],
    left: ['Tisch;Spieler 1;Spieler 2;Ergebnis'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'IDs beside names that nobody has',
    text: 'Table,Player 1,Player 1 Discord,Player 2,Player 2 Discord\n1,Haruka S.,haruka_vgc,Kenta I.,kenta.ito\n2,Mina Mori,minamo_,Kai Ono,kai#1234',
    pairings: ['1: haruka - kenta', '2: mina - kai'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'JSON of Limitless’ API',
    text: '[{"round":1,"table":1,"player1":"haruka_vgc","player2":"kenta.ito","winner":"haruka_vgc"},{"round":2,"table":1,"player1":"haruka_vgc","player2":"minamo_","winner":"minamo_"},{"round":2,"table":2,"player1":"kenta.ito","player2":"kai#1234","winner":-1}]',
    pairings: ['1: haruka - mina [b]', '2: kenta - kai'],
    round: 2,
    left: ['1 1 haruka_vgc kenta.ito haruka_vgc'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'JSON entries without an opponent, which are never paired with each other',
    text: '[{"table":1,"player1":"haruka_vgc"},{"table":2,"player1":"kenta.ito"},{"table":3,"player1":"minamo_","player2":null}]',
    pairings: [],
    fault: 'noPairings',
    left: ['1 haruka_vgc', '2 kenta.ito', '3 minamo_'],
    missing: players.map(({ id }) => id),
  },
  {
    title: 'JSON that says which entry is a bye',
    text: '{"round":4,"pairings":[{"table":"1","players":["haruka_vgc","kenta.ito"]},{"players":["minamo_",null],"isBye":true},{"player1":"kai#1234","bye":true},{"player1":"Sora Wada","bye":false}]}',
    pairings: ['1: haruka - kenta', 'mina - BYE', 'kai - BYE'],
    problems: ['4 oneSide'],
    round: 4,
    missing: ['sora', 'rin'],
  },
  {
    title: 'JSON that is cut off',
    text: '[{"table":1,"player1":"haruka_vgc"},{"table":2,"player1":"kenta.ito"',
    pairings: [],
    fault: 'noPairings',
    missing: players.map(({ id }) => id),
  },
  {
    title: 'a pairing in one cell',
    text: 'Table,Match,Result\n1,ハルカ vs ケンタ,2-1\n2,ミナモ vs カイ,0-2',
    pairings: ['1: haruka - kenta [2-1 a]', '2: mina - kai [0-2 b]'],
    left: ['Table,Match,Result'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'byes below the tables',
    text: 'Table 1\nHaruka Sato (1-0-0, 3 pts) vs Kenta Ito (1-0-0, 3 pts)\nTable 2\nMina Mori vs Kai Ono\nBye\nSora Wada (0-1-0)',
    pairings: ['1: haruka - kenta', '2: mina - kai', 'sora - BYE'],
    missing: ['rin'],
  },
  {
    title: 'a result below, as a page has it',
    text: 'Match #1\nHaruka Sato\nW\n2\nKenta Ito\nL\n0\nMatch #2\nMina Mori\nTBD',
    pairings: ['1: haruka - kenta [2-0 a]'],
    problems: ['9 oneSide'],
    left: ['Match #2', 'TBD'],
    missing: ['mina', 'kai', 'sora', 'rin'],
  },
  {
    title: 'the same pairing with another result',
    text: 'ハルカ 2-1 ケンタ\nケンタ 1-2 ハルカ\nミナモ 2-0 カイ\nカイ 2-0 ミナモ',
    pairings: ['haruka - kenta [2-1 a]', 'mina - kai [2-0 a]'],
    problems: ['4 differs'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'a winner that the score denies',
    text: '○ハルカ 0-2 ケンタ\nミナモ 2-0 カイ',
    pairings: ['haruka - kenta {○ 0-2}', 'mina - kai [2-0 a]'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'a list of those who dropped',
    text: '1卓 ハルカ vs ケンタ\n2卓 ミナモ vs カイ\nドロップ：ソラ🌈、凛\nドロップ ソラ🌈 / 凛',
    pairings: ['1: haruka - kenta', '2: mina - kai'],
    left: ['ドロップ：ソラ🌈、凛', 'ドロップ ソラ🌈 / 凛'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'a part of those who dropped below two names to a part',
    text: 'ハルカ\nケンタ\n\nミナモ\nカイ\n\nドロップ\nソラ🌈\n凛',
    pairings: ['haruka - kenta', 'mina - kai'],
    left: ['ドロップ', 'ソラ🌈', '凛'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'several byes on a line',
    text: '1卓 ハルカ vs ケンタ\n不戦勝：ミナモ、カイ',
    pairings: ['1: haruka - kenta', 'mina - BYE', 'kai - BYE'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'signs in a column beside each player',
    text: '卓\tプレイヤー\t勝敗\tプレイヤー\t勝敗\n1\tハルカ\t○\tケンタ\t×\n2\tミナモ\t×\tカイ\t○',
    pairings: ['1: haruka - kenta [a]', '2: mina - kai [b]'],
    missing: ['sora', 'rin'],
  },
  {
    title: 'letters that may be of either player, and an empty opponent',
    text: 'Table,Player,Opponent,Result\n1,Haruka Sato,Kenta Ito,W\n,Mina Mori,,',
    pairings: ['1: haruka - kenta {W}'],
    problems: ['3 oneSide'],
    missing: ['mina', 'kai', 'sora', 'rin'],
  },
  {
    title: 'a CSV of names that are no pairings',
    text: 'Aブロック,ハルカ,ケンタ,ミナモ\nBブロック,カイ,ソラ🌈,凛',
    pairings: [],
    fault: 'noPairings',
    left: ['Aブロック,ハルカ,ケンタ,ミナモ', 'Bブロック,カイ,ソラ🌈,凛'],
    missing: players.map(({ id }) => id),
  },
  {
    title: 'sentences with a vs in them',
    text: '明日の大会は A vs B みたいな感じです\nvs の後に名前を書いてください',
    pairings: [],
    fault: 'noPairings',
    left: ['明日の大会は A vs B みたいな感じです', 'vs の後に名前を書いてください'],
    missing: players.map(({ id }) => id),
  },
  {
    title: 'four at a table',
    text: 'テーブル1\nハルカ\nケンタ\nミナモ\nカイ\nテーブル2\nソラ🌈\n凛',
    pairings: ['2: sora - rin'],
    left: ['テーブル1', 'ハルカ', 'ケンタ', 'ミナモ', 'カイ'],
    missing: ['haruka', 'kenta', 'mina', 'kai'],
  },
];

export const pastedPairings = [...tables, ...lines, ...overLines, ...rough, ...none, ...files];
