import type { Fact } from '../facts.ts';

/** What the operations of a backend have to do with facts. Each operation that the application calls is in one of them. */
export interface FactsOfOperations {
  /** Reads, and what their answers show. */
  shows: Readonly<Record<string, readonly Fact[]>>;
  /** Changes, and what else may be so after them. Without an answer, too. */
  touches: Readonly<Record<string, readonly Fact[]>>;
  /**
   * Facts that a change touches, too, but that its caller knows from the answer or has shown already: reading them again
   * would undo what the person did meanwhile. The caller's test is named in tests/facts/answered.ts.
   */
  answers?: Readonly<Record<string, readonly Fact[]>>;
}

/** Operations that have to do with no fact: tables, rules, prices, files, and questions that change nothing. */
export function noFacts(...operations: readonly string[]): Record<string, readonly Fact[]> {
  return Object.fromEntries(operations.map((operation) => [operation, []]));
}
