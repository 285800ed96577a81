/** Lists as people copy them. Every name is invented. `told` is found in what the reader leaves over or says. */
export interface ForeignList {
  title: string;
  text: string;
  people: string[];
  told?: string[];
  fault?: string;
  /** Whether staff are asked to compare each line. */
  isUnsure?: true;
}

const plain = ['ゆずぽん', 'そばつゆ', 'カモノハシ', 'くるみ割り', 'ミナモ', 'とわいらいと'];
const ids = ['yuzupon', 'sobatsuyu', 'kamonohashi', 'kurumi.w', 'minamo_', 'twilight0'];
const tonamel = ['yz3Kp', 'SbT88', 'kMn0h', 'krm4W', 'mNm21', 'Twl1t'];
const long = ids.map((_, at) => `22345678901234${5601 + at * 7919}`.slice(0, 18));
const lines = (of: (name: string, at: number) => string) => plain.map(of).join('\n');
const withDiscord = plain.map((name, at) => `${name} discordId:${ids[at]}`);
const withLong = plain.map((name, at) => `${name} discordId:${long[at]}`);
const withTonamel = plain.map((name, at) => `${name} tonamelId:${tonamel[at]}`);

const forms: ForeignList[] = [
  {
    title: 'a form with everything that organizers ask',
    text: `タイムスタンプ,メールアドレス,お名前（ハンドルネーム）,TwitterのID（@から）,Discord ID,トナメルID,参加規約に同意しますか？\n2026/11/20 21:03:11,a@example.com,ハルカ,@haruka_vgc,haruka#0,AbC12,同意します\n2026/11/20 21:04:11,b@example.com,ケンタ,@kenta_vgc,kenta#0,XyZ99,同意します`,
    people: [
      'ハルカ tonamelId:AbC12 discordId:haruka#0 twitterId:haruka_vgc',
      'ケンタ tonamelId:XyZ99 discordId:kenta#0 twitterId:kenta_vgc',
    ],
  },
  {
    title: 'a form with long questions in English',
    text: `"Timestamp","Email Address","What is your in-game / player name?","What is your Discord username (not your display name)?","How did you hear about us?"\n${lines((name, at) => `"2026/11/20 8:01:0${at} PM GMT+9","p${at}@example.com","${name}","${ids[at]}","A friend,\nor a ""post"""`)}`,
    people: withDiscord,
    told: ['How did you hear'],
  },
  {
    title: 'a form that has the own name, the phone and the birthday',
    text: `Timestamp,Full name,Player name,Phone number,Date of birth,Discord tag\n${lines((name, at) => `11/20/2026 19:00:0${at},Kazuha Yamano ${at},${name},090-0000-000${at},2001/02/0${at + 1},${ids[at]}`)}`,
    people: withDiscord,
  },
  {
    title: 'a form with a name and a name to play under',
    text: `タイムスタンプ,氏名,エントリー名を教えてください,備考\n${lines((name, at) => `2026/11/2${at} 12:00:00,山野 ${at}葉,${name},`)}`,
    people: plain,
  },
  {
    title: 'two columns that both may be the name',
    text: `タイムスタンプ,プレイヤー名,ハンドルネーム\n${lines((name, at) => `2026/11/2${at} 12:00:00,${name},${ids[at]}`)}`,
    people: [],
    fault: 'repeated',
    told: ['プレイヤー名', 'ハンドルネーム'],
  },
];

const tables: ForeignList[] = [
  {
    title: 'full-width semicolons',
    text: `名前；Discord\n${lines((n, at) => `${n}；${ids[at]}`)}`,
    people: withDiscord,
  },
  {
    title: 'a table of Markdown under a title',
    text: `## 参加者\n\n| 名前 | Discord ID |\n| --- | :---: |\n${lines((n, at) => `| ${n} | ${ids[at]} |`)}`,
    people: withDiscord,
    told: ['参加者'],
  },
  {
    title: 'full-width bars and heads in frames',
    text: `［名前］｜＜Discord＞\n${lines((n, at) => `${n}｜${ids[at]}`)}`
      .replace('［名前］', '「名前」')
      .replace('＜Discord＞', '【Discord】'),
    people: withDiscord,
  },
  {
    title: 'a sheet without a head: number, time, mail, name, ID',
    text: lines((n, at) => `${at + 1}\t2026/11/20 12:0${at}\tp${at}@example.com\t${n}\t${long[at]}`),
    people: withLong,
  },
  { title: 'a sheet with the ID first', text: lines((n, at) => `${tonamel[at]}\t${n}`), people: withTonamel },
  {
    title: 'mentions in a sheet',
    text: `Player\tDiscord\n${lines((n, at) => `${n}\t<@${long[at]}>`)}`,
    people: withLong,
  },
  {
    title: 'attendees of Limitless',
    text: lines((n, at) => `${n}  |  ${at % 2 ? 'Japan' : 'Korea'} | Registered`),
    people: plain,
    told: ['Korea'],
  },
  {
    title: 'attendees of start.gg with sponsors',
    text: 'Attendees\n6\nTEAM | ゆずぽん\nそばつゆ\nFox | カモノハシ\nくるみ割り\nミナモ\nとわいらいと',
    people: plain,
    told: ['Attendees', 'TEAM', 'Fox'],
  },
  {
    title: 'a count below a table',
    text: `名前,Discord\n${lines((n, at) => `${n},${ids[at]}`)}\n計6名`,
    people: withDiscord,
    told: ['計6名'],
  },
];

