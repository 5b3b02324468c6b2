/** The type shared by the sandbox's parts. `createSandbox` (create-sandbox.ts) creates it. */
import type { MovableClock } from './clock.ts';
import type { Faults } from './control/faults.ts';
import type { SlowStart } from './control/slow-start.ts';
import type { Database } from './db/connection.ts';
import type { Changes } from './services/live/changes.ts';
import type { DueWork } from './simulators/due-work.ts';

/** Shared by handlers and simulators. */
export interface Sandbox {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly slowStart: SlowStart;
  readonly changes: Changes;
  readonly dueWork: DueWork;
  readonly tokenKey: CryptoKey;
  log(message: string, error: unknown): void;
}

export interface RunningSandbox extends Sandbox {
  /** Handles requests below `/api` and `/sandbox`; 404 for others. */
  fetch(request: Request): Promise<Response>;
  /** The whole database as a file, for `Storage.template`. */
  dump(): Promise<Blob>;
  /** Finishes pending requests, rejects new ones and closes the database. */
  close(): Promise<void>;
}
