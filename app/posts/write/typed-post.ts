import { filledField } from '~/pastes/filled-slots';
import { teamSize } from '~/pokedex/member';
import { postLimits } from '~/posts/post';

export interface TypedPost {
  title: string;
  description: string;
  rule: string;
  regulation: string;
  externalUrl: string;
  members: { species: string }[];
  pictureIds: string[];
  imageUrl: string;
  finalRank: string;
  teamCode: string;
  teamSheetId: string;
  /** See `fillOver`. */
  filled: string;
}

export const blankPost: TypedPost = {
  title: '',
  description: '',
  rule: '',
  regulation: '',
  externalUrl: '',
  members: Array.from({ length: teamSize }, () => ({ species: '' })),
  pictureIds: [],
  imageUrl: '',
  finalRank: '',
  teamCode: '',
  teamSheetId: '',
  filled: '',
};

// Characters, above every valid length: longer input is no typo.
const maxTextLength = 20_000;
const maxLineLength = 2_500;

/** Missing fields, and files in their place, are blank. */
export function readTypedPost(form: FormData): TypedPost {
  const text = (name: string, max = maxLineLength) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  return {
    title: text('title'),
    description: text('description', maxTextLength).replace(/\r\n?/g, '\n'),
    rule: text('rule'),
    regulation: text('regulation'),
    externalUrl: text('externalUrl'),
    members: blankPost.members.map((_, slot) => ({ species: text(`members[${slot}].species`) })),
    pictureIds: form
      .getAll('pictureIds')
      .filter((id): id is string => typeof id === 'string')
      .slice(0, postLimits.pictures),
    imageUrl: text('imageUrl'),
    finalRank: text('finalRank'),
    teamCode: text('teamCode'),
    teamSheetId: text('teamSheetId'),
    filled: text(filledField, 60),
  };
}