const chats: ForeignList[] = [
  { title: 'name - @id', text: lines((n, at) => `${n} - @${ids[at]}`), people: withDiscord },
  { title: '@id name', text: lines((n, at) => `@${ids[at]} ${n}`), people: withDiscord },
  {
    title: 'full-width brackets',
    text: lines((n, at) => `${at + 1}．${n}（＠${ids[at]}）`),
    people: withDiscord,
  },
  { title: 'mention and name', text: lines((n, at) => `<@${long[at]}> ${n}`), people: withLong },
  { title: 'name and mention', text: lines((n, at) => `・${n} <@!${long[at]}>`), people: withLong },
  {
    title: 'a label before the ID',
    text: lines((n, at) => `${n}（Discord: ${ids[at]}）`),
    people: withDiscord,
  },
  {
    title: 'a name with its number',
    text: lines((_, at) => `${ids[at]}#123${at}`),
    people: ids.map((id, at) => `${id} discordId:${id}#123${at}`),
  },
  {
    title: 'what somebody adds',
    text: lines((n, at) => `${at + 1}) ${n} (@${ids[at]})${at === 2 ? ' 遅刻します' : ''}`),
    people: withDiscord,
    told: ['遅刻します'],
  },
  {
    title: 'a message of Discord with its header, a title and an end',
    text: `運営さん — 今日 19:05\n【11/28 水曜の部】参加者一覧（6名）\n${lines((n, at) => `${at + 1}. ${n}`)}\n以上6名です`,
    people: plain,
    told: ['運営さん', '水曜の部', '以上6名です'],
  },
  {
    title: 'posts of many',
    text: lines((n, at) => `${n} — 2026/11/20 19:0${at}\n参加します`),
    people: plain,
    told: ['参加します'],
  },
  { title: 'mentions alone', text: lines((_, at) => `<@${long[at]}>`), people: [], fault: 'onlyIds' },
  { title: 'user names alone', text: lines((_, at) => `@${ids[at]}`), people: [], fault: 'onlyIds' },
  { title: 'numbers and a blank', text: lines((n, at) => `${at + 1} ${n}`), people: plain },
  {
    title: 'a list with a waiting list',
    text: `参加者\n${lines((n, at) => `${at + 1}. ${n}`)}\nキャンセル待ち\n7. Brynja`,
    people: plain,
    told: ['キャンセル待ち', 'Brynja'],
  },
  {
    title: 'sections, one of which waits',
    text: '【参加確定】\nハルカ\nミオ\nレン\nアカリ\n\n【補欠】\nソウタ',
    people: ['ハルカ', 'ミオ', 'レン', 'アカリ'],
    told: ['参加確定', '補欠', 'ソウタ'],
  },
  {
    title: 'players below their tables',
    text: '- A卓\n  - ハルカ\n  - ミオ\n- B卓\n  - レン\n  - アカリ\n  - ソウタ',
    people: ['ハルカ', 'ミオ', 'レン', 'アカリ', 'ソウタ'],
    told: ['A卓', 'B卓'],
  },
  {
    title: 'players who do not come',
    text: '1 ハルカ\n2 ミオ（キャンセル）\n3 ~~レン~~\n4 アカリ ※欠席連絡あり\n5 ソウタ',
    people: ['ハルカ', 'ソウタ'],
    told: ['ミオ', 'レン', 'アカリ'],
  },
  {
    title: 'a column that says who does not come',
    text: '名前,参加可否\nハルカ,参加\nミオ,不参加',
    people: ['ハルカ'],
    told: ['ミオ'],
  },
  {
    title: 'handles of X, as the title says',
    text: '名前 / X\n① ハルカ / @haruka\n② ミオ / @mio_v\n③ レン / @ren',
    people: ['ハルカ twitterId:haruka', 'ミオ twitterId:mio_v', 'レン twitterId:ren'],
    told: ['名前 / X'],
  },
  {
    title: 'heads above each other, then their values',
    text: 'Attendees (2)\nName\nEvents\nRavel\nMasters, Side\nPiotrek\nSide',
    people: ['Ravel', 'Piotrek'],
    told: ['Attendees'],
  },
  {
    title: 'entities and quotes',
    text: '> &#12399;&#12385;\n> Ravel &amp; Co\n> &lt;3 Mio',
    people: ['はち', 'Ravel & Co', '<3 Mio'],
  },
  {
    title: 'teams of several members',
    text: 'チーム名\tメンバー1\tメンバー2\n雪組\tハルカ\tミオ\n月組\tレン\tアカリ',
    people: ['ハルカ', 'ミオ', 'レン', 'アカリ'],
  },
  {
    title: 'a talk saved from LINE',
    text: '[LINE] 冬の会とのトーク履歴\n20:58\tハルカ\t参加します！\n21:04\tミオ\tその日は不参加です\n21:05\tレン\t参加で',
    people: ['ハルカ', 'レン'],
    told: ['トーク履歴', 'ミオ', '参加で'],
  },
  {
    title: 'an announcement',
    text: '参加者を募集しています。\n日時は12月5日、場所は駅前の会議室です。\nたくさんのご応募をお待ちしております。',
    people: [],
    fault: 'noPeople',
  },
  {
    title: 'a sum below a table',
    text: '受付,名前,Tonamel ID\n済,ハルカ,hcM2t\n,ミオ,rVl07\n合計,2名,',
    people: ['ハルカ tonamelId:hcM2t', 'ミオ tonamelId:rVl07'],
    told: ['合計'],
  },
  {
    title: 'numbers of a platform',
    text: 'Id,GamerTag,Checked In\n7710001,Ravel,Yes\n7710002,Mio,Yes',
    people: ['Ravel', 'Mio'],
    told: ['7710001'],
  },
];

const inLine: ForeignList[] = [
  { title: 'A、B、C', text: plain.join('、'), people: plain },
  { title: 'A / B / C', text: plain.join(' / '), people: plain },
  { title: 'a title before them', text: `参加者：${plain.join('、')}`, people: plain, told: ['参加者：'] },
  {
    title: 'a title above them',
    text: `参加者一覧\n${plain.join(', ')}`,
    people: plain,
    told: ['参加者一覧'],
  },
  {
    title: 'a name with commas among lines',
    text: 'ゆずぽん\nA,B,C\nミナモ\nそばつゆ',
    people: ['ゆずぽん', 'A,B,C', 'ミナモ', 'そばつゆ'],
  },
  {
    title: 'handles beside a few names only',
    text: '1. ハルカ (@haruka_vgc)\n2. ケンタ\n3. ミオ\n4. レン（＠ren.v）\n5. 小豆郎@VGC',
    people: ['ハルカ discordId:haruka_vgc', 'ケンタ', 'ミオ', 'レン discordId:ren.v', '小豆郎@VGC'],
  },
  {
    title: 'names with an at sign',
    text: 'ハルカ@VGC\nケンタ @Gen9\nミオ\nレン',
    people: ['ハルカ@VGC', 'ケンタ @Gen9', 'ミオ', 'レン'],
  },
];

