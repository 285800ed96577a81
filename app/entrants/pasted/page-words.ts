import { kindOfPart } from '~/copied/parts';

/** UTF-16 code units: longer lines are no words of a page. */
const maxLength = 60;
const plainOf = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

const buttons: ReadonlySet<string> = new Set(
  [
    '概要|質問|個別|回答|返信|ノート|投票|リアクション|もっと見る|さらに表示|すべて表示|編集|削除|共有|コピー|検索|並べ替え',
    'プロフィール|フォロー|フォロー中|フォローする|いいね|いいね!|コメント|コメントする|リストメンバー|はい|いいえ|イベント情報',
    '興味あり|オンライン|オフライン|退席中|退席中です|取り込み中|カードを追加|リストを追加|前へ|次へ|戻る|閉じる',
    'overview|questions|question|individual|reply|replies|show more|load more|see more|view all|show all|edit|delete|share',
    '返信先:|返信先|さん|replying to|お問い合わせ|利用規約|プライバシーポリシー|特定商取引法に基づく表記|ログイン|新規登録|対戦表|チャット|ルール|アプリ|app|設定|日時|日程',
    'bracket|standings|participants|log|matches|announcements|discussion|rounds|prizes|大会を探す|大会を作成する|seed|participant|checked in|not checked in|privacy|privacy policy|terms|contact|log in|sign in|sign up',
    'follow|following|like|likes|yes|no|add a card|add a list|online|offline|idle|do not disturb|next|previous|export|copy',
  ].flatMap((words) => words.split('|')),
);
const activity =
  /^.{1,40}(?:をプレイ中|を視聴中|を聴いています|を配信中)$|^(?:playing|watching|listening to|streaming) .{1,40}$/i;
/** Facts of an event in a call for entrants: 「主催：…」, `Created by …`. */
const about =
  /^(?:主催者?|日時|日程|場所|会場|会費|参加費|定員|締切|形式|ルール|レギュレーション|使用ソフト|配信|host|organi[sz]er|date|time|venue|location|fee|format|rules?) ?:.{0,50}$|^(?:created|hosted) by .{1,50}$/i;
const blankKey = /^\d\ufe0f?\u20e3$/;
const share = /^\d{1,3}(?:\.\d{1,2})?%$/;
const counted =
  /^(?:\d{1,5} ?(?:件の(?:回答|返信|コメント|いいね)|枚のカード|人が(?:興味あり|参加予定|回答)|responses?|cards?|repl(?:y|ies)|comments?|likes?|interested|going)|checked in \d{1,5} of \d{1,5})$/i;

/** 「3 枚のカード」, 「6 件の回答」: a page counts what stands below a heading. */
export const isCountOfPage = (text: string): boolean =>
  text.length <= maxLength && counted.test(plainOf(text));

/** A word of a page, as a button or a count of answers: no entry, and nothing about one. */
export function isPageWord(text: string): boolean {
  if (text.length > maxLength) return false;
  const plain = plainOf(text);
  return (
    !/[\p{L}\p{N}]/u.test(plain) ||
    buttons.has(plain.toLowerCase()) ||
    activity.test(plain) ||
    about.test(plain) ||
    blankKey.test(text.trim()) ||
    share.test(plain) ||
    counted.test(plain)
  );
}

const reaction =
  /(?:いいね!?|コメント|返信(?:する)?|likes?|comments?|reply|\p{Extended_Pictographic}\ufe0f?)(?: ?\d{1,5} ?件?)?/giu;
/** 「2026/11/17 09:00 に参加を表明しました。」 */
const deed = /(?<=\d) ?に[^\d]{1,20}(?:しました|済み)。?$/;
const ago =
  /^\d{1,3} ?(?:秒|分|時間|日|週間?|か月|ヶ月|[smhdw]|mins?|minutes?|hours?|days?|weeks?)(?: ?前| ago)?$/i;

/** When a post was written, alone or with its reactions: 「11/14 21:03 いいね 2」, 「💬 2 · 3時間前」. */
export function isTimeLine(text: string): boolean {
  if (text.length > maxLength) return false;
  const time = plainOf(
    plainOf(text)
      .replace(deed, '')
      .replace(reaction, ' ')
      .replace(/[·・|]/g, ' '),
  );
  return kindOfPart(time) === 'timestamp' || ago.test(time);
}

const handle = /^@\w[\w.]{1,31}$/;
export const isHandleLine = (text: string): boolean => text.length <= maxLength && handle.test(text.trim());
