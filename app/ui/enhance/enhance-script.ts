// Progressive enhancement of pages without React (`handle.enhance`); all of them work without it.
import { busy } from './busy';
import { copy } from './copy';
import { copyTable } from './copy-table';
import { countdown } from './countdown';
import { follow } from './follow';
import { forget } from './forget';
import { clearDeviceData } from './forget-device';
import { grid } from './grid';
import { local } from './local';
import { pictures } from './pictures';
import { poll } from './poll';
import { preload } from './preload';
import { saveImage } from './save-image';
import { signedOut } from './signed-out';
import { unsaved } from './unsaved';

for (const enhance of [
  busy,
  local,
  countdown,
  copy,
  copyTable,
  poll,
  pictures,
  forget,
  clearDeviceData,
  follow,
  grid,
  signedOut,
  preload,
  saveImage,
  unsaved,
])
  enhance(document);