const pages: ForeignList[] = [
  {
    title: 'name, ID, status',
    text: lines((n, at) => `${n}\n${tonamel[at]}\nエントリー済み`),
    people: withTonamel,
  },
  {
    title: 'name, ID, status with blank lines between',
    text: `参加者 6/128\n\n${plain.map((n, at) => `${n}\n${tonamel[at]}\nチェックイン済み`).join('\n\n')}`,
    people: withTonamel,
    told: ['参加者'],
  },
  {
    title: 'name and ID by turns',
    text: plain.map((n, at) => `${n}\n${tonamel[at]}`).join('\n\n'),
    people: withTonamel,
  },
  {
    title: 'a picture’s text, name and status',
    text: lines((n, at) => `${n}のアイコン\n${n}\n${at % 2 ? 'チェックイン済み' : '未チェックイン'}`),
    people: plain,
  },
  {
    title: 'records of which one has no ID',
    text: lines((n, at) => (at === 3 ? `${n}\nエントリー済み` : `${n}\n${tonamel[at]}\nエントリー済み`)),
    people: withTonamel.map((each, at) => (at === 3 ? 'くるみ割り' : each)),
  },
  {
    title: 'names in two groups',
    text: 'Haruka\nKenta\n\nMio\nRen',
    people: ['Haruka', 'Kenta', 'Mio', 'Ren'],
  },
];

const templates: ForeignList[] = [
  {
    title: 'a template that each person fills in',
    text: plain.map((n, at) => `名前：${n}\nDiscord：${ids[at]}\nTonamel ID：${tonamel[at]}`).join('\n\n'),
    people: plain.map((n, at) => `${n} tonamelId:${tonamel[at]} discordId:${ids[at]}`),
  },
  {
    title: 'a name and a blank and what may be an ID',
    text: lines((n, at) => `${n} ${ids[at]}`),
    people: plain,
    told: ['yuzupon'],
  },
  {
    title: 'heads and cells with slashes',
    text: `名前/Discord\n${lines((n, at) => `${n}/${ids[at]}`)}`,
    people: withDiscord,
  },
  { title: 'display names with an at sign', text: lines((n) => `@${n}`), people: plain },
  { title: 'bold names with mentions', text: lines((n, at) => `**${n}** <@${long[at]}>`), people: withLong },
  {
    title: 'posts with the time before them',
    text: lines((n, at) => `[19:0${at}] ${n}: 参加します`),
    people: plain,
    told: ['参加します'],
  },
  {
    title: 'a count below records',
    text: `${plain.map((n, at) => `${n}\n${tonamel[at]}\nエントリー済み`).join('\n\n')}\n\n参加者 6/16`,
    people: withTonamel,
    told: ['6/16'],
  },
  {
    title: 'a table with sponsors in its tags',
    text: 'Gamer Tag\tSeed\nTEAM | Yuzu\t1\nSoba\t2',
    people: ['TEAM | Yuzu seed:1', 'Soba seed:2'],
    told: ['sponsored'],
  },
];

const oddities: ForeignList[] = [
  {
    title: 'IDs in a spreadsheet’s notation',
    text: '名前\tDiscord ID\nゆずぽん\t1.23457E+17\nそばつゆ\t2.23457E+17\nミナモ\t',
    people: ['ミナモ'],
    told: ['ゆずぽん', 'そばつゆ'],
  },
  {
    title: 'IDs that end in zeros',
    text: '名前\tDiscord ID\nゆずぽん\t323456789012345000\nそばつゆ\t423456789012346000\nミナモ\t223456789012345601',
    people: [
      'ゆずぽん discordId:323456789012345000',
      'そばつゆ discordId:423456789012346000',
      'ミナモ discordId:223456789012345601',
    ],
    told: ['maybeRounded', 'ゆずぽん'],
  },
  {
    title: 'a lost letter',
    text: '名前,Discord\n?田,yoshi\nだれ?,dare',
    people: ['?田 discordId:yoshi', 'だれ? discordId:dare'],
    told: ['lostLetter'],
  },
  {
    title: 'a display name as an ID',
    text: '名前,Discord\nゆずぽん,ゆずぽん\nミナモ,minamo_',
    people: ['ゆずぽん discordId:ゆずぽん', 'ミナモ discordId:minamo_'],
    told: ['notDiscordId'],
  },
  {
    title: 'a true double',
    text: 'ゆずぽん\nミナモ\nゆずぽん',
    people: ['ゆずぽん', 'ミナモ'],
    told: ['twice'],
  },
  { title: 'three of one sound', text: 'なぎ\nナギ\nNagi\nNAGI', people: ['なぎ', 'ナギ', 'Nagi', 'NAGI'] },
];

