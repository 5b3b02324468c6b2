import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planChunks } from './plan.ts';
import { type BuiltChunk, openedOf } from './reach.ts';

type Given = Partial<Omit<BuiltChunk, 'file' | 'modules' | 'isEntry'>>;

/** Chunks by name; each has a module of its name, and `entry` is the entry. */
const chunksOf = (given: Record<string, Given>): BuiltChunk[] =>
  Object.entries(given).map(([file, rest]) => ({
    ...{ file, modules: [`${file}.ts`], imports: [], opens: [], size: 100, isEntry: file === 'entry' },
    ...rest,
  }));

/** Files that share a name, each list sorted. */
function groupsOf(names: ReadonlyMap<string, string>): string[][] {
  const groups = Map.groupBy(names, ([, name]) => name);
  return [...groups.values()].map((members) => members.map(([id]) => id.replace('.ts', '')).toSorted()).toSorted();
}

it('names neither what the entry loads nor what opens', () => {
  const chunks = chunksOf({
    entry: { imports: ['library'], opens: ['page', 'other'] },
    library: {},
    page: { imports: ['library', 'shared'] },
    other: { imports: ['shared'] },
    shared: {},
  });
  expect(groupsOf(planChunks(chunks))).toEqual([['shared']]);
});

it('joins what the same pages use, and what differs little for its size', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'other', 'third'] },
    page: { imports: ['a', 'b', 'small'] },
    other: { imports: ['a', 'b', 'small'] },
    third: { imports: ['small', 'large'] },
    fourth: { imports: ['large'] },
    a: { size: 9_000 },
    b: { size: 9_000 },
    small: { size: 10 },
    large: { size: 90_000 },
  });
  expect(groupsOf(planChunks(chunks, 1_000))).toEqual([['a', 'b'], ['large'], ['small']]);
  expect(groupsOf(planChunks(chunks, 20_000))).toEqual([['a', 'b', 'small'], ['large']]);
});

it('knows that a page has loaded before its dialog opens', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'other'] },
    page: { imports: ['shared', 'own'], opens: ['dialog'] },
    other: { imports: ['shared'] },
    dialog: { imports: ['shared', 'own'] },
    shared: { size: 9_000 },
    own: { size: 9_000 },
  });
  const opened = openedOf(new Map(chunks.map((chunk) => [chunk.file, chunk])));
  expect(opened.map(({ files: [file], loads, depth }) => [file, [...loads], depth])).toEqual([
    ['page', ['page', 'shared', 'own'], 1],
    ['other', ['other', 'shared'], 1],
    ['dialog', ['dialog'], 2],
  ]);
});

it('a page that people start the day with counts most, with what it starts at once', () => {
  const chunks = chunksOf({
    entry: { opens: ['home', 'other'] },
    home: { imports: ['a', 'b'], opens: ['lists', 'dialog'], opensAtOnce: ['lists'], isFirst: true },
    other: { imports: ['b', 'c'] },
    lists: { imports: ['c'] },
    dialog: { imports: ['c', 'd'] },
    ...{ a: {}, b: {}, c: {}, d: {} },
  });
  const opened = openedOf(new Map(chunks.map((chunk) => [chunk.file, chunk])));
  expect(opened.map(({ files, loads, depth }) => [files, [...loads], depth])).toEqual([
    [['home'], ['home', 'a', 'b'], 0],
    [['other'], ['other', 'b', 'c'], 1],
    [['lists'], ['lists', 'c'], 0],
    [['dialog'], ['dialog', 'c', 'd'], 2],
  ]);
  // Home's are one file, although another page uses one of them.
  expect(groupsOf(planChunks(chunks, 200))).toEqual([['a', 'b'], ['c'], ['d']]);
});

it('what loads right after any first page is loaded together', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'bell', 'count', 'palette'], opensAfterPage: ['bell', 'count'] },
    page: { imports: ['own', 'icon'] },
    bell: { imports: ['icon', 'notifications'] },
    count: { imports: ['alerts'] },
    palette: {},
    ...{ own: { size: 90_000 }, icon: {}, notifications: {}, alerts: {} },
  });
  const opened = openedOf(new Map(chunks.map((chunk) => [chunk.file, chunk])));
  expect(opened.map(({ files }) => files)).toEqual([['page'], ['palette'], ['bell', 'count']]);
  expect(groupsOf(planChunks(chunks))).toEqual([['alerts', 'bell', 'count', 'icon', 'notifications'], ['own']]);
});

