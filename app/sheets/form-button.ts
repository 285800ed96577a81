import type { TeamChoice } from '~/pastes/paste';
import { type NameAnswer, readChosenName, readKeptName } from '~/pokedex/naming/chosen-name';

const intents = [
  ...(['review', 'submit', 'back', 'paste', 'read', 'removeFirst', 'removeSecond'] as const),
  // Sign in, and come back to what is typed.
  'signIn',
] as const;
type Intent = (typeof intents)[number];

/** The name of what says, by its id, that a finding was seen and shall stay. */
export const confirming = 'confirmed';

/** The name of the button that says which sheet, made of this form before, is the one that is edited; its id. */
export const editing = 'edits';

/** The name of the button that says it is another team; its value is a key of its own. */
export const making = 'another';

/** The name of the button that has a link to the sheet that stands in the way mailed to whoever submitted it. */
export const sendingLink = 'sendLink';

/** The name of the field that says that an account opened the form; its session may be over by the time it is sent. */
export const hadAccount = 'account';

/** The name of the button that fills in the six of an earlier sheet; its value is that sheet's id. */
export const repeating = 'repeat';

/** The name of the field that says which earlier sheet was filled in, so that the review tells what changed since. */
export const repeated = 'repeated';

/** The name of the button that says which team of a pasted text it is; its value is its place, from 0, or `all`. */
export const pastingTeam = 'pasteTeam';

/** The name of the button that pastes the URL of a team, found in an image; its value is that URL. */
export const pastingLink = 'pasteLink';

/** The name of the button that empties those of the six which a paste did not name; its value is their places, from 1. */
export const emptying = 'empty';

/** The name of the button that fills in one of the values that a pasted text or an image leaves open: its field and the value. */
export const settling = 'settle';

/** The name of the button that clears the details of one of the six; its value is the slot, from 0. */
export const clearing = 'clear';

export type Asked =
  | { button: Exclude<Intent, 'paste'> }
  | { button: 'repeat'; id: string }
  | { button: 'paste'; text: string; choice?: TeamChoice }
  | { button: 'settle'; path: string; name: string; text: string }
  | { button: 'empty'; slots: number[] }
  | { button: 'clear'; slot: number }
  | ({ button: 'choose' | 'keep' } & NameAnswer);

export const asking = (intent: Intent) => ({ name: 'intent', value: intent });

/** Likewise, of a button below the player's fields: the page that answers is opened where it was pressed. */
export const askingForTeam = (intent: Intent) => ({ ...asking(intent), formAction: '#title-team' });

/** Which button sent the form; whatever the form has no button for asks for a last look. */
export function readButton(form: FormData): Asked {
  if (form.has(editing) || form.has(making)) return { button: 'submit' };
  return readSlots(form) ?? readTeam(form) ?? readIntent(form);
}

function readSlots(form: FormData): Asked | undefined {
  const cleared = /^[0-5]$/.exec(String(form.get(clearing) ?? ''))?.[0];
  if (cleared) return { button: 'clear', slot: Number(cleared) };
  const emptied = /^[1-6](?:,[1-6]){0,5}$/.exec(String(form.get(emptying) ?? ''))?.[0];
  return emptied ? { button: 'empty', slots: emptied.split(',').map(Number) } : undefined;
}

function readTeam(form: FormData): Asked | undefined {
  const [, path, name] =
    /^(members\[[0-5]\]\.(?:species|item|ability|teraType|statAlignment|moves\[[0-3]\]))=(.{1,60})$/.exec(
      String(form.get(settling) ?? ''),
    ) ?? [];
  if (path && name) return { button: 'settle', path, name, text: pastedText(form) };
  const link = String(form.get(pastingLink) ?? '');
  if (link) return { button: 'paste', text: link };
  const choice = readTeamChoice(form);
  if (choice !== undefined) return { button: 'paste', text: pastedText(form), choice };
  const id = String(form.get(repeating) ?? '');
  return id ? { button: 'repeat', id } : undefined;
}

function readIntent(form: FormData): Asked {
  const button = intents.find((each) => each === form.get('intent')) ?? 'review';
  if (button === 'paste') return { button, text: pastedText(form) };
  if (button !== 'review' && button !== 'submit') return { button };
  const chosen = readChosenName(form);
  if (chosen) return { button: 'choose', ...chosen };
  const kept = readKeptName(form);
  return kept ? { button: 'keep', ...kept } : { button };
}

const pastedText = (form: FormData) => String(form.get('paste') ?? '');

export function readTeamChoice(form: FormData): TeamChoice | undefined {
  const given = String(form.get(pastingTeam) ?? '');
  if (given === 'all') return given;
  return /^\d{1,3}$/.test(given) ? Number(given) : undefined;
}
