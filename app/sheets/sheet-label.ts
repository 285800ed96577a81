import type { Translate } from '~/locales/i18n';

/** Label of a member's field: 「3匹目 特性」; empty for other fields, whose messages name them. */
export function sheetLabel(path: string, t: Translate): string {
  const [, slot, field] = /^members\[(\d)\]\.(.+)$/.exec(path) ?? [];
  if (!slot || !field) return '';
  const member = t('fields.species.label', { slot: Number(slot) + 1 });
  const move = /^moves\[(\d)\]$/.exec(field)?.[1];
  if (move) return `${member} ${t('fields.member.move', { number: Number(move) + 1 })}`;
  if (field === 'ability' || field === 'item' || field === 'teraType' || field === 'statAlignment') {
    return `${member} ${t(`fields.member.${field}`)}`;
  }
  return member;
}