it('counts on nothing where a dialog opens from several pages, or they open each other', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'other'] },
    page: { imports: ['a', 'both'], opens: ['dialog'] },
    other: { imports: ['b', 'both'], opens: ['dialog'] },
    dialog: { imports: ['a', 'b', 'both'], opens: ['page', 'dialog'] },
    a: {},
    b: {},
    both: {},
  });
  const opened = openedOf(new Map(chunks.map((chunk) => [chunk.file, chunk])));
  expect(opened.find(({ files }) => files.includes('dialog'))?.loads).toEqual(new Set(['dialog', 'a', 'b']));
  expect(opened.find(({ files }) => files.includes('page'))?.loads).toEqual(new Set(['page', 'a', 'both']));
});

it('counts what a joined file imports', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'other'] },
    page: { imports: ['light', 'heavy'] },
    other: { imports: ['light'] },
    light: { size: 10 },
    heavy: { size: 10, imports: ['library'] },
    library: { size: 90_000 },
  });
  expect(groupsOf(planChunks(chunks, 2_000))).toEqual([['heavy', 'library'], ['light']]);
});

it('never makes two files that import each other', () => {
  const chunks = chunksOf({
    entry: { opens: ['page', 'other', 'third'] },
    page: { imports: ['top', 'middle', 'bottom'] },
    other: { imports: ['middle', 'bottom'] },
    third: { imports: ['bottom'] },
    top: { imports: ['middle'], size: 1 },
    middle: { imports: ['bottom'], size: 90_000 },
    bottom: { size: 1 },
  });
  expect(groupsOf(planChunks(chunks, 50_000))).not.toContainEqual(['bottom', 'top']);
});

it('nor where the same page uses both sides of what opens', () => {
  const chunks = chunksOf({
    entry: { opens: ['page'] },
    page: { imports: ['top', 'dialog', 'bottom'], opens: ['dialog'] },
    top: { imports: ['dialog'] },
    dialog: { imports: ['bottom'] },
    bottom: {},
  });
  expect(groupsOf(planChunks(chunks))).toEqual([['bottom'], ['top']]);
});

/** Files that import only later ones, and open any. */
const anyChunks = fc.integer({ min: 3, max: 14 }).chain((count) =>
  fc
    .array(
      fc.record({
        imports: fc.uniqueArray(fc.nat(count - 1), { maxLength: 4 }),
        opens: fc.uniqueArray(fc.nat(count - 1), { maxLength: 3 }),
        late: fc.nat(3),
        size: fc.integer({ min: 1, max: 5_000 }),
      }),
      { minLength: count, maxLength: count },
    )
    .map((rows) =>
      rows.map(
        ({ imports, opens, late, size }, index): BuiltChunk => ({
          ...{ file: `${index}`, modules: [`${index}.ts`], size, isEntry: index === 0 },
          imports: imports.filter((each) => each > index).map(String),
          opens: opens.filter((each) => each !== index).map(String),
          opensAfterPage: opens.filter((each, place) => each !== index && place < late).map(String),
        }),
      ),
    ),
);

it('of any build: no circle, and every file that is shared or loads with others has a name', () => {
  fc.assert(
    fc.property(anyChunks, fc.integer({ min: 0, max: 20_000 }), (chunks, worth) => {
      const names = planChunks(chunks, worth);
      const nameOf = (file: string) => names.get(`${file}.ts`) ?? file;
      const edges = new Map<string, Set<string>>();
      for (const { file, imports } of chunks)
        for (const imported of imports)
          if (nameOf(file) !== nameOf(imported))
            edges.set(nameOf(file), (edges.get(nameOf(file)) ?? new Set()).add(nameOf(imported)));
      const isCircular = (name: string, path: readonly string[]): boolean =>
        path.includes(name) || [...(edges.get(name) ?? [])].some((next) => isCircular(next, [...path, name]));
      expect([...edges.keys()].some((name) => isCircular(name, []))).toBe(false);
      const opened = openedOf(new Map(chunks.map((chunk) => [chunk.file, chunk])));
      const alone = new Set(opened.flatMap(({ files }) => (files.length === 1 ? files : [])));
      for (const { loads } of opened) for (const file of loads) expect(names.has(`${file}.ts`)).toBe(!alone.has(file));
    }),
    { numRuns: 1_000 },
  );
});
