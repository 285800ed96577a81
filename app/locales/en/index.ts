import type { ja } from '../ja';
import type { Translated } from '../translated';
import { shell } from './shell';
import { tournaments } from './tournaments';

export const en: Translated<typeof ja> = { shell, tournaments };
