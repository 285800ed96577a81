import type { sharing as source } from '../../ja/host/sharing';
import type { Translated } from '../../translated';

export const sharing: Translated<typeof source> = {
  link: 'Share',
  title: 'Share the tournament',
  pageTitle: '{{name}}: share',
  lead: 'The tournament is public. Players can submit their teams with this link.',
  url: 'URL of the tournament page',
  urlHint: 'Everyone reads it in their own language.',
  post: 'Announcement',
  postHint: 'Ready to paste on X or Discord.',
  ja: 'Japanese',
  en: 'English',
  copy: { ja: 'Copy the Japanese text', en: 'Copy the English text' },
  onX: { ja: 'Post on X in Japanese', en: 'Post on X in English' },
  onLine: { ja: 'Send on LINE in Japanese', en: 'Send on LINE in English' },
  next: 'What to do next',
  entrants: 'See by name who has submitted a team and who hasn’t.',
  members: 'People who check team sheets or enter results can join with a link or QR code.',
  membersLink: 'Add judges and staff',
  discord: 'Automatically tell a Discord channel when submission opens and closes, and the results.',
  discordLink: 'Connect Discord',
};
