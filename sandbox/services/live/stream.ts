/** A person's stream of server-sent events. */
import { setTimeout } from 'node:timers/promises';
import type { Change } from '../../generated/live/schemas.ts';
import { readBearer } from '../../http/access-token.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Milliseconds between looks at the token and at work that came due: an open stream counts as a request (docs/adr/0005). */
const tick = 1_000;
/** Ticks without a message after which a comment shows that the stream is alive. */
const quietTicks = 15;
/** More waiting messages than this become one that names no orders. */
const mostWaiting = 50;

/** The events of a firm, until the reader leaves, the token is no longer good, or the sandbox closes. */
export function openStream(sandbox: Sandbox, request: Request, clientId: number): Response {
  const leaving = new AbortController();
  const told = events(sandbox, request, clientId, AbortSignal.any([request.signal, leaving.signal]));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await told.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => leaving.abort(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Otherwise nginx, in front of a service, keeps events back.
      'x-accel-buffering': 'no',
    },
  });
}

async function* events(
  sandbox: Sandbox,
  request: Request,
  clientId: number,
  leaving: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const { changes, dueWork } = sandbox;
  let waiting: Change[] = [];
  let isOver = leaving.aborted;
  let wake = () => {};
  const end = () => {
    isOver = true;
    wake();
  };
  const stop = changes.subscribe(clientId, (change) => {
    if (!change) return end();
    if (waiting.length < mostWaiting) waiting.push(change);
    else waiting = [{ ...changes.stamp(), topic: 'order-updated' }];
    wake();
  });
  leaving.addEventListener('abort', end);
  try {
    // Read after subscribing: a change is either in the number or told.
    yield event({ ...changes.stamp(), topic: 'ready', quietSeconds: changes.quietSeconds(clientId) });
    for (let quiet = 1; ; quiet += 1) {
      if (waiting.length === 0 && !isOver) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await oneTick(woken);
      }
      if (isOver || !(await readBearer(sandbox, request))) return;
      const told = waiting;
      waiting = [];
      for (const change of told) yield event(change);
      if (told.length > 0) quiet = 0;
      else void dueWork.catchUp();
      if (quiet > 0 && quiet % quietTicks === 0) yield encoder.encode(': alive\n\n');
    }
  } finally {
    stop();
    leaving.removeEventListener('abort', end);
  }
}

/** Resolves after a tick, or when woken. */
async function oneTick(woken: Promise<void>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([woken, setTimeout(tick, undefined, { ref: false, signal: timer.signal }).catch(() => {})]);
  timer.abort();
}

const encoder = new TextEncoder();

const event = (change: Change) => encoder.encode(`id: ${change.messageId}\ndata: ${JSON.stringify(change)}\n\n`);
