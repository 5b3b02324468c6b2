/** Who follows which firm's orders in this process. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { ToldChange } from '../../db/order-changes.ts';
import type { Change } from '../../generated/live/schemas.ts';

const toldSchema = z.object({
  clientId: z.int(),
  topic: z.enum(['test', 'order-created', 'order-updated']),
  orderIds: z.array(z.int()).optional(),
  messageId: z.uuid().optional(),
}) satisfies z.ZodType<ToldChange>;

type Listener = (change: Change | undefined) => void;

/** Passes on what the database tells (db/order-changes.ts), to listeners of the same firm alone. */
export class Changes {
  readonly #clock: Clock;
  readonly #listeners = new Map<number, Set<Listener>>();
  /** When the database was last asked to tell, and last told of each firm, in milliseconds of this process. */
  #heardSince = Number.POSITIVE_INFINITY;
  readonly #toldAt = new Map<number, number>();
  #isClosed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many follow. */
  get followers(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The database tells from now on: what it would have told before is unknown. */
  hear(): void {
    this.#heardSince = performance.now();
    this.#toldAt.clear();
  }

  /** Whole seconds in which no order of a firm has changed, as far as is known. A listener is told of what comes later. */
  quietSeconds(clientId: number): number {
    const since = this.#toldAt.get(clientId) ?? this.#heardSince;
    return Math.max(0, Math.floor((performance.now() - since) / 1000));
  }

  /** Calls `listener` with each change of a firm's orders, and with undefined when the sandbox closes. */
  subscribe(clientId: number, listener: Listener): () => void {
    if (this.#isClosed) listener(undefined);
    const listeners = this.#listeners.get(clientId) ?? new Set();
    this.#listeners.set(clientId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(clientId);
    };
  }

  /** Passes on a notification of the database. */
  pass(payload: string): void {
    const { clientId, messageId, ...told } = toldSchema.parse(JSON.parse(payload));
    this.#toldAt.set(clientId, performance.now());
    const listeners = this.#listeners.get(clientId);
    if (!listeners) return;
    const change = { ...told, ...this.stamp(), ...(messageId === undefined ? {} : { messageId }) };
    for (const listener of listeners) listener(change);
  }

  /** What every message has. */
  stamp(): Pick<Change, 'messageId' | 'publishedAt'> {
    return { messageId: randomUUID(), publishedAt: this.#clock.now().toISOString() };
  }

  /** Ends all streams. */
  close(): void {
    this.#isClosed = true;
    for (const listener of [...this.#listeners.values()].flatMap((each) => [...each])) listener(undefined);
  }
}
