import { hiddenName, nameless } from '~/text/nameless';
import { isInvisible, isLonger, plainText } from '~/text/text';
import { maxName } from './layout';

/** Whether a text can be the name in a code: one normalized line, and no placeholder for a hidden or missing name. */
export const isCodedName = (name: string): boolean =>
  !isInvisible(name) &&
  name !== nameless &&
  name !== hiddenName &&
  name === plainText(name) &&
  !isLonger(name, maxName.characters);
