import { readChosenName } from '~/pokedex/naming/chosen-name';

const intents = ['review', 'submit', 'back', 'paste', 'read'] as const;
type Intent = (typeof intents)[number];

/** What a POST of the team form asks for: one of its six buttons, with what only that one needs. */
export type Asked =
  | { button: 'review' | 'submit' | 'back' | 'read' }
  | { button: 'paste'; text: string }
  | { button: 'choose'; path: string; name: string };

/** As a button of the form says which it is. */
export const asking = (intent: Intent) => ({ name: 'intent', value: intent });

/** Which button sent the form; whatever the form has no button for asks for a last look. */
export function readButton(form: FormData): Asked {
  const button = intents.find((each) => each === form.get('intent')) ?? 'review';
  if (button === 'paste') return { button, text: String(form.get('paste') ?? '') };
  if (button === 'back' || button === 'read') return { button };
  const chosen = readChosenName(form);
  return chosen ? { button: 'choose', ...chosen } : { button };
}
