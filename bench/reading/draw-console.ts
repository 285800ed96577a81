import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { type Dictionary, nameOf, plainName } from '~/pokedex/name';
import { baseOf } from '~/pokedex/species';
import { speciesNames } from '~/pokedex/species-names';
import { typeNames } from '~/pokedex/type-names';
import { pick } from '../random';
import type { LabeledMember } from './labels';
import { box, document, genderSign, type Look, line, scenery, sprite, typeIcon } from './looks';

export const labelOf = (look: Look, names: Dictionary, key = '') =>
  plainName(nameOf(names, key, look.language));
export const speciesLabel = (look: Look, { species, nickname }: LabeledMember) =>
  nickname ?? labelOf(look, speciesNames, baseOf(species));

/** A rental team of Scarlet/Violet: name, types, ability and item on the left of a card, four moves on the right. */
export function rental(look: Look, team: readonly LabeledMember[]): string {
  const { random } = look;
  const [left, top] = [20 + random() * 60, 70 + random() * 40];
  const [across, gap] = [(1250 - left - random() * 30) / 2, 8 + random() * 24];
  const down = 172 + random() * 20;
  const height = down - 6 - random() * 14;
  const moves = across * (0.48 + random() * 0.08);
  const name = 84 + random() * 30;
  const rows = 0.95 * (height / 4) * (0.9 + random() * 0.1);
  const striped = random() < 0.4;
  const spread = height / 2 - look.size * 0.9;
  const cards = team.map((member, slot) => {
    const [x, y] = [left + (slot % 2) * across, top + Math.floor(slot / 2) * down];
    const middle = y + height / 2;
    const icon = look.iconSize;
    return [
      box(x, y, across - gap, height, `background:${look.card};border-radius:12px`),
      striped
        ? ''
        : box(
            x + moves,
            y + 5,
            across - gap - moves - 6,
            height - 10,
            `background:${look.inner};border-radius:8px`,
          ),
      sprite(look, x + 4, y + 2, name - 8 + look.reach),
      typeIcon(look, x + 8, y + height - 22, icon * 1.4),
      line(look, speciesLabel(look, member) + genderSign(random), x + name, middle - spread),
      ...[0, 1]
        .slice(0, 1 + Math.floor(random() * 2))
        .map((n) => typeIcon(look, x + name + n * (icon + 6), middle - spread / 3, icon * 0.8)),
      random() < 0.5
        ? line(look, 'Lv. 50', x + name + 2.6 * icon, middle - spread / 3, 'font-size:.78em')
        : '',
      line(
        look,
        labelOf(look, abilityNames, member.ability),
        x + name,
        middle + spread / 3,
        '',
        moves - name - 8,
      ),
      sprite(look, x + name, middle + spread - 10, 20),
      line(
        look,
        labelOf(look, itemNames, member.item),
        x + name + 24 + look.iconGap / 3,
        middle + spread,
        '',
        moves - name - 40,
      ),
      ...member.moves.flatMap((move, row) => {
        const at = middle + (row - 1.5) * rows;
        return [
          striped && row % 2 === 0
            ? box(
                x + moves,
                at - rows / 2,
                across - gap - moves - 8,
                rows,
                `background:${look.inner};border-radius:5px`,
              )
            : '',
          typeIcon(look, x + moves + 8, at, icon),
          line(
            look,
            labelOf(look, moveNames, move),
            x + moves + 8 + icon + look.iconGap,
            at,
            '',
            across - gap - moves - icon - look.iconGap - 16,
          ),
        ];
      }),
    ].join('');
  });
  const title = line(
    look,
    look.language === 'ja' ? 'レンタルチーム' : 'Rental Team',
    left,
    40,
    'font-size:1.4em',
  );
  const foot = line(
    look,
    look.language === 'ja' ? 'トレーナー　ハルカ　ID A1B2C3' : 'Trainer Alex   ID A1B2C3',
    left + 20,
    690,
  );
  return document(look, scenery(look) + title + foot + cards.join(''));
}

/** Sword/Shield: flat cards with the types written out, moves on a lighter ground. */
export function swordShield(look: Look, team: readonly LabeledMember[]): string {
  const { random } = look;
  const types = Object.keys(typeNames);
  const [left, top] = [60 + random() * 40, 15 + random() * 15];
  const across = 560 + random() * 30;
  const down = 182 + random() * 8;
  const height = down - 10;
  const half = across * 0.46;
  const cards = team.map((member, slot) => {
    const [x, y] = [left + (slot % 2) * across, top + Math.floor(slot / 2) * down];
    const level = 50 + Math.floor(random() * 50);
    return [
      box(x, y, half, height, 'background:#1a8f80'),
      box(x + half, y, half * 1.02, height, 'background:#dcdce6'),
      sprite(look, x + 30, y + 6, 70),
      ...[0, 1]
        .slice(0, 1 + Math.floor(random() * 2))
        .map(
          (n) =>
            box(x + half - 150, y + 6 + n * 28, 130, 25, 'background:#444') +
            line(
              look,
              labelOf(look, typeNames, pick(random, types)),
              x + half - 100,
              y + 18 + n * 28,
              'color:#fff;font-size:.85em',
            ),
        ),
      line(
        look,
        `${speciesLabel(look, member)}${genderSign(random)} Lv. ${level}`,
        x + 8,
        y + height * 0.5,
        'color:#fff',
      ),
      line(look, labelOf(look, abilityNames, member.ability), x + 8, y + height * 0.69, 'color:#fff'),
      line(look, labelOf(look, itemNames, member.item), x + 8, y + height * 0.88, 'color:#fff'),
      ...member.moves.flatMap((move, row) => {
        const at = y + height * (0.14 + row * 0.24);
        return [
          typeIcon(look, x + half + 8, at, look.iconSize * 1.2),
          line(
            look,
            labelOf(look, moveNames, move),
            x + half + 12 + look.iconSize * 1.2 + look.iconGap / 2,
            at,
            'color:#444;text-shadow:none',
          ),
        ];
      }),
    ].join('');
  });
  const foot =
    box(340, 585, 600, 80, 'background:#222') +
    line(look, look.language === 'ja' ? 'ハルカ　チーム3' : 'Alex   Team 3', 500, 605, 'color:#fff');
  return document(look, cards.join('') + foot);
}
