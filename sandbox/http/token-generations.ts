/**
 * Token generations per person. Only tokens of the current generation are valid; advancing it revokes all earlier
 * tokens.
 */
import { z } from 'zod';
import { readSetting, writeSetting } from '../control/settings.ts';
import type { Database } from '../db/connection.ts';

const key = 'token-generations';
const storedSchema = z.record(z.string(), z.number().int()).catch({});

export class TokenGenerations {
  #generations: Record<string, number> = {};
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async load(): Promise<void> {
    this.#generations = storedSchema.parse((await readSetting(this.#db, key)) ?? {});
  }

  of(userId: number): number {
    return this.#generations[userId] ?? 0;
  }

  /** Revokes the person's tokens. The session stays, and a refresh issues a new token. */
  async advance(userId: number): Promise<void> {
    this.#generations = { ...this.#generations, [userId]: this.of(userId) + 1 };
    await writeSetting(this.#db, key, this.#generations);
  }
}
