/** Tables that don't load: those that did, and requesting the others again. */
import { failureOf, isRefusal } from '@/api/errors';
import type { CourtTables } from './model/court-tables';

/** Milliseconds until a list that failed is requested again. */
const healing = 10_000;

/** Requests what failed again until it succeeds, unless the backend rejected it. */
export const untilLoaded = {
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) => (mayHeal(error) ? healing : false),
} as const;

function mayHeal(error: unknown): boolean {
  if (error instanceof MissingTablesError) return [...error.causes.values()].some(mayHeal);
  return error !== null && !isRefusal(failureOf(error));
}

/** Some of the court's tables didn't load. Holds those that did. */
export class MissingTablesError extends Error {
  readonly tables: CourtTables;
  /** By table. */
  readonly causes: ReadonlyMap<string, unknown>;

  constructor(tables: CourtTables, causes: ReadonlyMap<string, unknown>) {
    super(`These tables did not load: ${[...causes.keys()].join(', ')}`);
    this.name = 'MissingTablesError';
    this.tables = tables;
    this.causes = causes;
  }
}
