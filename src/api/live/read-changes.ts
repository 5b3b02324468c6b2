/** Reads the live channel's stream of server-sent events. */
import { createParser } from 'eventsource-parser';
import { baseAddress } from '../backends';
import { ContractMismatchError } from '../errors';
import { getFollowChangesUrl } from '../generated/live';
import { Change } from '../generated/live/model';
import { request } from '../http';
import { eventStream } from '../read-response';

const live = { baseAddress: () => baseAddress('live') };

/** Milliseconds without a sign of life after which a stream counts as dead. The service sends one every 15 s. */
const longestSilence = 45_000;
/** Longest event, in characters. */
const longestEvent = 64 * 1024;

/**
 * Opens the stream and reads it until either side ends it, or it is silent for too long.
 * @throws ApiError if it doesn't open, ContractMismatchError for an event that isn't the contract's, and any error of a
 * connection that breaks.
 */
export async function readChanges(signal: AbortSignal, onChange: (change: Change) => void): Promise<void> {
  const url = getFollowChangesUrl();
  const body = await request<ReadableStream<Uint8Array>>(live, url, { fileType: eventStream, signal });
  const reader = body.getReader();
  // The runner's signal ends with the headers.
  const end = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', end);
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ data }) => onChange(parseChange(url, data)),
    onError: (cause) => {
      throw new ContractMismatchError(url, 'not an event', { cause });
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, longestSilence);
  };
  try {
    if (signal.aborted) return;
    for (restart(); ; restart()) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

function parseChange(url: string, data: string): Change {
  try {
    return Change.parse(JSON.parse(data));
  } catch (cause) {
    throw new ContractMismatchError(url, cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
