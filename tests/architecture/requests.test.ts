/** How the application calls its backends and caches their responses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import { expect, it } from 'vitest';
import { linesMatching, nodesMatching, productionSources, root, type Source } from './sources.ts';

const sources = productionSources('src');

it('backends are called only through the request runner', () => {
  const outside = sources.filter(({ path }) => !path.startsWith('src/api/'));
  expect(linesMatching(outside, /(?<![.\w])fetch\(|XMLHttpRequest/)).toEqual([]);
});

it('every query key starts with a generated one', () => {
  expect(literalKeys(sources)).toEqual([]);
  const broken = [
    "useQuery({ queryKey: ['orders'] });",
    "useQuery({ 'queryKey': [\n'orders', id] as const });",
    "const draftKey = (id: number) => ['drafts', id];\nuseQuery({ queryKey: draftKey(1) });",
    "const orders = ['orders'] as const; useQuery({ queryKey: orders });",
    "function orders() { return ['orders']; } client.getQueryData(orders());",
    "client.getQueryData(['orders']);",
    "client.setQueryData([prefix, 'orders'], 1);",
    'useQuery({ queryKey: [`orders`] });',
  ];
  for (const text of broken) expect(literalKeys([{ path: 'x.ts', text }]), text).toHaveLength(1);
  const elsewhere = { path: 'y.ts', text: "export const orders = ['orders'];" };
  const using = (text: string) => [elsewhere, { path: 'x.ts', text: `${text}; useQuery({ queryKey: orders });` }];
  expect(literalKeys(using("import { orders } from './y'"))).toEqual(['y.ts:1']);
  expect(literalKeys(using('const { orders } = provider'))).toEqual([]);
  const built = [
    "useQuery({ queryKey: [...getListOrdersQueryKey(), 'tables', id] });",
    'useQuery({ queryKey });',
    "useMutation({ mutationKey: ['upload'] });",
  ];
  for (const text of built) expect(literalKeys([{ path: 'x.ts', text }]), text).toEqual([]);
});

it('query keys are compared only with parts of generated keys', () => {
  const known = generatedKeyParts();
  expect(known).toContain('Codes');
  const comparisons = (tested: Source[]) =>
    nodesMatching(tested, (found) => ({
      BinaryExpression: ({ left, right }) => {
        const [key, literal] = left.type === 'Literal' ? [right, left] : [left, right];
        if (key.type !== 'MemberExpression' || literal.type !== 'Literal' || typeof literal.value !== 'string') return;
        const name = key.object.type === 'MemberExpression' ? key.object.property : key.object;
        if (name.type === 'Identifier' && name.name === 'queryKey' && !known.has(literal.value)) found(literal);
      },
    }));
  expect(comparisons(sources)).toEqual([]);
  expect(comparisons([{ path: 'x.ts', text: "queryKey[0] !== 'gone' && query.queryKey[2] === 'Codes'" }])).toEqual([
    'x.ts:1',
  ]);
});

const cacheCalls = /^(get|set|ensure|fetch|prefetch|invalidate|cancel|remove|reset|refetch)Quer(y|ies)(Data|State)?$/;

/** Query keys that start with a literal or a variable instead of a generated key. */
function literalKeys(tested: readonly Source[]): string[] {
  const namesIn = tested.map((source) => keyNames(source));
  const exported = namesIn.flatMap(({ imported }) => [...imported]);
  return tested.flatMap((source, place) =>
    literalKeysIn(source, new Set([...exported, ...(namesIn[place]?.used ?? [])])),
  );
}

function literalKeysIn(source: Source, names: ReadonlySet<string>): string[] {
  return nodesMatching([source], (found) => {
    const check = (node: Node | null | undefined): void => {
      const key = node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? node.expression : node;
      if (key?.type !== 'ArrayExpression' || key.elements[0]?.type === 'SpreadElement') return;
      if (key.elements.some((element) => element && isText(element))) found(key);
    };
    return {
      Property: ({ key, value }) => nameOf(key) === 'queryKey' && check(value),
      CallExpression: ({ callee, arguments: [first] }) =>
        callee.type === 'MemberExpression' && cacheCalls.test(nameOf(callee.property)) && check(first),
      VariableDeclarator: ({ id, init }) =>
        names.has(nameOf(id)) && check(init?.type === 'ArrowFunctionExpression' ? init.body : init),
      FunctionDeclaration: ({ id, body }) => {
        if (!id || !names.has(id.name)) return;
        for (const statement of body?.body ?? []) if (statement.type === 'ReturnStatement') check(statement.argument);
      },
    };
  });
}

/** Names of variables and functions that a file uses as query keys, and those of them that it imports. */
function keyNames(source: Source): { used: Set<string>; imported: Set<string> } {
  const used = new Set<string>();
  const imports = new Set<string>();
  const add = (node: Node | undefined): void => {
    const named = node?.type === 'CallExpression' ? node.callee : node;
    if (named?.type === 'Identifier') used.add(named.name);
  };
  nodesMatching([source], () => ({
    ImportSpecifier: ({ local }) => imports.add(local.name),
    Property: ({ key, value }) => nameOf(key) === 'queryKey' && add(value),
    CallExpression: ({ callee, arguments: [first] }) =>
      callee.type === 'MemberExpression' && cacheCalls.test(nameOf(callee.property)) && add(first),
  }));
  return { used, imported: new Set([...used].filter((name) => imports.has(name))) };
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function nameOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'Identifier' ? node.name : '';
}

/** All strings in the generated client's query keys. */
function generatedKeyParts(): Set<string> {
  const folder = join(root, 'src/api/generated');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const keys = modules.flatMap((path) => [
    ...readFileSync(join(folder, path), 'utf8').matchAll(/QueryKey = \([^)]*\) => \{\s*return \[([^\]]*)/g),
  ]);
  return new Set(keys.flatMap(([, parts = '']) => [...parts.matchAll(/'([^']*)'/g)].map(([, part = '']) => part)));
}
