import { readChosenName } from '~/pokedex/naming/chosen-name';

const intents = ['review', 'submit', 'back', 'paste', 'read', 'removeFirst', 'removeSecond'] as const;
type Intent = (typeof intents)[number];

export type Asked =
  | { button: 'review' | 'submit' | 'back' | 'read' | 'removeFirst' | 'removeSecond' }
  | { button: 'paste'; text: string }
  | { button: 'choose'; path: string; name: string };

export const asking = (intent: Intent) => ({ name: 'intent', value: intent });

/** Likewise, of a button below the player's fields: the page that answers is opened where it was pressed. */
export const askingForTeam = (intent: Intent) => ({ ...asking(intent), formAction: '#title-team' });

/** Which button sent the form; whatever the form has no button for asks for a last look. */
export function readButton(form: FormData): Asked {
  const button = intents.find((each) => each === form.get('intent')) ?? 'review';
  if (button === 'paste') return { button, text: String(form.get('paste') ?? '') };
  if (button !== 'review' && button !== 'submit') return { button };
  const chosen = readChosenName(form);
  return chosen ? { button: 'choose', ...chosen } : { button };
}
