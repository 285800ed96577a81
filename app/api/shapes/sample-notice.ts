import type { WebhookMessage, WebhookMessageKind } from './notice';
import type { ApiMatch } from './round';

interface Sample {
  group: { id: string; name: string };
  name: { ja: string; en: string };
  player: string;
  opponent: string;
  title: { ja: string; en: string };
  text: { ja: string; en: string };
  link: (path: string) => string;
  now: Date;
}

const hour = 3_600_000;
const id = 'sampleaaaaaaaaaaaaaaaaaaaa';

const sampleMatch = ({ player, opponent }: Sample): ApiMatch => ({
  ...{ id, stage: 'swiss', round: 3, name: { ja: '予選3回戦', en: 'Round 3' }, table: '1', block: null },
  ...{ players: [player, opponent], isBye: false, isDecider: false },
  ...{ result: { winner: 'a', games: [2, 1], isWalkover: false }, state: 'reported', revision: 2 },
});

export function sampleOf(kind: WebhookMessageKind, sample: Sample): WebhookMessage {
  const { group, name, player, title, text, link, now } = sample;
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  const tournament = {
    id,
    url: link(`/tournaments/${id}`),
    name,
    group,
    game: 'sv' as const,
    regulation: null,
    rule: 'double' as const,
    format: 'online' as const,
    sheetKind: 'ots' as const,
    phase: 'upcoming' as const,
    submission: 'open' as const,
    submissionDeadlineAt: at(24),
    startsAt: at(25),
    endsAt: at(33),
    timeZone: 'Asia/Tokyo',
    isTest: false,
    canceledAt: null,
    cancelReason: '',
    hasResults: false,
    place: '',
    placeUrl: null,
    capacity: null,
    topCut: null,
    contact: '',
    externalUrl: null,
  };
  const timestamp = now.toISOString();
  const about = { group, tournament };
  switch (kind) {
    case 'tournament.deadline_near':
      return { type: kind, timestamp, data: { ...about, hours: 24 } };
    case 'sheet.submitted':
    case 'sheet.corrected': {
      const isCorrected = kind === 'sheet.corrected';
      const sheet = {
        id,
        url: link(`/admin/${group.id}/tournaments/${id}/teams/${id}`),
        playerName: player,
        revision: isCorrected ? 2 : 1,
        submittedAt: at(-1),
        correctedAt: isCorrected ? timestamp : null,
        sheets: 12,
      };
      return { type: kind, timestamp, data: { ...about, sheet } };
    }
    case 'results.published':
      return {
        type: kind,
        timestamp,
        data: { ...about, standingsUrl: link(`/api/v1/tournaments/${id}/standings`) },
      };
    case 'announcement.posted':
      return {
        type: kind,
        timestamp,
        data: { ...about, announcement: { id, title, text, showsAt: timestamp } },
      };
    case 'broadcast.on_air':
      return {
        type: kind,
        timestamp,
        data: { ...about, stream: 1, onAirUrl: link(`/api/v1/groups/${group.id}/on-air?stream=1`) },
      };
    case 'round.published':
    case 'match.reported': {
      const roundsUrl = link(`/tournaments/${id}/rounds?round=3`);
      if (kind === 'match.reported')
        return { type: kind, timestamp, data: { ...about, match: sampleMatch(sample), roundsUrl } };
      const round = {
        stage: 'swiss' as const,
        number: 3,
        name: { ja: '予選3回戦', en: 'Round 3' },
        publishedAt: timestamp,
        endsAt: at(1),
        isWithdrawn: false,
        matches: [sampleMatch(sample)],
      };
      return { type: kind, timestamp, data: { ...about, round, roundsUrl } };
    }
    case 'webhook.test':
      return { type: kind, timestamp, data: { group, name: { ja: 'テスト', en: 'Test' } } };
    default:
      return { type: kind, timestamp, data: about };
  }
}

export const sampleMessage = (link: Sample['link'], now: Date): WebhookMessage => {
  const nothing = { ja: '', en: '' };
  const group = { id: 'samplegroupaaaaaaaaaaaaaaa', name: 'サンプル運営' };
  const name = { ja: 'サンプル大会', en: 'Sample tournament' };
  return sampleOf('sheet.submitted', {
    group,
    name,
    player: 'ハルカ',
    opponent: 'ソラマメ',
    title: nothing,
    text: nothing,
    link,
    now,
  });
};
