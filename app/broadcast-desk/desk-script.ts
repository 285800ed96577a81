// Progressive enhancement: without this script every button submits a form.
import { syncCountdownFields } from './enhance/countdown';
import { find } from './enhance/find';
import { hear } from './enhance/hear';
import { keys } from './enhance/keys';
import { presses } from './enhance/press';

for (const word of [presses, find, syncCountdownFields, hear, keys]) word(document);
