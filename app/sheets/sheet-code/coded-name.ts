import { hiddenName, nameless } from '~/text/nameless';
import { isInvisible, isLonger, plainText } from '~/text/text';
import { maxName } from './layout';

/** Whether a text can be the name in a code: one line, as the site keeps names, and no mark for one that is not told. */
export const isCodedName = (name: string): boolean =>
  !isInvisible(name) &&
  name !== nameless &&
  name !== hiddenName &&
  name === plainText(name) &&
  !isLonger(name, maxName.characters);
