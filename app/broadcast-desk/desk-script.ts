// The small script of the desk: presses without leaving the page, what others do as it happens, keys. The page works
// without it: every press is a form, and every part is drawn by the server.
import { countdown } from './enhance/countdown';
import { find } from './enhance/find';
import { hear } from './enhance/hear';
import { keys } from './enhance/keys';
import { presses } from './enhance/press';

for (const word of [presses, find, countdown, hear, keys]) word(document);
