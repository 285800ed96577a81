import { foldText } from '~/text/text';
import { ownHeads } from './own-heads';

/** Field that a column of a copied table holds, by its head; `unused` columns are known and of no use here. */
export type ColumnField =
  | 'player'
  | 'realName'
  | 'reading'
  | 'tonamelId'
  | 'discordId'
  | 'twitterId'
  | 'seed'
  | 'seat'
  | 'number'
  | 'rank'
  | 'wins'
  | 'losses'
  | 'ties'
  | 'record'
  | 'history'
  | 'recordTiesSecond'
  | 'dropped'
  | 'disqualified'
  | 'status'
  | 'remarks'
  | 'unused';

/** Column heads from exports and hand-made tables: folded to hiragana, without blanks, underscores and full stops. */
const words: Record<ColumnField, string> = {
  player:
    'name player playername displayname participant participantname entrant username user nickname hn gamertag fn ign ingamename ' +
    '表示名 名前 氏名 ぷれいやー ぷれいやー名 ぷれいやーねーむ ゆーざー ゆーざー名 選手 選手名 参加者 参加者名 えんとりー名 ' +
    'えんとりーねーむ はんどるねーむ にっくねーむ とれーなー名 trainer trainername',
  realName: '本名 実名 realname legalname fullname',
  reading: 'reading kana furigana yomi ふりがな よみ よみがな 読み 読み仮名 かな',
  tonamelId: 'tonamel tonamelid tonamelゆーざーid tonamelのid となめる となめるid id',
  discordId:
    'discord discordid discordname discordusername discordtag discorduser discordのid discordゆーざー名 discord名 ' +
    'でぃすこーど でぃすこーどid',
  twitterId: 'x xid twitter twitterid xあかうんと twitterあかうんと xのid x(twitter) xhandle',
  seed: 'seed seeding しーど しーど順 しーど番号',
  seat: 'table tableno tablenumber seat seatno seatnumber 卓 卓番 卓番号 席 席番 席番号 座席 座席番号 てーぶる てーぶる番号',
  number: 'no nr number 番号 順番 通し番号 えんとりー番号 受付番号',
  rank:
    'rank ranking place placing placement standing standings pos position finalrank finalplace # 順位 最終順位 ' +
    '総合順位 最終結果順位',
  wins: 'wins win w matchwins 勝 勝ち 勝数 勝ち数 勝利 勝利数',
  losses: 'losses loss l matchlosses 敗 負 負け 敗数 負け数 敗北 敗北数',
  ties: 'ties tie t draws draw d matchties matchdraws 分 分け 引分 引分け 引き分け 分数 引分数 引分け数 引き分け数',
  record:
    'record matchrecord w-l w/l w-l-t w/l/t w-l-d matchw-l-t wins-losses-ties wins/losses/ties wins/losses ' +
    'w/l/t(points) 成績 勝敗 戦績 勝敗分 勝-敗 勝-敗-分 勝/敗 勝/敗/分',
  history: 'matchhistory history 対戦成績 対戦履歴',
  recordTiesSecond: 'w-t-l w-d-l w/t/l w/d/l wins-ties-losses 勝分敗 勝-分-敗 勝/分/敗',
  dropped: 'drop drops dropped dropround droppedround どろっぷ 棄権 途中棄権 dnf',
  disqualified: 'dq disqualified disqualification 失格',
  status: 'status 状態 すてーたす 状況',
  remarks: '備考 remark remarks note notes めも 補足',
  unused:
    'country region 国 国籍 地域 division age agedivision playerid userid points pts point mp matchpoints ぽいんと 勝点 ' +
    '勝ち点 tb tiebreaker resistance opp oppopp deck decklist team teamlist public revision submittedat revisedat ' +
    'correctedat withdrawnat idsremovedat url unlistednames findings teamcode えんとりー日時 登録日時 gw ogw gwp sos ogwp omw ' +
    'oomw mw mwp omwp events event 種目 部門 gamesplayed 得失点 得失点差 得失 buchholz そるこふ ぶっふほるつ opp% sos sosos 勝率 対戦相手勝率',
};

// Win percentages of a player and the opponents, and the Pokémon columns of our own export.
const otherNumbers =
  /^(?=..)(?:[ot]{0,3}(?:p|m|g|mw|gw|pw)?w|(?:opp)*(?:win|res|match|game)?(?:win)?)%$|^o{1,3}mw$|^oo?wp$|^[ot]{0,2}gwp?$/;
const ownMembers = /^p[1-6](?:species|ability|item|teratype|statalignment|move[1-4])$/;

const wordOf = (head: string) => foldText(head).replace(/[\s_.．]/g, '');

const known = new Map(
  (Object.keys(words) as ColumnField[]).flatMap((field) =>
    words[field].split(' ').map((word) => [word, field] as const),
  ),
);
const own = new Set(ownHeads.map(wordOf));