const questions = `"注文番号","申込日","氏名","チケット","【質問1】プレイヤー名","【質問2】X（旧Twitter）アカウント"`;
const asked: ForeignList[] = [
  {
    title: 'tickets, whose buyers answered questions',
    text: `${questions}\n${lines((n, at) => `"5810023${at * 7}","2026-11-1${at}","山野 ${at}葉","選手券","${n}","@x_${ids[at]?.replace('.', '')}"`)}`,
    people: plain.map((name, at) => `${name} twitterId:x_${ids[at]?.replace('.', '')}`),
  },
  {
    title: 'unknown heads over numbers',
    text: `Order,Buyer,Player,Colour\n${lines((n, at) => `${5001 + at * 3},Kazuha ${at},${n},red ${at}`)}`,
    people: plain,
    told: ['Colour', 'Buyer'],
  },
  {
    title: 'a name in the game and one on the stream',
    text: `Timestamp,In-game name,Player name (shown on stream),Friend code,Discord handle\n${lines((n, at) => `2026/11/22 10:0${at}:12,IGN${at},${n},SW-1234-5678-901${at},${ids[at]}`)}`,
    people: withDiscord,
  },
  {
    title: 'those who voted, in two parts',
    text: `【投票】第8回 ゆきあかり会\n■参加します（6人）\n${lines((n) => n)}\n■不参加（2人）\nみどり\nたけのこ`,
    people: plain,
    told: ['第8回', 'みどり', 'たけのこ'],
  },
  {
    title: 'those who are away, below plain words',
    text: `参加\n${lines((n) => n)}\n欠席\nみどり\n未定（1）\nたけのこ`,
    people: plain,
    told: ['みどり', 'たけのこ'],
  },
  {
    title: 'tabs with counts above a page',
    text: `参加者\n参加 6\nキャンセル待ち 3\n${lines((n) => `${n}\nチェックイン済み`)}`,
    people: plain,
    told: ['参加 6', 'キャンセル待ち 3'],
  },
  {
    title: 'reactions: user names below display names',
    text: `✅ 6\n${lines((n, at) => `${n}\n${ids[at]}`)}`,
    people: plain,
    told: ['✅ 6', ...ids.slice(0, 2)],
  },
  {
    title: 'links to profiles',
    text: lines((n, at) => `${n}\u3000https://${at % 2 ? 'x' : 'twitter'}.com/vgc_${at}${at ? '?s=21' : ''}`),
    people: plain.map((name, at) => `${name} twitterId:vgc_${at}`),
  },
  {
    title: 'links to profiles in a column',
    text: lines((n, at) => `${n}\thttps://x.com/vgc_${at}`),
    people: plain.map((name, at) => `${name} twitterId:vgc_${at}`),
  },
  { title: 'さん behind every name', text: lines((n) => `・${n}さん`), people: plain },
  {
    title: 'さん behind one name',
    text: lines((n, at) => (at ? n : `${n}さん`)),
    people: ['ゆずぽんさん', ...plain.slice(1)],
  },
];

