/** The sandbox as its parts see it. `createSandbox` (create-sandbox.ts) makes one. */
import type { MovableClock } from './clock.ts';
import type { Faults } from './control/faults.ts';
import type { Database } from './db/connection.ts';
import type { TokenGenerations } from './http/token-generations.ts';
import type { DueWork } from './simulators/due-work.ts';

/** What handlers and simulators share. */
export interface Sandbox {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly dueWork: DueWork;
  readonly tokenKey: Uint8Array;
  readonly tokenGenerations: TokenGenerations;
  readonly checksAnswers: boolean;
  log(message: string, error: unknown): void;
}

export interface RunningSandbox extends Sandbox {
  /** Answers any request below `/api`, `/sandbox`; 404 for others. */
  fetch(request: Request): Promise<Response>;
  /** The whole database as a file, for `Storage.template`. */
  dump(): Promise<Blob>;
  /** Answers what it has begun to, refuses what still comes, and lets go of the database. */
  close(): Promise<void>;
}
