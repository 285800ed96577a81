import { favorite } from './enhance/favorite';
import { more } from './enhance/more';
import { share } from './enhance/share';
import { species } from './enhance/species';

for (const word of [more, favorite, species, share]) word(document);
