import type { ForgottenPeople } from '~/db/forgotten-people';
import type { Desk } from './desk';
import { blankSide, type Caster, type Scene, type Side } from './scene';

/** Removes people from the live scene, draft and history. @returns the same object if nothing changed */
export function forgetAtDesk(desk: Desk, { sheets, staff }: ForgottenPeople): Desk {
  const names = new Set(staff?.names.filter(Boolean));
  const isKept = ({ name, nameEn = '' }: Caster) => !names.has(name) && !names.has(nameEn);
  const sheetOf = ({ player, teamSheetId }: Side, { tournamentId }: Scene) =>
    sheets.find((sheet) =>
      teamSheetId
        ? teamSheetId === sheet.id
        : player !== '' && player === sheet.name && tournamentId === sheet.tournamentId,
    );
  const clean = <One extends Scene | null>(scene: One): One => {
    if (!scene) return scene;
    const side = (one: Side): Side => {
      const sheet = sheetOf(one, scene);
      if (!sheet) return one;
      const { region, handle } = blankSide;
      return sheet.instead
        ? { ...one, player: sheet.instead, region, handle }
        : { ...blankSide, score: one.score, color: one.color };
    };
    const nameOf = (name: string) => {
      const sheet = sheets.find((one) => one.name === name && one.tournamentId === scene.tournamentId);
      return name && sheet ? (sheet.instead ?? '') : name;
    };
    const upNext = scene.upNext
      .map(({ players: [one, other], ...match }) => ({
        ...match,
        players: [nameOf(one), nameOf(other)] as const,
      }))
      .filter(({ players }) => players.some(Boolean));
    const bracket = scene.bracket && { ...scene.bracket, players: scene.bracket.players.map(nameOf) };
    const { sides, casters } = scene;
    const remaining = casters.filter(isKept);
    return { ...scene, sides: [side(sides[0]), side(sides[1])], casters: remaining, upNext, bracket };
  };
  const live = clean(desk.live);
  const isChanged = JSON.stringify(live) !== JSON.stringify(desk.live);
  const next: Desk = {
    ...desk,
    draft: clean(desk.draft),
    draftBy: names.has(desk.draftBy) ? '' : desk.draftBy,
    live,
    // A changed live scene needs a new revision, or D1 would keep the old one.
    revision: desk.revision + (isChanged ? 1 : 0),
    past: desk.past.map(clean),
    future: desk.future.map(clean),
    knownCasters: desk.knownCasters.filter(isKept),
  };
  return JSON.stringify(next) === JSON.stringify(desk) ? desk : next;
}
