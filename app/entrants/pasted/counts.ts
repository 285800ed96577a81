const people = '(?:人|名(?!前)|players?\\b|entrants?\\b|participants?\\b|attendees?\\b|people\\b)';
const listWord =
  '(?:参加者?|出場者|エントリー|メンバー|選手|players?|entrants?|participants?|attendees?|members?|list|going|accepted)';
/** 「6人」, “6 players”, 「参加者 6/16」, “Main list (6/6)”, or a count alone on its line. */
const stated = new RegExp(
  `(?<![\\d:：/.-])(\\d{1,4})\\s?${people}|${listWord}[\\s:(—–-]{1,4}(\\d{1,4})(?![\\d:月-])|^\\s*(\\d{1,4})\\s?/\\s?\\d{1,4}\\s*$`,
  'giu',
);
const limit =
  /(?:定員|上限|募集|先着順?|あと|残り|max\.?|cap(?:acity)?|limit)[\s:(]{0,3}(?:\d{1,4}\s?\/\s?)?\d{1,4}\s?(?:人|名)?|\d{1,4}\s?(?:人|名)(?:まで|以内)/gi;
/** UTF-16 code units: a longer line counts no people. */
const maxLine = 80;

/** Numbers of people that the lines state, but for those that limit them. */
export const countsIn = (lines: readonly string[]): number[] =>
  lines
    .filter((line) => line.length <= maxLine)
    .flatMap((line) =>
      [...line.normalize('NFKC').replace(limit, ' ').matchAll(stated)].map(([, ...found]) =>
        Number(found.find(Boolean)),
      ),
    );
