// The one small script of light pages (`handle.enhance`). It makes things kinder; every page works without it.
import { copy } from './copy';
import { countdown } from './countdown';
import { forget } from './forget';
import { grid } from './grid';
import { local } from './local';
import { poll } from './poll';

for (const word of [local, countdown, copy, poll, forget, grid]) word(document);