const copiedPages: ForeignList[] = [
  {
    title: 'comments with their time and likes',
    text: `ノート\n対戦会に出る方はコメントお願いします！\nいいね 7　コメント 6\n${lines((n, at) => `${n}\n参加${at % 2 ? 'します！' : '希望です🙋'}\n11/14 21:0${at}　いいね${at ? ` ${at}` : ''}`)}`,
    people: plain,
    told: ['ノート', 'コメントお願い', '参加します！'],
  },
  {
    title: 'replies of a site, with handles and counts',
    text: lines(
      (n, at) => `${n}\n@${ids[at]?.replace('.', '_')}\n·\n${at + 1}時間\n参加でお願いします\n${at}\n\n120`,
    ),
    people: plain.map((name, at) => `${name} twitterId:${ids[at]?.replace('.', '_')}`),
    told: ['参加でお願いします', '120'],
  },
  {
    title: 'members of a group, and who is only invited',
    text: `メンバー 6\n${lines((n) => n)}\n招待中 1\nすずらん`,
    people: plain,
    told: ['メンバー 6', 'すずらん'],
  },
  {
    title: 'a pane of roles',
    text: `参加者 — 6\n${lines((n, at) => (at === 1 ? `${n}\nPokémon HOME をプレイ中` : n))}\n観戦 — 1\nむささび`,
    people: plain,
    told: ['プレイ中', 'むささび'],
  },
  {
    title: 'two parts that both come',
    text: `オンライン — 4\n${plain.slice(0, 4).join('\n')}\nオフライン — 2\n${plain.slice(4).join('\n')}`,
    people: plain,
    told: ['オンライン', 'オフライン'],
  },
  {
    title: 'a number that is no count',
    text: `${plain[0]} 3\n${plain.slice(1).join('\n')}`,
    people: [`${plain[0]} 3`, ...plain.slice(1)],
  },
  {
    title: 'answers to several questions',
    text: `6 件の回答\n概要\n質問\nプレイヤー名\n6 件の回答\n${lines((n) => n)}\n参加経験はありますか？\n6 件の回答\nはい\n2回ほど\n66.7%`,
    people: plain,
    told: ['参加経験', '2回ほど'],
  },
  {
    title: 'cards with labels',
    text: lines((n, at) => `${n}\n参加枠: ${at ? '一般' : '招待'}\nDiscord: ${ids[at]}\n`),
    people: withDiscord,
    told: ['参加枠'],
  },
  {
    title: 'a letter around the list',
    text: `件名: 【冬の会】参加者のご連絡\nお世話になっております。\n\n${lines((n) => `・${n}`)}\n\n以上6名です。\n--\n冬の会 事務局\nfuyu@example.com`,
    people: plain,
    told: ['件名', '冬の会 事務局'],
  },
  {
    title: 'a call for entrants',
    text: '【参加者募集】\n12月5日(土)13時から対戦会を開催します！\n参加費は無料、定員は32名です。',
    people: [],
    fault: 'noPeople',
    told: ['参加者募集'],
  },
  {
    title: 'seats of teams',
    text: `チーム名\t先鋒\t中堅\t大将\n雪組\t${plain.slice(0, 3).join('\t')}\n月組\t${plain.slice(3).join('\t')}`,
    people: plain,
  },
  {
    title: 'blocks side by side',
    text: `Aブロック\t\tBブロック\t\n${[0, 1, 2].map((at) => `${at + 1}\t${plain[at]}\t${at + 1}\t${plain[at + 3]}`).join('\n')}`,
    people: plain,
    told: ['Aブロック'],
  },
  {
    title: 'the members that a bot lists',
    text: `entry_id,user_id,username,display_name,status\n${lines((n, at) => `${at + 1},${long[at]},${ids[at]},${n},confirmed`)}\n7,301234567890123411,kinmokusei,金木犀,withdrawn`,
    people: withDiscord,
    told: ['金木犀'],
  },
  {
    title: 'who has dropped before it began',
    text: `Name,Country,Status\n${lines((n, at) => `${n},JP,${at ? 'registered' : 'Dropped'}`)}`,
    people: plain.slice(1),
    told: ['ゆずぽん'],
  },
  {
    title: 'a page with its menu and its foot',
    text: `Tonamel\n大会を探す\n第12回 ゆきあかり杯\n概要\n参加者\n対戦表\n参加者\n6 / 16\n${lines((n) => n)}\nお問い合わせ\n利用規約`,
    people: plain,
    told: ['大会を探す', '概要', '利用規約'],
  },
  {
    title: 'a list among a day and its rules',
    text: `★ゆきあかり杯★\n■日程\n12/6(日)\n10:15 予選3回戦\n■参加者一覧\n${lines((n, at) => `${at + 1}) ${n}`)}\n■注意事項\n遅刻は不戦敗とします。`,
    people: plain,
    told: ['日程', '12/6', '予選', '注意事項'],
  },
  {
    title: 'a thread that somebody began with a call',
    text: `nagisa\n  9:14 AM\nSign-up thread! Reply here with "in".\n4 replies\n\n${lines((n, at) => `${n}\n  10:0${at} AM\n${at === 5 ? '今回は不参加です' : 'in'}\n`)}`,
    people: plain.slice(0, 5),
    told: ['nagisa', 'とわいらいと'],
  },
  {
    title: 'the embed of a bot, with quotes',
    text: `Apollo\nAPP\n — 今日 18:00\nSunday Series\nTime\nSunday, November 29, 2026 8:00 PM\n✅ Accepted (6/16)\n${lines((n) => `> ${n}`)}\n❌ Declined (2)\n> みどり\n> たけのこ\n❔ Tentative (1)\n> すずらん`,
    people: plain,
    told: ['Apollo', 'みどり', 'すずらん'],
  },
  {
    title: 'keycaps, some of them free',
    text: `*Saturday meetup*\nAdd your name 👇\n\n${lines((n, at) => `${at + 1}\ufe0f\u20e3 ${n}`)}\n7\ufe0f\u20e3\n8\ufe0f\u20e3`,
    people: plain,
    told: ['Saturday', 'Add your name'],
  },
  {
    title: 'kanji numbers',
    text: lines((n, at) => `${'一二三四五六'.charAt(at)}、${n}`),
    people: plain,
  },
  {
    title: 'remarks behind some names',
    text: lines((n, at) => `- ${n}${['（30分遅れます）', ' ※初参加', ' ← 主催', '', '', ''][at]}`),
    people: plain,
    told: [`${plain[0]}（30分遅れます）`, '※初参加', '← 主催'],
  },
  {
    title: 'rules alone',
    text: '大会ルール\n・レギュレーションIで行います。\n・試合時間は20分です。\n皆様のご参加をお待ちしております！',
    people: [],
    fault: 'noPeople',
    told: ['試合時間'],
  },
  {
    title: 'readings beside names in a form',
    text: `タイムスタンプ\tプレイヤーネーム\tプレイヤーネームの読みがな\n${lines((n, at) => `2026/11/18 21:02:1${at}\t${n}\tよみ`)}`,
    people: plain.map((name) => `${name} reading:よみ`),
  },
  {
    title: 'who waits, by a column',
    text: `参加枠名,表示名,参加ステータス\n${lines((n, at) => `一般枠,${n},${at === 5 ? '補欠' : '参加'}`)}`,
    people: plain.slice(0, 5),
    told: ['とわいらいと'],
  },
  {
    title: 'handles above their times',
    text: `参加者 (6人/定員6人)\n${lines((n, at) => `${n} (@x_${at})\n2026-11-18 20:1${at}`)}\nキャンセル待ち (1人)\nほしいも (@hoshi)\n2026-11-19 18:00`,
    people: plain.map((name, at) => `${name} twitterId:x_${at}`),
    told: ['ほしいも', '2026-11-18'],
  },
  {
    title: 'when each said that they come',
    text: `参加者一覧（6人）\n一般参加枠\n先着順 6/20人\nユーザー\n参加登録\n${lines((n, at) => `${n}\n2026/11/17 09:0${at} に参加を表明しました。`)}\nキャンセルしたユーザー（1人）\nおこげ\n2026/11/19 10:10 に参加をキャンセルしました。`,
    people: plain,
    told: ['一般参加枠', '先着順', 'おこげ'],
  },
  {
    title: 'a poll that lists mentions on one line',
    text: `12/4 VGC大会、出ますか？\n:o: 出ます \`6\`\n${plain.map((n) => `@${n}`).join(', ')}\n:x: 出ません \`2\`\n@ぎんだら, @Pike`,
    people: plain,
    told: ['出ますか', 'ぎんだら', 'Pike'],
  },
  {
    title: 'cards of a board as CSV',
    text: `Card ID,Card Name,Labels,List Name,Archived\n${lines((n, at) => `c0${at},${n},${at % 2 ? 'paid' : ''},${at === 5 ? 'Waiting list' : 'Confirmed'},false`)}`,
    people: plain.slice(0, 5),
    told: ['とわいらいと', 'List Name'],
  },
  {
    title: 'a name that a formula lost',
    text: `名前\tDiscord ID\n${lines((n, at) => `${at ? n : '#NAME?'}\t${ids[at]}`)}`,
    people: withDiscord.map((person, at) => (at ? person : `#NAME? discordId:${ids[0]}`)),
    told: ['lostName'],
  },
  { title: 'No. before each', text: lines((n, at) => `No.0${at + 1} ${n}`), people: plain },
  {
    title: 'IDs of a platform that are as long as those of Discord',
    text: `id,created_at,name,checked_in\n${lines((n, at) => `719334401882189${at}048,2026-11-18,${n},${at % 2}`)}`,
    people: plain,
  },
  {
    title: 'how people’s own names are said',
    text: `受付番号,氏名,フリガナ,参加者名（ニックネーム）\n${lines((n, at) => `10${at},山野 ${at}葉,ヤマノ カズハ,${n}`)}`,
    people: plain,
  },
  {
    title: 'one name with a sign that few have',
    text: lines((n, at) => (at === 2 ? `KM | ${n}` : n)),
    people: plain.map((n, at) => (at === 2 ? `KM | ${n}` : n)),
    told: ['sponsored'],
  },
  {
    title: 'heads in the brackets of a title',
    text: `参加者（名前 / Discord）\n${lines((n, at) => `・${n} / ${ids[at]}`)}`,
    people: withDiscord,
    told: ['参加者（名前'],
  },
  {
    title: 'posts of a form that were edited',
    text: lines((n, at) => `User${at} — 11/1${at}/2026 7:03 PM\nIGN: ${n}\nDiscord: ${ids[at]} (edited)`),
    people: withDiscord,
    told: ['User0'],
  },
  {
    title: 'boxes that say who has paid, and one who cancelled',
    text: lines((n, at) => `${at % 2 ? '✅' : '⬜'} ${n}${at === 5 ? ' →キャンセル' : ''}`),
    people: plain.slice(0, 5),
    told: ['→キャンセル'],
  },
  {
    title: 'names that are things, below their head',
    text: '名前\nカメラ\n電源\nケーブル\nゆずぽん',
    people: ['カメラ', '電源', 'ケーブル', 'ゆずぽん'],
  },
  {
    title: 'blanks of several kinds between the columns',
    text: `No.　名前　　ふりがな\t席\n${lines((n, at) => `${at + 1}　　${n}　　よみ\tA-${at}`)}`,
    people: plain.map((n, at) => `${n} reading:よみ seat:A-${at}`),
  },
  {
    title: 'a shop with refunds and onlookers',
    text: `注文番号,氏名,チケット種別,枚数,状態,大会で使うお名前\n${lines((n, at) => `10${at},山野 ${at},${at === 4 ? '観戦チケット' : '参加券'},1,${at === 5 ? '返金済み' : '入金済み'},${n}`)}\n合計,,,6,,`,
    people: plain.slice(0, 4),
    told: [plain[4] ?? '', plain[5] ?? '', '合計'],
  },
  {
    title: 'a page with parts of numbered rows',
    text: `みどり会\n会場 駅前\n■ 参加 4人\n${lines((n, at) => `${at === 4 ? '■ 不参加 2人\n' : ''}${(at % 4) + 1}\t@${ids[at]}x\t${n}\t11/0${at + 1} 20:00`)}`,
    people: plain.slice(0, 4),
    told: ['■ 不参加 2人', plain[4] ?? '', plain[5] ?? '', 'みどり会'],
  },
  {
    title: 'a bot that calls display names',
    text: `参加者 (4)\n@ゆずぽん\n@soba.tsuyu\n@ミナモ\n@カモノハシ\n不参加 (1)\n@くるみ割り`,
    people: ['ゆずぽん', 'soba.tsuyu', 'ミナモ', 'カモノハシ'],
    told: ['くるみ割り'],
  },
  {
    title: 'a table with an example and a total',
    text: `Player,Discord\ne.g.,sample.name\n${lines((n, at) => `${n},${ids[at]}`)}\nTotal:,6`,
    people: withDiscord,
    told: ['sample.name', 'Total:'],
  },
  {
    title: 'JSON in which one has dropped',
    text: `{"event":"x","players":[${plain.map((n, at) => `{"name":"${n}","discord":"${ids[at]}","dropped":${at === 5}}`).join(',')}]}`,
    people: withDiscord.slice(0, 5),
    told: [plain[5] ?? ''],
  },
  {
    title: 'the source of a page with a table',
    text: `<table><tr><th>Player</th><th>Discord</th></tr>\n${lines((n, at) => `<tr><td>${n}</td><td>${ids[at]}</td></tr>`)}</table>`,
    people: withDiscord,
  },
  {
    title: 'free places of a list',
    text: `1. ゆずぽん\n2. （空き）\n3. そばつゆ\n4. 募集中！\n5. ミナモ`,
    people: ['ゆずぽん', 'そばつゆ', 'ミナモ'],
    told: ['空き', '募集中'],
  },
  {
    title: 'names of signs alone below a head',
    text: `プレイヤー名\nゆずぽん\n★\nそばつゆ\n!!!`,
    people: ['ゆずぽん', '★', 'そばつゆ', '!!!'],
  },
  {
    title: 'a thread in which some only ask',
    text: `ゆずぽん — 昨日 20:14\n参加します\nそばつゆ — 昨日 20:20\n同じく！\nミナモ — 昨日 21:02\n何時に終わりますか？\nカモノハシ — 昨日 21:10\n今回は見送ります`,
    people: ['ゆずぽん', 'そばつゆ'],
    told: ['ミナモ', 'カモノハシ', '参加します'],
  },
  ...[
    ['prices', '売店の値段', 'お茶 150円\nおにぎり 1,200円\nカレー 800円\nコーヒー 300円'],
    [
      'plan',
      'the plan of a day',
      '9:30 開場\n10:00 受付開始\n10:45 説明\n11:00 予選1回戦\n13:00 昼休み\n17:00 表彰',
    ],
    ['things', 'what to bring', '・Switch本体\n・充電器\n・名札\n・筆記用具\n・飲み物'],
    ['results', 'who won', '優勝 ゆずぽん\n準優勝 そばつゆ\nベスト4 ミナモ\nベスト4 カモノハシ'],
    ['usage', 'how often each is used', 'ガブリアス 31.2%\nカイリュー 28.1%\nハッサム 20%\nサーフゴー 11.5%'],
    [
      'things',
      'what to bring, with prices',
      '持ち物\n・充電器\n・名札\n・飲み物\n料金\n一般 1,500円\n学生 1,000円\n見学 500円',
    ],
    [
      'explanation',
      'questions and answers',
      'Q: チームは変えられますか\nA: できません\nQ: 賞品は\nA: あります',
    ],
    [
      'explanation',
      'what an announcement says',
      '日時：11月22日\n会場：公民館\n定員：32名\n参加費：500円\n持ち物：\n・ソフト',
    ],
    [
      'explanation',
      'an announcement in English',
      'Locals #7\nDate: December 5\nCheck-in: 10:30\nRound 1: 11:15\nEntry fee: $10\nPlayer cap: 32\nBring your own console.',
    ],
    [
      'nobodyYet',
      'a page that nobody has signed up on',
      '参加登録する\n0 / 32\n参加者はまだいません\n大会をシェアする',
    ],
    [
      'usage',
      'usage under heads',
      '順位\t名前\t使用率\n1\tガブリアス\t31.2%\n2\tハッサム\t28.1%\n3\tカイリュー\t20%',
    ],
    ['team', 'six species', 'ガブリアス\nカイリュー\nハッサム\nサーフゴー\nガオガエン\nゴリランダー'],
  ].map(([fault = '', title = '', text = '']) => ({ title, text, people: [], fault })),
  {
    title: 'a team instead of a list',
    text: 'Rillaboom @ Assault Vest\nAbility: Grassy Surge\nTera Type: Fire\n- Fake Out\n\nIncineroar @ Leftovers\nAbility: Intimidate',
    people: [],
    fault: 'team',
  },
  {
    title: 'rules in a part of its own, in English',
    text: `## Entrants\n${lines((n) => n)}\n## Rules\nBest of three\nOpen team sheets`,
    people: plain,
    told: ['Best of three', 'Open team sheets'],
  },
  {
    title: 'coloured bullets before handles',
    text: lines((n, at) => `🔹 ${n} — @${ids[at]}`),
    people: withDiscord,
  },
  {
    title: 'a chat that a bot began',
    text: `運営ボット\nBOT\n — 今日 19:00\n出る方は、この下に書いてください！\n${lines((n, at) => `${n} — 今日 19:0${at}\n${at ? '参加します' : 'count me in'}`)}`,
    people: plain,
    told: ['運営ボット', 'BOT', '参加します'],
  },
  {
    title: 'a page in English around a count',
    text: `Home\nRankings\nLog in\n\nHarbour Cup\nOverview\nPlayers\n\nRegistered players (6)\n${lines((n) => n)}\n\nShare this event\n© 2026 Harbour Events`,
    people: plain,
    told: ['Rankings', 'Share this event', 'Harbour Events'],
  },
  {
    title: 'pairings of a round',
    text: `Round 1 Pairings\nTable 1: ${plain[0]} vs ${plain[1]}\nTable 2: ${plain[2]} vs ${plain[3]}\nTable 3: ${plain[4]} vs ${plain[5]}`,
    people: plain.map((name, at) => `${name} seat:${Math.floor(at / 2) + 1}`),
    told: ['Round 1 Pairings'],
  },
  { title: 'a tag before every name', text: lines((n) => `【参加表明】${n}`), people: plain },
];

