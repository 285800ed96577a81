/** Why Discord refused a message, where its error code or status says so. */
export type DiscordFault = 'deleted' | 'messageGone' | 'threadGone' | 'threadRequired' | 'tagRequired';

const finalFaults = ['deleted', 'threadGone', 'tagRequired'] as const;

/** Faults that trying again does not mend: they turn the webhook off. */
export type FinalFault = (typeof finalFaults)[number];

export const isFinal = (fault: DiscordFault | undefined): fault is FinalFault =>
  finalFaults.some((each) => each === fault);

/** Discord's JSON error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json */
const faultsByCode = new Map<number, DiscordFault>([
  // Unknown Webhook; Invalid Webhook Token
  [10015, 'deleted'],
  [50027, 'deleted'],
  // Unknown Message
  [10008, 'messageGone'],
  // Unknown Channel
  [10003, 'threadGone'],
  // Webhooks posted to forum channels must have a thread_name or thread_id
  [220001, 'threadRequired'],
  // A tag is required to create a forum post in this channel
  [40067, 'tagRequired'],
]);

interface Refusal {
  status: number;
  code: number | undefined;
  isEdit: boolean;
  hasThread: boolean;
}

export function discordFaultOf({ status, code, isEdit, hasThread }: Refusal): DiscordFault | undefined {
  const known = code === undefined ? undefined : faultsByCode.get(code);
  if (known === 'threadGone' && !hasThread) return 'deleted';
  if (known || status === 401) return known ?? 'deleted';
  if (status !== 404) return undefined;
  return isEdit ? 'messageGone' : 'deleted';
}

const snowflake = /^\d{5,25}$/;

const idIn = (value: unknown) => (typeof value === 'string' && snowflake.test(value) ? value : undefined);

interface DiscordAnswer {
  code?: number;
  messageId?: string;
  /** ID of the thread, if the message was posted in one. */
  channelId?: string;
}

/** Reads a message or an error. An answer that can't be read says nothing: the status alone counts. */
export function readDiscordAnswer(text: string): DiscordAnswer {
  try {
    const { code, id, channel_id } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof code === 'number' && { code }),
      messageId: idIn(id),
      channelId: idIn(channel_id),
    };
  } catch {
    return {};
  }
}
