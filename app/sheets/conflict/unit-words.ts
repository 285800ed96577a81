import type { Translate } from '~/locales/i18n';
import type { Locale } from '~/locales/locale';
import { nameOf } from '~/pokedex/name';
import { natureNames } from '~/pokedex/nature-names';
import { typeNames } from '~/pokedex/type-names';
import { changeLabel } from '~/sheets/change-label';
import { printMember } from '~/sheets/print-typed';
import { fieldsOf, type TypedSheet } from '~/sheets/typed-sheet';
import type { Unit } from './merge-sheets';

const parts = (unit: Unit) => /^members\[(\d)\](?:\.(\w+))?$/.exec(unit) ?? [];

export function unitLabel(unit: Unit, t: Translate): string {
  if (unit === 'members') return t('teams.submit.team');
  if (unit === 'images') return t('fields.sheetConflict.image');
  const [, slot, field] = parts(unit);
  if (!slot) return changeLabel(unit, t);
  if (field && field !== 'moves') return changeLabel(unit, t);
  const member = t('fields.species.label', { slot: Number(slot) + 1 });
  return field ? `${member} ${t('viewTeam.moves')}` : member;
}

export function unitLines(unit: Unit, sheet: TypedSheet, locale: Locale, t: Translate): string[] {
  if (unit === 'members') return sheet.members.map((member) => printMember(member, locale));
  if (unit === 'images') {
    const count = [sheet.readingId, sheet.secondReadingId].filter(Boolean).length;
    return [count > 0 ? t('fields.sheetConflict.images', { number: count }) : t('fields.conflict.none')];
  }
  if (unit === 'isPublic') return [t(sheet.isPublic ? 'teams.submit.yes' : 'teams.submit.no')];
  if (unit === 'improvesReading')
    return [t(sheet.improvesReading ? 'teams.submit.imageUseYes' : 'teams.submit.imageUseNo')];
  const [, slot, field] = parts(unit);
  const member = sheet.members[Number(slot)];
  const text = !member
    ? fieldsOf(sheet)[unit]
    : field === undefined
      ? printMember(member, locale)
      : field === 'moves'
        ? member.moves.filter(Boolean).join(' / ')
        : named(field, fieldsOf(sheet)[unit] ?? '', locale);
  return [text || t('desk.history.blank')];
}

/** Form values hold types and Stat Alignments as keys. */
function named(field: string, value: string, locale: Locale): string {
  if (field === 'teraType') return nameOf(typeNames, value, locale);
  return field === 'statAlignment' ? nameOf(natureNames, value, locale) : value;
}
