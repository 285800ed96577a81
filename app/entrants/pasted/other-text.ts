import { splitMark } from '~/copied/marks';
import { speciesNames } from '~/pokedex/species-names';
import { foldText } from '~/text/text';
import { columnMeaningOf, meaningInHead } from './entrant-heads';

/** Texts that hold no entrants, however much their lines look like names. */
export type OtherText =
  | 'team'
  | 'results'
  | 'usage'
  | 'prices'
  | 'plan'
  | 'things'
  | 'explanation'
  | 'nobodyYet';

/** Only the beginning of a text tells what it is; longer lines are cut. */
const maxLines = 400;
/** Lines above the head of a table. */
const maxAbove = 20;
const maxLine = 200;
const fewest = 3;

const memberLine =
  /^(?:ability|tera type|特性|テラスタイプ|テラス|努力値|能力補正|性格|evs|ivs)\s?[:：]|^\w{4,9} nature$/i;
const percentage = /(?<!\d)\d{1,3}(?:\.\d{1,3})? ?%$/;
const price = /[¥￥$€]\s?(\d[\d,.]*)|(\d[\d,]*)\s?円/;
const time =
  /^\d{1,2}(?:[:：]\d{2}|時(?:\d{1,2}分|半)?)(?:[\s〜～~–—-]{1,3}\d{1,2}(?:[:：]\d{2}|時(?:半)?)?)?/;
const step =
  /開場|受付|開始|終了|開会|閉会|説明|予選|本戦|決勝|準決|休憩|昼|表彰|撤収|解散|集合|設営|締切|締め切り|発表|抽選|回戦|ラウンド|試合|片付け|入場|doors?\b|check-?in|start|end\b|begin|round|lunch|break|finals?\b|cut\b|meeting|award|ceremony|set-?up|tear-?down|pairings|registration/i;
