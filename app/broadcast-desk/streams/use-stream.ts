import { type StreamNumber, streamIn } from '~/broadcast/stream';
import { usePage } from '~/ui/root-data';

export const useStream = (): StreamNumber => streamIn(new URLSearchParams(usePage().search)) ?? 1;
