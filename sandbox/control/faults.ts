/** Latency and failures per operation, set through the control API. */
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { problemResponse } from '../http/problem.ts';
import { readSetting, writeSetting } from './settings.ts';

export const faultSchema = z.object({
  /** An operationId, or `*` for every operation. */
  operationId: z.string().min(1).max(100),
  /** Limits the fault to this person's calls. */
  userId: z.number().int().min(1).optional(),
  /** Limits the fault to calls with this `x-sandbox-caller` header: tests side by side don't get each other's faults. */
  caller: z.string().min(1).max(100).optional(),
  /** Milliseconds before the operation starts, or before its response with `when: after`. */
  latency: z.number().int().min(0).max(60_000).default(0),
  /** Error status; without it, the operation is only slow. */
  status: z.number().int().min(400).max(599).optional(),
  /** `html` responds with an HTML page, as a proxy does; status 200 by default. */
  answer: z.enum(['problem', 'html']).optional(),
  /** `before` skips the work. `after` does the work, then loses or delays the response. */
  when: z.enum(['before', 'after']).default('before'),
  /** How many calls it affects; without it, all until removed. */
  times: z.number().int().min(1).max(1000).optional(),
});
export type Fault = z.output<typeof faultSchema>;

/** A fault's effect on one call. */
interface Strike {
  when: Fault['when'];
  /** Replaces the operation's response. */
  response: Response | undefined;
  /** Delays the response, for faults with `when: after`. */
  wait(): Promise<void>;
}

const key = 'faults';
const callerHeader = 'x-sandbox-caller';

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

  /** The fault for a call, if any. Faults with `when: before` have already waited their latency. */
  async strike(operationId: string, userId: number | undefined, request: Request): Promise<Strike | undefined> {
    const caller = request.headers.get(callerHeader);
    const fault = this.#faults.find(
      (each) =>
        (each.operationId === operationId || each.operationId === '*') &&
        (each.userId === undefined || each.userId === userId) &&
        (each.caller === undefined || each.caller === caller),
    );
    if (!fault) return undefined;
    if (fault.times !== undefined) {
      const rest = fault.times - 1;
      await this.replace(
        this.#faults.flatMap((each) => (each !== fault ? [each] : rest > 0 ? [{ ...fault, times: rest }] : [])),
      );
    }
    const { when, latency } = fault;
    const { signal } = request;
    if (when === 'before') await delay(latency, signal);
    return {
      when,
      response: failure(fault, operationId),
      wait: () => (when === 'after' ? delay(latency, signal) : Promise.resolve()),
    };
  }
}

/** A fault's error response; undefined when the operation is only slow. */
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

/** Ends early when the caller aborts. */
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
