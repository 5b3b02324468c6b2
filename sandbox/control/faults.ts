/** Latency and failures per operation, set by the control API. */
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { problemResponse } from '../http/problem.ts';
import { readSetting, writeSetting } from './settings.ts';

export const faultSchema = z.object({
  /** An operationId, or `*` for every operation. */
  operationId: z.string().min(1).max(100),
  /** Affects only this person's calls, not other people or tests. */
  userId: z.number().int().min(1).optional(),
  /** Milliseconds before the operation starts; with `when: after`, before its answer is sent. */
  latency: z.number().int().min(0).max(60_000).default(0),
  /** Status to fail with; without one the operation is only slow. */
  status: z.number().int().min(400).max(599).optional(),
  /** `html`: answers with an HTML page, as a proxy does; status 200 by default. */
  answer: z.enum(['problem', 'html']).optional(),
  /** `before`: nothing happens. `after`: the work is done, and the answer is lost, or late without a status. */
  when: z.enum(['before', 'after']).default('before'),
  /** How often it strikes; without a count until it is removed. */
  times: z.number().int().min(1).max(1000).optional(),
});
export type Fault = z.output<typeof faultSchema>;

/** What happens to one call. */
interface Strike {
  when: Fault['when'];
  /** Sent instead of the operation's answer. */
  response: Response | undefined;
  /** Keeps the answer back, where the fault does so. */
  wait(): Promise<void>;
}

const key = 'faults';

export class Faults {
  #faults: Fault[] = [];
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async load(): Promise<void> {
    const parsed = z.array(faultSchema).safeParse((await readSetting(this.#db, key)) ?? []);
    this.#faults = parsed.success ? parsed.data : [];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  async add(fault: Fault): Promise<void> {
    await this.replace([...this.#faults, fault]);
  }

  async replace(faults: Fault[]): Promise<void> {
    this.#faults = faults;
    await writeSetting(this.#db, key, faults);
  }

  /** What strikes an operation, if anything does. A fault of `before` has waited as long as it was asked to. */
  async strike(operationId: string, userId: number | undefined, signal: AbortSignal): Promise<Strike | undefined> {
    const fault = this.#faults.find(
      (each) =>
        (each.operationId === operationId || each.operationId === '*') &&
        (each.userId === undefined || each.userId === userId),
    );
    if (!fault) return undefined;
    if (fault.times !== undefined) {
      const rest = fault.times - 1;
      await this.replace(
        this.#faults.flatMap((each) => (each !== fault ? [each] : rest > 0 ? [{ ...fault, times: rest }] : [])),
      );
    }
    const { when, latency } = fault;
    if (when === 'before') await delay(latency, signal);
    return {
      when,
      response: failure(fault, operationId),
      wait: () => (when === 'after' ? delay(latency, signal) : Promise.resolve()),
    };
  }
}

/** What a fault answers instead of the operation; undefined when it is only slow. */
function failure({ status, answer }: Fault, operationId: string): Response | undefined {
  if (answer === 'html') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response('<!doctype html><title>Back soon</title><h1>Back soon</h1>', {
      status: status ?? 200,
      headers,
    });
  }
  return status === undefined ? undefined : problemResponse(status, { code: 'injected-fault', operationId });
}

/** Ends early when the caller gives up. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
