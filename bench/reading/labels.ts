import type { Locale } from '~/locales/locale';

/** One of the six as it truly is; keys are Showdown ids. A screen without moves has none here. */
export interface LabeledMember {
  species: string;
  ability: string;
  item: string;
  moves: string[];
}

/** One entry of a folder's labels.json: what an image shows. */
export interface LabeledImage {
  file: string;
  language: Locale;
  screen: string;
  team: LabeledMember[];
}
