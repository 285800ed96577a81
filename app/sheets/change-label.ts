import type { Translate } from '~/locales/i18n';
import type { SheetChange } from './sheet-changes';
import { sheetLabel } from './sheet-label';

export function changeLabel(path: string, t: Translate): string {
  if (path === 'members') return t('desk.history.order');
  if (path === 'isPublic') return t('desk.team.isPublic');
  if (path === 'improvesReading') return t('teams.submit.imageUse');
  if (path === 'teamCode') return t('viewTeam.teamCode');
  if (path === 'saidName') return t('columns.teams.saidName');
  if (path.startsWith('members')) return sheetLabel(path, t);
  return t(`teams.submit.${path as 'displayName' | 'discordId' | 'twitterId' | 'tonamelId'}`);
}

/** One change as a line of plain text: 「3匹目 特性：いかく → かたやぶり」. */
export function changeLine({ path, before, after }: SheetChange, t: Translate): string {
  if (path === 'readingId') return t('desk.history.image');
  const blank = t('desk.history.blank');
  const value =
    path === 'isPublic'
      ? t(after ? 'teams.submit.yes' : 'teams.submit.no')
      : path === 'improvesReading'
        ? t(after ? 'teams.submit.imageUseYes' : 'teams.submit.imageUseNo')
        : `${before || blank} → ${after || blank}`;
  return t('shell.labelled', { label: changeLabel(path, t), value });
}