const handTools: ForeignList[] = [
  {
    title: 'days beside names, in a poll',
    text: `ふゆの会の日程\n名前\t12/12(土)\t12/13(日)\tコメント\n${lines((n, at) => `${n}\t${at === 5 ? '×' : '○'}\t${at % 2 ? '×' : '○'}\t`)}\n○の合計\t5\t3`,
    people: plain.slice(0, 5),
    told: ['日程', 'とわいらいと', '合計'],
  },
  {
    title: 'groups on a line each',
    text: `チームA：${plain.slice(0, 3).join('／')}\nチームB：${plain.slice(3).join('／')}`,
    people: plain,
  },
  {
    title: 'matches with a dash',
    text: `【1回戦】\n第1試合　${plain[0]} － ${plain[1]}\n第2試合　${plain[2]} － ${plain[3]}\n第3試合　${plain[4]} － 不戦勝`,
    people: plain.slice(0, 5),
    told: ['1回戦', '不戦勝'],
  },
  {
    title: 'thumbs with the names behind each other',
    text: `12/6の大会、参加は👍、不参加は👎でお願いします！\n\n👍 6\n${plain.join(', ')}\n👎 1\nみどり`,
    people: plain,
    told: ['お願いします', 'みどり'],
  },
  {
    title: 'those who come, wait and stay away, on a line each',
    text: `Confirmed: ${plain.join(', ')}\nPending: みどり\nDeclined: たけのこ`,
    people: plain,
    told: ['みどり', 'たけのこ'],
  },
  {
    title: 'blocks behind rows of dots',
    text: lines((n, at) => `${n} ........ ${at % 2 ? 'A' : 'B'}ブロック`),
    people: plain,
    told: ['Aブロック'],
  },
  { title: 'boxes to tick', text: lines((n, at) => `- [${at % 2 ? 'x' : ' '}] ${n}`), people: plain },
  {
    title: 'messages with their weekday and time',
    text: `Anna\nYou're all set for Saturday?\nSat 10:12 AM\n${lines((n, at) => `${n}\n${at === 5 ? 'working that day' : 'in'}\nSat 10:2${at} AM`)}`,
    people: plain.slice(0, 5),
    told: ['Anna', 'とわいらいと'],
  },
  {
    title: 'a ticket of somebody who does not come',
    text: `Attendee Status,Gamertag\n${lines((n, at) => `${at === 2 ? 'Not Attending' : 'Attending'},${n}`)}`,
    people: plain.filter((_, at) => at !== 2),
    told: ['カモノハシ'],
  },
];

