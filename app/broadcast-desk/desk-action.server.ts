import type { AppLoadContext } from '@remix-run/cloudflare';
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
import { roomOf } from '~/broadcast/room/room';
import { blankScene, type Scene } from '~/broadcast/scene';
import { apply, type SceneCommand } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import type { StreamOf } from '~/broadcast/stream';
import type { DeskNews } from './DeskNotice';
import { type DeskProblems, type DeskValues, deskValuesOf, type SeatChoice } from './desk-values';
import { withKnownPlayers } from './known-players.server';
import { fillForm } from './published/fill-form.server';
import type { PublishedMatch } from './published/published-matches.server';
import { findDeskTimeZone, nextMatchOf } from './team-choices.server';
import { sceneFrom, sentValues } from './typed-scene.server';

export interface DeskRefusal {
  news: DeskNews;
  form?: { values: DeskValues; problems: DeskProblems };
  status: number;
}

interface Press {
  context: AppLoadContext;
  streamId: StreamOf;
  person: Person;
  act: DeskAct;
  input: Given;
}

type DraftChange = (scene: Scene, seen: Scene, input: Given, teams: readonly SeatChoice[]) => Scene;
function after(scene: Scene, command: SceneCommand): Scene {
  const answer = apply(scene, command);
  return answer.error === undefined ? answer.scene : scene;
}

/** A published match starts at 0–0, in the seats as published. */
const seatMatch = (scene: Scene, { round, bestOf, sides: [one, other] }: PublishedMatch): Scene =>
  after(scene, {
    type: 'edit',
    changes: {
      ...{ round, bestOf },
      sides: [
        { ...one, score: 0 },
        { ...other, score: 0 },
      ],
    },
  });

/** Changes of the form's scene by button. Other buttons save it unchanged. */
const draftChanges: Partial<Record<DraftAct, DraftChange>> = {
  seats: (scene) => after(scene, { type: 'swap' }),
  next: (scene, _seen, _given, teams) => after(scene, nextMatchOf(scene, teams)),
  theirs(scene, seen, input) {
    const named = String(input.conflicts ?? '').split(' ');
    return withFieldsOf(
      scene,
      seen,
      scenePaths.filter((path) => named.includes(path)),
    );
  },
};

const invalidPress: DeskRefusal = { news: { key: 'wrongCommand' }, status: 422 };

/** @returns undefined on success */
export async function pressDesk(press: Press): Promise<DeskRefusal | undefined> {
  const { act, input } = press;
  if (isDraftAct(act)) return pressDraft(press, act);
  const command = readCommand(act, input);
  // Buttons send the revision they were pressed on.
  if (isWrong(command) || !('revision' in command)) return invalidPress;
  return refusalOf(await operate(press, command));
}

const operate = ({ context, streamId, person }: Press, command: DeskCommand) =>
  roomOf(context.env, streamId).operate(streamId, command, person);

function readScene(input: unknown): Scene | undefined {
  try {
    return sceneOf(JSON.parse(String(input)));
  } catch {
    return undefined;
  }
}

async function pressDraft(press: Press, act: DraftAct): Promise<DeskRefusal | undefined> {
  const { context, streamId, input } = press;
  const { groupId } = streamId;
  const seen = readScene(input.seen);
  if (!seen) return invalidPress;
  const sent = sentValues(input, { ...deskValuesOf(blankScene), match: '' });
  const tournamentId = sent.tournamentId ?? null;
  const [teams, timeZone] = await Promise.all([
    listTeamChoices(context.db, groupId, tournamentId),
    findDeskTimeZone(context.db, groupId, tournamentId),
  ]);
  const filled = await fillForm(act, { ...press, values: sent, teams });
  const { values, upNext, match } = filled;
  const before = upNext ? { ...seen, upNext } : seen;
  const { scene: formScene, problems: typed } = sceneFrom(values, before, teams, timeZone, new Date());
  const problems = { ...typed, ...filled.problems };
  if (Object.keys(problems).length > 0)
    return { news: { key: 'problems', problems }, form: { values, problems }, status: 422 };
  const result = match
    ? seatMatch(formScene, match)
    : (draftChanges[act]?.(formScene, seen, input, teams) ?? formScene);
  const scene = await withKnownPlayers(context.db, groupId, result, seen);
  const save = { type: 'save', seen, scene } as const;
  const answer = await operate(
    press,
    act === 'take' ? { ...save, type: 'take', winner: sideOf(input.winner) } : save,
  );
  const error = answer?.failed?.error;
  if (error !== 'unseen' && error !== 'noWinner' && error !== 'nothingNew') return refusalOf(answer, scene);
  // Saves the input, but leaves the take to a second press.
  const by = answer?.desk.draftBy;
  const saved = await operate(press, save);
  return (
    refusalOf(saved, formScene) ?? { news: { key: error, by, undecided: saved?.desk.draft }, status: 409 }
  );
}

function refusalOf(answer: Operated | undefined, mine?: Scene): DeskRefusal | undefined {
  if (!answer) return { news: { key: 'wrongCommand' }, status: 404 };
  const { failed, desk } = answer;
  if (!failed) return undefined;
  const form = mine && { values: deskValuesOf(mine), problems: {} };
  switch (failed.error) {
    case 'conflict':
      return {
        news: { key: 'conflict', by: desk.draftBy, paths: failed.paths, mine, theirs: desk.draft },
        form,
        status: 409,
      };
    case 'tooMany':
      return { news: { key: 'tooMany' }, form, status: 429 };
    case 'scoreImpossible':
      return {
        news: { key: 'scoreImpossible', problems: { score1: 'scoreImpossible' } },
        form: form && { ...form, problems: { score1: 'scoreImpossible' } },
        status: 422,
      };
    case 'moved':
    case 'nothingLive':
    case 'nothingToUndo':
    case 'nothingToRedo':
    case 'nothingNew':
    case 'tooManyCame':
      return { news: { key: failed.error }, form, status: 409 };
    default:
      return { news: { key: 'wrongCommand' }, form, status: 422 };
  }
}
