import type { Told, ToldKind } from './notice';

interface Sample {
  group: { id: string; name: string };
  name: { ja: string; en: string };
  player: string;
  title: { ja: string; en: string };
  text: { ja: string; en: string };
  link: (path: string) => string;
  now: Date;
}

const hour = 3_600_000;
const id = 'sampleaaaaaaaaaaaaaaaaaaaa';

/** Sample message about a fictitious tournament. */
export function sampleOf(kind: ToldKind, sample: Sample): Told {
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
    contact: '',
    externalUrl: null,
  };
  const timestamp = now.toISOString();
  const of = { group, tournament };
  switch (kind) {
    case 'tournament.deadline_near':
      return { type: kind, timestamp, data: { ...of, hours: 24 } };
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
      return { type: kind, timestamp, data: { ...of, sheet } };
    }
    case 'results.published':
      return {
        type: kind,
        timestamp,
        data: { ...of, standingsUrl: link(`/api/v1/tournaments/${id}/standings`) },
      };
    case 'announcement.posted':
      return {
        type: kind,
        timestamp,
        data: { ...of, announcement: { id, title, text, showsAt: timestamp } },
      };
    case 'broadcast.on_air':
      return {
        type: kind,
        timestamp,
        data: { ...of, stream: 1, onAirUrl: link(`/api/v1/groups/${group.id}/on-air?stream=1`) },
      };
    case 'webhook.test':
      return { type: kind, timestamp, data: { group, name: { ja: 'テスト', en: 'Test' } } };
    default:
      return { type: kind, timestamp, data: of };
  }
}

export const sampleTold = (link: Sample['link'], now: Date): Told => {
  const said = { ja: '', en: '' };
  const group = { id: 'samplegroupaaaaaaaaaaaaaaa', name: 'サンプル運営' };
  const name = { ja: 'サンプル大会', en: 'Sample tournament' };
  return sampleOf('sheet.submitted', { group, name, player: 'ハルカ', title: said, text: said, link, now });
};
