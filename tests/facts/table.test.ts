/** The table of facts (src/api/facts) is whole: each operation the application calls has its row, each fact its owner. */
import { describe, expect, it } from 'vitest';
import { backends } from '../../orval.config.ts';
import { type Fact, facts } from '../../src/api/facts/facts.ts';
import { factsOfOperations } from '../../src/api/facts/operations/index.ts';
import { isCalled } from '../conformance/callers.ts';
import {
  type Contract,
  type ContractOperation,
  readContract,
  resolveSchema,
  type Schema,
} from '../conformance/contract.ts';

interface Listed {
  backend: string;
  contract: Contract;
  operation: ContractOperation;
}

const all = backends.flatMap((backend) => {
  const contract = readContract(backend);
  return contract.operations.map((operation): Listed => ({ backend, contract, operation }));
});
const nameOf = ({ backend, operation }: Listed): string => `${backend}.${operation.operationId}`;
const rowsOf = (kind: 'shows' | 'touches' | 'answers') =>
  Object.entries(factsOfOperations).flatMap(([backend, { [kind]: rows = {} }]) =>
    Object.entries(rows).map(([operation, named]) => [`${backend}.${operation}`, named] as [string, readonly Fact[]]),
  );
const shows = new Map(rowsOf('shows'));
const touches = new Map(rowsOf('touches'));

/** Names of all members of an answer, however deep. */
function membersOf(contract: Contract, given: Schema, seen = new Set<Schema>()): string[] {
  const schema = resolveSchema(contract, given);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = [schema.allOf, schema.oneOf, schema.anyOf, schema.items, Object.values(schema.properties ?? {})];
  return [
    ...Object.keys(schema.properties ?? {}),
    ...parts.flat().flatMap((part) => (part ? membersOf(contract, part, seen) : [])),
  ];
}

describe('the table of facts', () => {
  it('has a row for each operation that the application calls, once', () => {
    const called = all.filter(({ operation }) => isCalled(operation)).map(nameOf);
    expect(called.filter((name) => !shows.has(name) && !touches.has(name))).toEqual([]);
    expect([...touches.keys()].filter((name) => shows.has(name))).toEqual([]);
  });

  it('has no row for operations that do not exist or that nobody calls', () => {
    const known = new Set(all.filter(({ operation }) => isCalled(operation)).map(nameOf));
    expect([...shows.keys(), ...touches.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('says of no fact that a change both touches it and answers for it', () => {
    const twice = rowsOf('answers').flatMap(([name, answered]) =>
      answered.filter((fact) => touches.get(name)?.includes(fact)).map((fact) => `${name} ${fact}`),
    );
    expect(twice).toEqual([]);
    expect(rowsOf('answers').filter(([name]) => !touches.has(name))).toEqual([]);
  });

  it.each(Object.entries(facts))('%s has an owner that shows it', (fact, { owner }) => {
    expect(shows.get(owner)).toContain(fact);
  });

  it('names no fact that nothing can change, and none that nothing shows', () => {
    const named = (rows: readonly (readonly [string, readonly Fact[]])[]) => new Set(rows.flatMap(([, each]) => each));
    const [shown, changed] = [named(rowsOf('shows')), named([...rowsOf('touches'), ...rowsOf('answers')])];
    expect(Object.keys(facts).filter((fact) => !shown.has(fact as Fact))).toEqual([]);
    expect(Object.keys(facts).filter((fact) => !changed.has(fact as Fact))).toEqual([]);
  });

  it('says of each answer with a member that only one fact has that it shows the fact', () => {
    const silent = all.flatMap((listed) => {
      const shown = shows.get(nameOf(listed));
      if (!shown) return [];
      const members = new Set(membersOf(listed.contract, answerOf(listed)));
      return Object.entries(facts).flatMap(([fact, described]) => {
        const told = 'members' in described ? described.members.filter((member) => members.has(member)) : [];
        return told.length > 0 && !shown.includes(fact as Fact)
          ? [`${nameOf(listed)} tells ${fact} by ${told.join()}`]
          : [];
      });
    });
    expect(silent).toEqual([]);
  });
});

function answerOf({ operation }: Listed): Schema {
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  return success?.content?.['application/json']?.schema ?? {};
}
