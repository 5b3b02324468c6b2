/** Lets a kill of the sandbox hit a decisive call of each way of process serving. */
import { setTimeout } from 'node:timers/promises';
import { decisiveCalls, type ServingWay } from './load.ts';

/** Milliseconds until a call is sent once the gate is open. */
const mostDelay = 30;

/**
 * Of one round: the first decisive call of each way waits until all ways have one to send or nothing left to do. Then they
 * are sent together.
 */
export class KillGate {
  readonly #awaited: Set<ServingWay>;
  readonly #open = Promise.withResolvers<void>();
  #answered = 0;
  #next = Promise.withResolvers<void>();
  /** Decisive calls without an answer yet. */
  readonly #underWay: ServingWay[] = [];

  constructor(ways: readonly ServingWay[]) {
    this.#awaited = new Set(ways);
    if (ways.length === 0) this.#open.resolve();
  }

  /** Resolves once the decisive calls are sent and so many answers came, however slow the machine is. */
  async opened(answers = 0): Promise<void> {
    await this.#open.promise;
    while (this.#answered < answers) await this.#next.promise;
  }

  /** The ways whose decisive call has no answer at this moment. */
  get hit(): ReadonlySet<ServingWay> {
    return new Set(this.#underWay);
  }

  /** A way that has nothing to send. */
  leave(way: ServingWay): void {
    this.#awaited.delete(way);
    if (this.#awaited.size === 0) this.#open.resolve();
  }

  /** `fetch` for the calls of a way. */
  async send(way: ServingWay, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isDecisive = request.method !== 'GET' && decisiveCalls[way].some((path) => pathname.endsWith(path));
    if (!isDecisive) return fetch(request);
    this.leave(way);
    await this.opened();
    // In any order: the sandbox answers them one after another, and the last would never be answered before a kill.
    await setTimeout(Math.random() * mostDelay);
    this.#underWay.push(way);
    const response = await fetch(request);
    this.#underWay.splice(this.#underWay.indexOf(way), 1);
    this.#answered += 1;
    this.#next.resolve();
    this.#next = Promise.withResolvers();
    return response;
  }
}
