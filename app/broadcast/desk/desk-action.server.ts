import type { AppLoadContext } from '@remix-run/cloudflare';
import type { DeskCommand } from '~/broadcast/desk';
import type { Operated } from '~/broadcast/desk-state';
import { scenePaths, withFieldsOf } from '~/broadcast/merge-scenes';
import type { Person } from '~/broadcast/presence';
import { roomOf } from '~/broadcast/room';
import { blankScene, type Scene } from '~/broadcast/scene';
import { apply } from '~/broadcast/scene-command.server';
import { sceneOf } from '~/broadcast/scene-schema.server';
import type { DeskNews } from './DeskNotice';
import { type DeskProblems, type DeskValues, valuesOf } from './desk-values';
import { listTeamChoices } from './team-choices.server';
import { sceneFrom, sentValues } from './typed-scene.server';

/** What is shown when a press did not simply work: the news, and all that was typed. */
export interface DeskRefusal {
  news: DeskNews;
  typed?: { values: DeskValues; problems: DeskProblems };
  status: number;
}

interface Press {
  context: AppLoadContext;
  groupId: string;
  person: Person;
  form: FormData;
}

/** Does what a button of the desk says; undefined when it is done. */
export async function pressDesk(press: Press): Promise<DeskRefusal | undefined> {
  const intent = String(press.form.get('intent') ?? '');
  const command = onAirCommand(intent, Number(press.form.get('revision')));
  if (command) return refusalOf(await operate(press, command));
  const seen = readScene(press.form.get('seen'));
  if (!seen) return { news: { key: 'wrongCommand' }, status: 422 };
  return pressDraft(press, intent, seen);
}

const operate = ({ context, groupId, person }: Press, command: DeskCommand) =>
  roomOf(context.env, groupId).operate(groupId, command, person);

function onAirCommand(intent: string, revision: number): DeskCommand | undefined {
  if (!Number.isSafeInteger(revision)) return undefined;
  const [, side, by] = /^score:([12]):(1|-1)$/.exec(intent) ?? [];
  if (side)
    return { type: 'live', revision, command: { type: 'score', side: side === '1' ? 1 : 2, by: Number(by) } };
  if (intent === 'swapLive') return { type: 'live', revision, command: { type: 'swap' } };
  if (intent === 'undo' || intent === 'redo' || intent === 'offAir') return { type: intent, revision };
  return undefined;
}

function readScene(given: unknown): Scene | undefined {
  try {
    return sceneOf(JSON.parse(String(given)));
  } catch {
    return undefined;
  }
}

async function pressDraft(press: Press, intent: string, seen: Scene): Promise<DeskRefusal | undefined> {
  const { context, groupId, form } = press;
  const sent = sentValues(form, valuesOf(blankScene));
  const teams = await listTeamChoices(context.db, groupId, sent.tournamentId ?? null);
  const [, side, id] = /^pick:([12]):([a-z0-9]{26})$/.exec(intent) ?? [];
  const picked = teams.find((team) => team.id === id);
  const values = picked
    ? { ...sent, [`player${side}`]: picked.displayName, [`team${side}`]: picked.id }
    : sent;
  const { scene: typed, problems } = sceneFrom(values, seen, teams, new Date());
  if (Object.keys(problems).length > 0)
    return { news: { key: 'problems' }, typed: { values, problems }, status: 422 };
  const scene = meant(typed, intent, seen, form);
  const isTake = intent === 'take';
  const answer = await operate(press, { type: isTake ? 'take' : 'save', seen, scene });
  if (answer?.failed?.error === 'unseen') {
    const merged = await operate(press, { type: 'save', seen, scene });
    const by = answer.desk.draftBy;
    return refusalOf(merged, typed) ?? { news: { key: 'unseen', by }, status: 409 };
  }
  return refusalOf(answer, scene);
}

/** What the button makes of the fields: the other order, the next match, somebody else's values. */
function meant(scene: Scene, intent: string, seen: Scene, form: FormData): Scene {
  if (intent === 'theirs') {
    const named = String(form.get('conflicts') ?? '').split(' ');
    return withFieldsOf(
      scene,
      seen,
      scenePaths.filter((path) => named.includes(path)),
    );
  }
  if (intent !== 'swap' && intent !== 'nextMatch') return scene;
  const answer = apply(scene, { type: intent });
  return answer.error === undefined ? answer.scene : scene;
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
      return { news: { key: 'scoreImpossible' }, typed, status: 422 };
    case 'moved':
    case 'nothingLive':
    case 'nothingToUndo':
    case 'nothingToRedo':
      return { news: { key: failed.error }, typed, status: 409 };
    default:
      return { news: { key: 'wrongCommand' }, typed, status: 422 };
  }
}