const thing =
  /充電|ケーブル|コード$|タップ$|モニター?|ディスプレイ|プロジェクター|マイク|スピーカー|コントローラー?|ジョイコン|switch\s?2?(?:本体)?(?:$|[\s(（])|ドック|テープ|ハサミ|はさみ|ペン$|マジック|ホワイトボード|名札|プリンター?|用紙|ティッシュ|ゴミ袋|ごみ袋|救急|絆創膏|飲み物|お茶|お菓子|弁当|景品|トロフィー|賞状|ポスター|看板|机|椅子|イス$|ルーター?|lan\s?ケーブル|カメラ|三脚|パソコン|ノートpc|電源|延長|バッテリー|財布|傘|筆記用具|身分証|メモ帳|\b(?:charger|cable|monitor|projector|controller|microphone|speaker|tape|scissors|pens?|markers?|printer|paper|badges?|lanyards?|trophy|snacks?|water|router|laptop|tripod|camera|extension|power strip|hdmi|adapter|dock)\b/i;
const place =
  /^(?:[🥇🥈🥉]|(?:準?優勝|ベスト\s?\d{1,3}|第?\d{1,3}(?:[〜～~-]\d{1,3})?\s?位(?:タイ)?|champion|winner|runner-?up|finalists?|semi-?finalists?|top\s?\d{1,3}|t?\d{1,3}(?:st|nd|rd|th))(?![\p{L}\p{N}]))/iu;
const winner = /^(?:🥇|優勝|第?1位|champion|winner|1st|第?一位)/i;

/** A line of an FAQ. */
const question = /^(?:[qa]\d{0,2}|質問|回答|問|答)\s?[:：.．]/i;
/** A fact of an announcement. */
const label =
  /^【?(?:開催)?(?:日時|日程|会場|場所|定員|参加費|持ち物|ルール|レギュレーション|主催|締切|形式|対象|賞品|受付|開始|集合|抽選|配信|date|check-?in|doors|start(?:s| time)?|round \d{1,2}|registration|stream|(?:player )?cap|capacity|max(?:imum)? players|time|venue|where|when|location|fee|entry fee|format|rules|prizes?|regulation)】?\s?[:：]/i;
const nobodyYet =
  /(?:参加者|エントリー)(?:は|が)?まだ(?:誰も)?(?:いません|ありません|0)|no (?:entrants|participants|players|attendees) (?:yet|found)|nobody has (?:joined|signed up)/i;
const minutes = /議事録|ミーティング|打ち合わせ|meeting (?:notes|minutes)|\bminutes\b|agenda|アジェンダ/i;
const entrantsPart = /参加者|出場者|エントリー|entrants|participants|players/i;
const isMinutes = ([title = '', second = '']: readonly string[]) =>
  minutes.test(title) || minutes.test(second);

let species: ReadonlySet<string> | undefined;
/** The names of the catalogue in both languages, folded. */
function isSpeciesName(text: string): boolean {
  species ??= new Set(Object.values(speciesNames).flatMap(({ ja, en }) => [foldText(ja), foldText(en)]));
  return species.has(foldText(text));
}

/** Tells whether a text is about something else than people, from what most of its lines look like. */
export function otherTextIn(text: string): OtherText | undefined {
  const lines = text
    .split('\n', maxLines * 2)
    .map((line) => line.slice(0, maxLine).normalize('NFKC').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, maxLines)
    .map((line) => splitMark(line).rest.replace(/^\[[ x]?\]\s?|^[□☐☑✅]\s?/i, ''));
  const isOfPeople = lines.slice(0, maxAbove).some(isHead);
  const tests = isOfPeople ? always : [...always, ...unlessHeaded];
  return tests.find(([, is]) => is(lines))?.[0];
}

type Lines = readonly string[];
const countOf = (lines: Lines, is: (line: string) => boolean) => lines.filter(is).length;
const shareOf = (lines: Lines, is: (line: string) => boolean) =>
  lines.length < fewest ? 0 : countOf(lines, is) / lines.length;
const isLike = (pattern: RegExp) => (line: string) => pattern.test(line);
const areOfEntrants = (lines: Lines) =>
  lines.some((line) => entrantsPart.test(line) && !/希望|募集|お待ち/.test(line));

type Test = readonly [OtherText, (lines: Lines) => boolean];

const always: readonly Test[] = [
  ['team', (lines) => countOf(lines, isLike(memberLine)) > 1 || isTeamOfNames(lines)],
  [
    'usage',
    (lines) => shareOf(lines, (line) => percentage.test(line) && cellsOf(line).some(isSpeciesName)) > 0.5,
  ],
];

/** A table with a column of names is of people, whatever else it says about them. */
const unlessHeaded: readonly Test[] = [
  ['usage', (lines) => shareOf(lines, isLike(percentage)) > 0.5],
  ['results', (lines) => countOf(lines, isLike(winner)) > 0 && shareOf(lines, isLike(place)) > 0.6],
  [
    'plan',
    (lines) =>
      shareOf(lines, isLike(time)) >= 0.5 &&
      shareOf(lines, (line) => time.test(line) && step.test(line)) >= 0.4,
  ],
  ['things', areThings],
  ['nobodyYet', (lines) => lines.length < 12 && lines.some(isLike(nobodyYet))],
  ['explanation', isExplanation],
  ['prices', arePrices],
];

function areThings(lines: Lines): boolean {
  return (
    shareOf(lines, isLike(thing)) >= 0.4 ||
    (countOf(lines, isLike(thing)) > 2 &&
      shareOf(lines, (line) => thing.test(line) || price.test(line)) > 0.5)
  );
}

function isExplanation(lines: Lines): boolean {
  return (
    countOf(lines, isLike(question)) > 3 ||
    (!areOfEntrants(lines) &&
      (isMinutes(lines) || (countOf(lines, isLike(label)) > 2 && shareOf(lines, isLike(label)) > 0.35)))
  );
}

const cellsOf = (line: string) => line.split(/[\t,，|｜;]/).map((cell) => cell.trim());
const isHead = (line: string) => {
  const cells = cellsOf(line);
  if (cells.length < 2) return columnMeaningOf(line) === 'name';
  return cells.length < 30 && cells.some((cell) => meaningInHead(cell) === 'name');
};

/** Species alone, one on each line or all on one. Some players are called like a Pokémon, but not most of them. */
function isTeamOfNames(lines: readonly string[]): boolean {
  const names = lines.length < 3 ? lines.flatMap((line) => line.split(/[/／、,+＋・\t]+|\s-\s/)) : lines;
  const known = names.map((name) => name.split(/\s?[@＠(（]/)[0]?.trim() ?? '').filter(isSpeciesName);
  return known.length > 3 && known.length * 4 >= names.length * 3;
}

/** Prices differ from line to line; what people paid is the same for most of them. */
function arePrices(lines: readonly string[]): boolean {
  const amounts = lines.flatMap((line) => {
    const [, before, behind] = price.exec(line) ?? [];
    return before ?? behind ?? [];
  });
  return (
    amounts.length >= fewest &&
    amounts.length * 2 > lines.length &&
    new Set(amounts).size * 2 > amounts.length
  );
}
