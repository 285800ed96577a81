const statName =
  'hp|atk|def|spa|spd|spe|sp\\.?\\s?atk|sp\\.?\\s?def|attack|defense|speed|こうげき|ぼうぎょ|とくこう|とくぼう|すばやさ|攻撃|防御|特攻|特防|素早さ?|[habcdsx]{1,6}';
const statToken = new RegExp(
  `^(?:(?:${statName})?[-+]?\\d{0,3}(?:振り|振)?|(?:${statName})(?:ぶっぱ|特化|ベース|振り|余り|残り)?|無振り|残り|余り|ev|evs|×|x|[↑↓]+)$`,
  'i',
);

/** `166-204(252)-116-×-106(4)-154(252)`, `H252 A4`, `2 HP / 32 Atk / 32 Spe`, 「CSぶっぱ」 */
export function statsIn(text: string): 'stats' | 'points' | undefined {
  if (!/\d|ぶっぱ|特化|ベース/.test(text)) return undefined;
  const tokens = text.split(/[\s()*/,、・:.;+↑↓-]+/).filter(Boolean);
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const isStats =
    tokens.every((token) => statToken.test(token)) &&
    (numbers >= 2 || /ぶっぱ|特化|ベース|^\d+\s*[a-z]/i.test(text));
  if (!isStats || (/^[\d\s/.,:-]+$/.test(text) && numbers < 5)) return undefined;
  return (text.match(/-/g)?.length ?? 0) >= 4 ? 'stats' : 'points';
}

/** Stats beside other details: also 「AS」 for those that are raised. */
export const isStatNote = (text: string): boolean =>
  /^[HABCDS]{2,3}$/.test(text) || statsIn(text) !== undefined;
