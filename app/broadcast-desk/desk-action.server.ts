import type { AppLoadContext } from '@remix-run/cloudflare';
import { treeOf } from '~/broadcast/bracket';
import type { DeskCommand } from '~/broadcast/desk';
import {
  type DeskAct,
  type DraftAct,
  type Given,
  isDraftAct,
  isWrong,
  readCommand,
  sideOf,
} from '~/broadcast/desk-act';
import type { Operated } from '~/broadcast/desk-state';
import { scenePaths, withFieldsOf } from '~/broadcast/merge-scenes';
import { listTeamChoices } from '~/broadcast/players.server';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import { blankScene, type Scene } from '~/broadcast/scene';
import { apply, type SceneCommand } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import type { StreamOf } from '~/broadcast/stream';
import type { DeskNews } from './DeskNotice';
import { type DeskProblems, type DeskValues, type TeamChoice, valuesOf } from './desk-values';
import { withKnownPlayers } from './known-players.server';
import { bracketValuesOf } from './lists/bracket-values';
import { findTopEight } from './lists/top-eight.server';
import { findDeskTimeZone, nextMatchOf } from './team-choices.server';
import { sceneFrom, sentValues } from './typed-scene.server';

/** What is shown when a press did not simply work: the news, and all that was typed. */
export interface DeskRefusal {
  news: DeskNews;
  typed?: { values: DeskValues; problems: DeskProblems };
  status: number;
}

interface Press {
  context: AppLoadContext;
  of: StreamOf;
  person: Person;
  act: DeskAct;
  given: Given;
}

type Meant = (typed: Scene, seen: Scene, given: Given, teams: readonly TeamChoice[]) => Scene;
function after(typed: Scene, command: SceneCommand): Scene {
  const answer = apply(typed, command);
  return answer.error === undefined ? answer.scene : typed;
}

/** What a button makes of the fields of its form; the others save them as they are. */
const meanings: Partial<Record<DraftAct, Meant>> = {
  seats: (typed) => after(typed, { type: 'swap' }),
  next: (typed, _seen, _given, teams) => after(typed, nextMatchOf(typed, teams)),
  /** Somebody else's values of the `conflicts`. */
  theirs(typed, seen, given) {
    const named = String(given.conflicts ?? '').split(' ');
    return withFieldsOf(
      typed,
      seen,
      scenePaths.filter((path) => named.includes(path)),
    );
  },
};

const notUnderstood: DeskRefusal = { news: { key: 'wrongCommand' }, status: 422 };

/** Does what a button of the desk says; undefined when it is done. */
export async function pressDesk(press: Press): Promise<DeskRefusal | undefined> {
  const { act, given } = press;
  if (isDraftAct(act)) return pressDraft(press, act);
  const command = readCommand(act, given);
  // A button says on which picture its press was decided.
  if (isWrong(command) || !('revision' in command)) return notUnderstood;
  return refusalOf(await operate(press, command));
}

const operate = ({ context, of, person }: Press, command: DeskCommand) =>
  roomOf(context.env, of).operate(of, command, person);

function readScene(given: unknown): Scene | undefined {
  try {
    return sceneOf(JSON.parse(String(given)));
  } catch {
    return undefined;
  }
}

async function pressDraft(press: Press, act: DraftAct): Promise<DeskRefusal | undefined> {
  const { context, of, given } = press;
  const { groupId } = of;
  const seen = readScene(given.seen);
  if (!seen) return notUnderstood;
  const sent = sentValues(given, valuesOf(blankScene));
  const tournamentId = sent.tournamentId ?? null;
  const [teams, timeZone, best] = await Promise.all([
    listTeamChoices(context.db, groupId, tournamentId),
    findDeskTimeZone(context.db, groupId, tournamentId),
    act === 'top-eight' ? findTopEight(context.db, groupId, tournamentId) : undefined,
  ]);
  const picked = act === 'pick' ? withPicked(sent, given, teams) : sent;
  const values = best ? { ...picked, ...bracketValuesOf({ players: treeOf(best), scores: [] }) } : picked;
  const { scene: typed, problems } = sceneFrom(values, seen, teams, timeZone, new Date());
  if (act === 'top-eight' && !best) problems.bracketName1 = 'noTopEight';
  if (Object.keys(problems).length > 0)
    return { news: { key: 'problems', problems }, typed: { values, problems }, status: 422 };
  const meant = meanings[act]?.(typed, seen, given, teams) ?? typed;
  const scene = await withKnownPlayers(context.db, groupId, meant, seen);
  const save = { type: 'save', seen, scene } as const;
  const answer = await operate(
    press,
    act === 'take' ? { ...save, type: 'take', winner: sideOf(given.winner) } : save,
  );
  const error = answer?.failed?.error;
  if (error !== 'unseen' && error !== 'noWinner' && error !== 'nothingNew') return refusalOf(answer, scene);
  // What was typed is kept, and the take waits for another look.
  const by = answer?.desk.draftBy;
  const saved = await operate(press, save);
  return refusalOf(saved, typed) ?? { news: { key: error, by, undecided: saved?.desk.draft }, status: 409 };
}

/** Somebody who was found, `team`, on a `side`. */
function withPicked(values: DeskValues, { side, team }: Given, teams: readonly TeamChoice[]): DeskValues {
  const picked = teams.find(({ id }) => id === team);
  if (!picked || (side !== '1' && side !== '2')) return values;
  return { ...values, [`player${side}`]: picked.displayName, [`team${side}`]: picked.id };
}

function refusalOf(answer: Operated | undefined, mine?: Scene): DeskRefusal | undefined {
  if (!answer) return { news: { key: 'wrongCommand' }, status: 404 };
  const { failed, desk } = answer;
  if (!failed) return undefined;
  const typed = mine && { values: valuesOf(mine), problems: {} };
  switch (failed.error) {
    case 'conflict':
      return {
        news: { key: 'conflict', by: desk.draftBy, paths: failed.paths, mine, theirs: desk.draft },
        typed,
        status: 409,
      };
    case 'tooMany':
      return { news: { key: 'tooMany' }, typed, status: 429 };
    case 'scoreImpossible':
      return {
        news: { key: 'scoreImpossible', problems: { score1: 'scoreImpossible' } },
        typed: typed && { ...typed, problems: { score1: 'scoreImpossible' } },
        status: 422,
      };
    case 'moved':
    case 'nothingLive':
    case 'nothingToUndo':
    case 'nothingToRedo':
    case 'nothingNew':
    case 'tooManyCame':
      return { news: { key: failed.error }, typed, status: 409 };
    default:
      return { news: { key: 'wrongCommand' }, typed, status: 422 };
  }
}