// Parts of longer heads, such as the questions of a form; the first that fits decides. What is private comes first.
const parts: readonly (readonly [RegExp, ColumnField])[] = [
  [/請求先|配送先|届け先|\b(?:billing|shipping)\b/, 'unused'],
  [/(?:大会|当日|競技)(?:で|用|中)(?:の|に)?(?:使う|使用する|名乗る|呼ぶ)?お?名前/, 'player'],
  [/timestamp|たいむすたんぷ|日時|時刻|回答時間|送信日|申込日|登録日|注文日/, 'unused'],
  [/e-?mail|めーる/, 'unused'],
  [/本名|実名|real\s?name|legal\s?name|full\s?name/, 'realName'],
  [/同意|規約|agree|consent|\brules?\b/, 'unused'],
  [/電話|phone|\btel\b|生年月日|birth|年齢|\bage\b|住所|address|郵便|学校|学年|所属/, 'unused'],
  [
    /注文|ちけっと|支払|決済|入金|料金|金額|代金|会費|参加費|枚数|数量|\border\b|ticket|payment|\bpaid\b|price|\bamount\b|quantity|\bqty\b|ふれんどこーど|friend\s?code/,
    'unused',
  ],
  [/(?:すてーたす|状態|\bstatus)$/, 'status'],
  [/ぽけもん|pok[eé]mon|構築|ぱーてぃ/, 'unused'],
  [/質問|要望|こめんと|comment|意気込み|一言|ひとこと|question|request/, 'unused'],
  [/備考|remarks?\b|\bnotes?\b|めも/, 'remarks'],
  [/tonamel|となめる/, 'tonamelId'],
  [/discord|でぃすこ/, 'discordId'],
  [/twitter|ついったー|(?:^|[^a-z])x(?:の?id|の?あかうんと|\s(?:account|handle|id))|^x\b/, 'twitterId'],
  [/ふりがな|よみがな|読みがな|読み仮名|読み方|furigana|pronunciation/, 'reading'],
  [/しーど(?:順|番号)?$|\bseed/, 'seed'],
  [/(?:卓|座席|席|てーぶる)(?:番|番号|no)?$|\b(?:table|seat)\s?(?:no|number|#)?$/, 'seat'],
  [/^(?:game|げーむ)\s?(?:record|score|成績|勝敗|差|wins|losses|[wl](?:in|oss)?)/, 'unused'],
  [/buchholz|sonneborn|そるこふ|ぶっふほるつ|勝率|\bwin\s?[%％]|^opp|tie\s?break/, 'unused'],
  [/prefix|sponsor|\bchecked in\b|check-?in|registered|ちぇっくいん/, 'unused'],
  [/(?:順位|\b(?:rank|place|placing))$/, 'rank'],
  [
    /はんどるねーむ|ぷれいやー(?:ねーむ|名)|えんとりー(?:ねーむ|名)|表示名|選手名|参加者名|にっくねーむ/,
    'player',
  ],
  [/とれーなー(?:ねーむ|名)|ゆーざー(?:ねーむ|名)|(?:名前|氏名)(?:\([^()]*\))?$/, 'player'],
  [/\b(?:name|handle|nickname|gamer\s?tag)\b/, 'player'],
];

// 「【名前】」, “*Name*”, 「お名前」
const opening = /^[\s【[「『(*:：]*(?:お|ご)?(?=.)/;
const closing = /(?<![\s】\]」』)*:：?？])[\s】\]」』)*:：?？]+$/;
const unframed = (head: string) => head.replace(opening, '').replace(closing, '');

/**
 * Finds the field of a column by its whole head, in either language.
 * @returns undefined for a head that is not known as a whole: see `fieldInHead`
 */
export function fieldOfHead(head: string): ColumnField | undefined {
  const word = wordOf(head);
  if (word === '') return undefined;
  const bare = wordOf(unframed(head));
  const field = known.get(word) ?? known.get(bare) ?? known.get(bare.replaceAll('-', ''));
  if (field) return field;
  return own.has(word) || otherNumbers.test(word) || ownMembers.test(word) ? 'unused' : undefined;
}

// 「【質問1】プレイヤー名」, “Q2. Discord”
const counted = /^[【[(（]?(?:質問|設問|question|q)\s?\d{1,2}[】\])）.:：]\s*/i;

/** UTF-16 code units: a longer head is no head. */
const maxHeadLength = 200;

/** Finds the field of a column by a known part of its head: 「連絡先（Discord）」, “What name will you play under?”. */
export function fieldInHead(head: string): ColumnField | undefined {
  const whole = fieldOfHead(head);
  if (whole || head.length > maxHeadLength) return whole;
  const folded = foldText(
    head
      .replaceAll('_', ' ')
      .replace(counted, '')
      .replace(/(?<![\s?？:*])[\s?？:*]+$/, ''),
  );
  return parts.find(([pattern]) => pattern.test(folded))?.[1];
}
