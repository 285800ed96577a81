import { type NameAnswer, readChosenName, readKeptName } from '~/pokedex/naming/chosen-name';

const intents = ['review', 'submit', 'back', 'paste', 'read', 'removeFirst', 'removeSecond'] as const;
type Intent = (typeof intents)[number];

export type Asked =
  | { button: 'review' | 'submit' | 'back' | 'read' | 'removeFirst' | 'removeSecond' }
  | { button: 'paste'; text: string }
  | ({ button: 'choose' | 'keep' } & NameAnswer);

export const asking = (intent: Intent) => ({ name: 'intent', value: intent });

/** Likewise, of a button below the player's fields: the page that answers is opened where it was pressed. */
export const askingForTeam = (intent: Intent) => ({ ...asking(intent), formAction: '#title-team' });

/** Which button sent the form; whatever the form has no button for asks for a last look. */
export function readButton(form: FormData): Asked {
  const button = intents.find((each) => each === form.get('intent')) ?? 'review';
  if (button === 'paste') return { button, text: String(form.get('paste') ?? '') };
  if (button !== 'review' && button !== 'submit') return { button };
  const chosen = readChosenName(form);
  if (chosen) return { button: 'choose', ...chosen };
  const kept = readKeptName(form);
  return kept ? { button: 'keep', ...kept } : { button };
}
