import { abilityNames } from '~/pokedex/ability-names';
import { itemNames } from '~/pokedex/item-names';
import { moveNames } from '~/pokedex/move-names';
import { alignmentOf, type Stat } from '~/readings/engine/stat-alignment';
import { labelOf, speciesLabel } from './draw-console';
import type { LabeledMember } from './labels';
import { box, document, genderSign, type Look, line, scenery, sprite, typeIcon } from './looks';

// Positions and sizes of the cards as shares of the screen, measured on real screens.
const places = {
  console: { x: 0.1, y: 0.262, across: 0.417, down: 0.203, width: 0.392, height: 0.193 },
  phone: { x: 0.169, y: 0.206, across: 0.339, down: 0.206, width: 0.322, height: 0.2 },
};

function cardsOf(look: Look) {
  const { random, width } = look;
  const phone = width > 1400;
  const place = phone ? places.phone : places.console;
  const [right, below] = [(random() - 0.5) * 0.02, (random() - 0.5) * 0.03];
  return Array.from({ length: 6 }, (_, slot) => ({
    x: width * (place.x + right + (slot % 2) * place.across),
    y: 720 * (place.y + below + Math.floor(slot / 2) * place.down),
    width: width * place.width,
    height: 720 * place.height,
    slot,
  }));
}

function around(look: Look, tab: 'moves' | 'stats'): string {
  const { width, language, random } = look;
  const names = language === 'ja' ? ['のうりょく', 'ステータス'] : ['Moves & More', 'Stats'];
  const question = language === 'ja' ? 'このチームをつかいますか？' : 'Replicate This Battle Team?';
  const tabs = names.map((name, n) => {
    const active = (n === 0) === (tab === 'moves');
    const [x, y] = [width / 2 + (n ? 8 : -158), 112];
    return (
      box(x, y, 150, 30, `border-radius:15px;background:${active ? '#c8f030' : '#2a1a5a'}`) +
      line(look, name, x + 30, y + 15, `font-size:.85em;text-shadow:none;color:${active ? '#222' : '#fff'}`)
    );
  });
  return [
    scenery(look),
    line(look, question, width * 0.3 + random() * 60, 40, 'font-size:1.3em'),
    random() < 0.5
      ? box(width * 0.35, 62, width * 0.3, 36, 'border-radius:18px;background:#4a3a90') +
        line(look, 'ID: P808HFTLGP', width * 0.43, 80)
      : '',
    ...tabs,
    line(look, language === 'ja' ? 'もどる　　きりかえ' : 'Back    Switch', 80, 690, 'font-size:.9em'),
  ].join('');
}

function head(
  look: Look,
  member: LabeledMember,
  card: ReturnType<typeof cardsOf>[number],
  signs: number,
): string {
  const { random } = look;
  const { x, y, width, height, slot } = card;
  return [
    box(x, y, width, height, `background:${look.card};border:2px solid #b8a8f0a0;border-radius:10px`),
    sprite(look, x - 8, y - 6, width * 0.1 + 4 + look.reach),
    box(x - 12, y - 10, 24, 22, 'background:#e8e8ff;border-radius:6px'),
    line(look, String(slot + 1), x - 6, y + 1, 'color:#222;font-size:.8em;text-shadow:none'),
    line(look, speciesLabel(look, member), x + width * 0.105, y + height * 0.15),
    line(look, genderSign(random), x + width * 0.417, y + height * 0.15),
    ...[0, 1]
      .slice(0, 1 + Math.floor(random() * 2))
      .map((n) =>
        typeIcon(look, x + width * signs + n * (look.iconSize + 4), y + height * 0.15, look.iconSize),
      ),
  ].join('');
}

/** Tab with moves: ability and item below the name, four moves with icons on the right. */
export function championsMoves(look: Look, team: readonly LabeledMember[]): string {
  const cards = cardsOf(look).map((card) => {
    const { x, y, width, height, slot } = card;
    const member = team[slot] as LabeledMember;
    return [
      head(look, member, card, 0.47),
      line(
        look,
        labelOf(look, abilityNames, member.ability),
        x + width * 0.107,
        y + height * 0.38,
        'font-size:.95em',
        width * 0.45,
      ),
      sprite(look, x + width * 0.06, y + height * 0.62 - 11, 22),
      line(
        look,
        labelOf(look, itemNames, member.item),
        x + width * 0.122,
        y + height * 0.62,
        'font-size:.95em',
        width * 0.43,
      ),
      ...member.moves.flatMap((move, row) => {
        const middle = y + height * (0.125 + row * 0.235);
        const icon = Math.min(look.iconSize, 24);
        return [
          typeIcon(look, x + width * 0.645 - icon - look.iconGap / 2, middle, icon),
          line(
            look,
            labelOf(look, moveNames, move),
            x + width * 0.655,
            middle,
            'font-size:.95em',
            width * 0.335,
          ),
        ];
      }),
    ].join('');
  });
  return document(look, around(look, 'moves') + cards.join(''));
}

export const statNames = {
  ja: ['HP', 'こうげき', 'ぼうぎょ', 'とくこう', 'とくぼう', 'すばやさ'],
  en: ['HP', 'Attack', 'Defense', 'Sp. Atk', 'Sp. Def', 'Speed'],
} as const;
const stats: (Stat | 'hp')[] = ['hp', 'atk', 'def', 'spa', 'spd', 'spe'];

/** Tab with stats: six of them, with the Stat Alignment's arrows; no ability, item or moves. */
export function championsStats(look: Look, team: readonly LabeledMember[]): string {
  const { random } = look;
  const small = `font-size:${16 / look.size}em`;
  const cards = cardsOf(look).map((card) => {
    const { x, y, width, height, slot } = card;
    const member = team[slot] as LabeledMember;
    const { raised, lowered } = alignmentOf(member.alignment ?? 'serious');
    const rows = stats.map((stat, n) => {
      const [left, middle] = [x + width * (n < 3 ? 0.045 : 0.52), y + height * (0.358 + (n % 3) * 0.23)];
      const points = Math.floor(random() * 33);
      const arrow =
        stat === raised
          ? ['M7 1l6 12H1z', '246 96 137']
          : stat === lowered
            ? ['M1 1h12L7 13z', '80 170 235']
            : undefined;
      const at = width * 0.145;
      return [
        line(look, statNames[look.language][n] ?? '', left, middle, small),
        arrow
          ? `<svg viewBox="0 0 14 14" style="left:${left + at}px;top:${middle - 7}px;width:14px;height:14px"><path d="${arrow[0]}" fill="rgb(${arrow[1]})"/></svg>`
          : '',
        line(
          look,
          String(60 + Math.floor(random() * 150)),
          left + at + 24,
          middle,
          `font-size:${19 / look.size}em`,
        ),
        box(left + at + 68, middle - 4, 38, 8, 'background:#334'),
        box(left + at + 68, middle - 4, (38 * points) / 32, 8, 'background:#f0a030'),
        line(look, String(points), left + at + 114, middle, small),
      ].join('');
    });
    return head(look, member, card, 0.47) + rows.join('');
  });
  return document(look, around(look, 'stats') + cards.join(''));
}
