import type { Locale } from '~/locales/locale';

/** One of the six as it truly is; keys are Showdown ids. A screen without moves has none here. */
export interface LabeledMember {
  species: string;
  /** None where the screen shows none. */
  ability?: string;
  item?: string;
  moves: string[];
  /** What the screen shows instead of the species: right is to ask. */
  nickname?: string;
  /** Of the screen's arrows. */
  alignment?: string;
}

/** One entry of a folder's labels.json: what an image shows. */
export interface LabeledImage {
  file: string;
  language: Locale;
  screen: string;
  team: LabeledMember[];
}
