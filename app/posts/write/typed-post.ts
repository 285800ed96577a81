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

// Beyond the longest text that is right; what is longer is no slip of a finger.
const longestText = 20_000;
const longestLine = 2_500;

/** What a POST of the form holds; a field that is missing, or a file in its place, is blank. */
export function readTypedPost(form: FormData): TypedPost {
  const text = (name: string, max = longestLine) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  return {
    title: text('title'),
    description: text('description', longestText).replace(/\r\n?/g, '\n'),
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