const furigana = ['四月一日（わたぬき）', '小鳥遊（たかなし）', '東雲（しののめ）', '月見里（やまなし）'];
const otherTools: ForeignList[] = [
  {
    title: 'cards of an address book',
    text: lines(
      (n, at) =>
        `BEGIN:VCARD\nVERSION:3.0\nN:${n};;;;\nFN:${n}\nTEL;TYPE=CELL:+81 90 0000 000${at}\nEND:VCARD`,
    ),
    people: plain,
    told: ['BEGIN:VCARD'],
  },
  {
    title: 'a chat saved from WhatsApp',
    text: `[28/11/2026, 18:00:41] Club: Messages are end-to-end encrypted.\n[28/11/2026, 18:02:11] ${plain[0]}: Who's in for Sunday?\n${lines((n, at) => `[28/11/2026, 18:1${at}:00] ${n}: ${at ? "I'm in" : 'sticker omitted'}`)}\n[29/11/2026, 9:00:00] ${plain[5]}: can't make it, sorry`,
    people: plain.slice(1, 5),
    told: ['Who', 'sticker', 'make it'],
  },
  {
    title: 'a chat saved from an Android phone',
    text: `28/11/2026, 18:00 - Club created group\n${lines((n, at) => `28/11/2026, 18:1${at} - ${n}: in`)}`,
    people: plain,
    told: ['created group', 'in'],
  },
  {
    title: 'answers by email, with quotes and signatures',
    text: lines(
      (n, at) =>
        `From: P${at} <p${at}@example.com>\nSubject: Re: Winter Cup\nPlayer name: ${n}\nDiscord: ${ids[at]}\n\n> Reply with your player name.\n--\nSent from my phone`,
    ),
    people: withDiscord,
    told: ['Sent from'],
  },
  {
    title: 'posts that fill in a template',
    text: `きなこ — 2026/11/24 19:00\n下のテンプレで書き込んでください\n【プレイヤー名】\n【Tonamel ID】\n\n${lines((n, at) => `だれか${at} [常連] — 2026/11/24 19:1${at}\n【プレイヤー名】${n}\n【Tonamel ID】${tonamel[at]}\n👍 3\n`)}`,
    people: withTonamel,
    told: ['きなこ', 'だれか1'],
  },
  {
    title: 'minutes with the names in a part of their own',
    text: `定例会 議事録\n日時：2026年11月26日 20:00〜21:10\n出席：みどり、たけのこ\n\n1. 会場\n　第2会議室で確定。\n2. 出場者（確定）\n　${plain.join('、')}（以上6名）\n3. 補欠\n　すずらん`,
    people: plain,
    told: ['議事録', 'みどり', '会場', 'すずらん'],
  },
  {
    title: 'a poll with the counts below its answers',
    text: `12/6 対戦会 出欠\n複数選択可\n\n参加する\n6人\n${lines((n) => n)}\n\n参加しない\n2人\nみどり\nたけのこ\n\nまだわからない\n1人\nすずらん`,
    people: plain,
    told: ['出欠', '複数選択可', 'みどり', 'すずらん'],
  },
  {
    title: 'names across a row, with marks below',
    text: `ふゆの会 出欠確認\n\n日程,${plain.join(',')}\n12/6(日) 13:00〜,◯,◯,×,△,◯,◯\nコメント,,遅れます,,,,`,
    people: plain.filter((_, at) => at !== 2 && at !== 3),
    told: ['出欠確認', 'カモノハシ', 'くるみ割り'],
  },
  {
    title: 'handles right behind names',
    text: `ふゆの会\n■参加者 (6人)\n${lines((n, at) => `${n}@vgc_${at}0`)}\n\n■興味あり (1人)\nみどり@midori_h`,
    people: plain.map((name, at) => `${name} twitterId:vgc_${at}0`),
    told: ['みどり'],
  },
  {
    title: 'a table far below the menu of its page',
    text: `Overview\nBracket\nStandings\nDiscussion\nParticipants\nParticipants (6)\nSeed\tParticipant\tStatus\n${lines((n, at) => `${at + 1}\t${n}\tChecked In`)}`,
    people: plain.map((name, at) => `${name} seed:${at + 1}`),
    told: ['Standings'],
  },
  {
    title: 'a plan of seats',
    text: `座席表（前方：ステージ）\n\tA列\tB列\tC列\n1\t${plain[0]}\t${plain[1]}\t(空席)\n2\t${plain[2]}\t配信卓\t${plain[3]}\n3\t\t${plain[4]}\t${plain[5]}`,
    people: [0, 2, 1, 4, 3, 5].map((at) => plain[at] ?? ''),
    told: ['座席表', '空席', '配信卓'],
  },
  {
    title: 'pairings in a table, with a bye',
    text: `Round 1 Pairings\nTable\tPlayer 1\tvs.\tPlayer 2\n1\t${plain[0]}\tvs.\t${plain[1]}\n2\t${plain[2]}\tvs.\tBYE`,
    people: plain.slice(0, 3).map((name, at) => `${name} seat:${at < 2 ? 1 : 2}`),
    told: ['Round 1', 'BYE'],
  },
  {
    title: 'marks for who comes',
    text: `氏名\tふりがな\t出欠\n${lines((n, at) => `${n}\tよみ\t${['○', '○', '欠', '△', '○', '×'][at]}`)}`,
    people: [0, 1, 4].map((at) => `${plain[at]} reading:よみ`),
    told: ['カモノハシ', 'くるみ割り', 'とわいらいと'],
  },
  {
    title: 'an answer that was sent again, and a column that is no seat',
    text: `タイムスタンプ\tメールアドレス\tプレイヤーネーム\tDiscord\t当日の配信卓\n${lines((n, at) => `2026/11/20 21:0${at}:11\ta${at}@example.com\t${n}\t${ids[at]}\t${at % 2 ? '可' : '不可'}`)}\n2026/11/21 9:00:00\ta0@example.com\t${plain[0]}\tyuzu.new\t可`,
    people: [...withDiscord.slice(1), `${plain[0]} discordId:yuzu.new`],
    told: ['ゆずぽん', '配信卓'],
  },
  {
    title: 'replies, one of which does not say that it comes',
    text: `ふゆの会\n@fuyu_cup\n参加希望の方はリプライしてください\n午後8:00 · 2026年11月23日\n\n${lines((n, at) => `${n}\n@vgc_${at}0\n·\n11月24日\n${at === 5 ? '応援してます！' : '参加します'}\n${at}\n`)}`,
    people: plain.slice(0, 5).map((name, at) => `${name} twitterId:vgc_${at}0`),
    told: ['ふゆの会', 'とわいらいと'],
  },
  {
    title: 'a memo with さん, readings and what was said',
    text: `参加者メモ（11/27 電話受付分）\n${furigana.map((n, at) => `・${n}さん${at % 2 ? '' : `　${at}分くらい遅れるとのこと`}`).join('\n')}`,
    people: furigana.map((n) => n.replace(/（(.*)）/, ' reading:$1')),
    told: ['メモ', '遅れる'],
  },
];

export const foreignLists = [
  ...forms,
  ...tables,
  ...chats,
  ...inLine,
  ...pages,
  ...templates,
  ...oddities,
  ...asked,
  ...copiedPages,
  ...otherTools,
  ...handTools,
];
