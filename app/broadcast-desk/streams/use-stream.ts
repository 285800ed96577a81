import { type StreamNumber, streamIn } from '~/broadcast/stream';
import { usePage } from '~/ui/root-data';

/** Of the page that is open, by its address. */
export const useStream = (): StreamNumber => streamIn(new URLSearchParams(usePage().search)) ?? 1;
