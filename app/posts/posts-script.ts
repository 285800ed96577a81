import { favorite } from './enhance/favorite';
import { more } from './enhance/more';
import { review } from './enhance/review';
import { share } from './enhance/share';
import { species } from './enhance/species';

for (const word of [more, favorite, species, review, share]) word(document);
