import type { Name } from '~/pokedex/name';

// Kept out of the locale files, because both languages are shown at once and the script has no i18next.
export const words = {
  startingSoon: { ja: 'まもなく開始', en: 'Starting Soon' },
  break: { ja: '休憩中', en: 'Be Right Back' },
  winner: { ja: '勝者', en: 'Winner' },
  standings: { ja: '順位', en: 'Standings' },
  nextMatch: { ja: '次の試合', en: 'Next Match' },
  bracket: { ja: 'トーナメント表', en: 'Bracket' },
  champion: { ja: '優勝', en: 'Champion' },
  thirdPlace: { ja: '3位', en: 'Third Place' },
  quarterfinals: { ja: '準々決勝', en: 'Quarterfinals' },
  semifinals: { ja: '準決勝', en: 'Semifinals' },
  final: { ja: '決勝', en: 'Final' },
  kp: { ja: 'KP（被りポイント）', en: 'Most Used' },
  noTeam: { ja: 'チーム非公開', en: 'Team hidden' },
  ability: { ja: '特性', en: 'Ability' },
  item: { ja: '持ち物', en: 'Item' },
  statAlignment: { ja: '能力補正', en: 'Alignment' },
} satisfies Record<string, Name>;

export const teamsWords = (teams: number): Name => ({ ja: `全${teams}チーム`, en: `${teams} teams` });

export const bestOfWords = (games: number): Name => ({ ja: `${games}本勝負`, en: `Best of ${games}` });
