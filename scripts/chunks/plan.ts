/**
 * Which modules share a file in a build (docs/adr/0007). A bundler splits shared code by the exact set of pages that use
 * it, which makes hundreds of small files, up to two hundred a page. Here files are joined where a request less is worth
 * more than the code that pages then load in vain.
 */
import { type BuiltChunk, type Opened, openedOf } from './reach.ts';
import { UserSets } from './user-sets.ts';

/**
 * Minified bytes that a page may load in vain for a request less. A request costs about 0.4 kB in headers and worse
 * compression, a place among the six that HTTP/1.1 allows at once, and 1 ms of a phone's processor.
 */
const requestWorth = 2_000;

/** Files that become one. */
interface Part {
  files: string[];
  size: number;
  /** What loads it. */
  users: Uint32Array;
  imports: Set<Part>;
  importers: Set<Part>;
  /** What opens alone is a file by itself, because the build's manifest names it. */
  isFixed: boolean;
}

/**
 * A file's name for each module that what opens shares, and for what opens together. Modules without one stay where the
 * bundler puts them: in the entry, or with the page or dialog that alone uses them. Files never come to import each other.
 * @param worth minified bytes that a page may load in vain for a request less
 */
export function planChunks(chunks: readonly BuiltChunk[], worth = requestWorth): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const opened = openedOf(byFile);
  const sets = new UserSets(opened.map(({ depth }) => depth));
  const parts = partsOf(chunks, opened, sets);
  joinEquals(parts, sets);
  joinParts(parts, sets, worth);
  const names = new Map<string, string>();
  [...parts]
    .filter(({ isFixed }) => !isFixed)
    .forEach(({ files }, index) => {
      for (const file of files) for (const id of byFile.get(file)?.modules ?? []) names.set(id, `part-${index}`);
    });
  return names;
}

/** A part for each file that something opens loads. */
function partsOf(chunks: readonly BuiltChunk[], opened: readonly Opened[], sets: UserSets): Set<Part> {
  const fixed = new Set(opened.flatMap(({ files }) => (files.length === 1 ? files : [])));
  const partOf = new Map<string, Part>();
  for (const { file, size } of chunks) {
    const users = sets.of(opened.flatMap(({ loads }, index) => (loads.has(file) ? [index] : [])));
    if (sets.weigh(users) === 0) continue;
    const links = { imports: new Set<Part>(), importers: new Set<Part>() };
    partOf.set(file, { files: [file], size, users, isFixed: fixed.has(file), ...links });
  }
  for (const { file, imports } of chunks)
    for (const imported of imports) {
      const part = partOf.get(file);
      const other = partOf.get(imported);
      if (!part || !other) continue;
      part.imports.add(other);
      other.importers.add(part);
    }
  return new Set(partOf.values());
}

/** Joins parts with the same users, which costs nothing. */
function joinEquals(parts: Set<Part>, sets: UserSets): void {
  const joined = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.isFixed) continue;
    const key = part.users.join();
    const equals = joined.get(key) ?? [];
    const one = equals.find((each) => !isCircle(each, part));
    if (one) {
      join(one, part, sets);
      parts.delete(part);
    } else joined.set(key, [...equals, part]);
  }
}

/** Joins the two that gain most, until none do. */
function joinParts(parts: Set<Part>, sets: UserSets, worth: number): void {
  const known = new Map<Part, Map<Part, number>>();
  const best = new Map<Part, { other: Part; gain: number }>();
  /** At most; exact once the two were about to be joined. */
  const gainOf = (one: Part, other: Part) => known.get(one)?.get(other) ?? gainOfTwo(one, other, sets, worth);
  const remember = (one: Part, other: Part, gain: number) => {
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const)
      known.set(a, (known.get(a) ?? new Map<Part, number>()).set(b, gain));
  };
  const forget = (part: Part) => {
    for (const other of known.get(part)?.keys() ?? []) known.get(other)?.delete(part);
    known.delete(part);
  };
  const findBest = (part: Part) => {
    best.delete(part);
    if (part.isFixed || !parts.has(part)) return;
    for (const other of parts) {
      if (other === part || other.isFixed) continue;
      const gain = gainOf(part, other);
      if (gain > (best.get(part)?.gain ?? 0)) best.set(part, { other, gain });
      if (gain > (best.get(other)?.gain ?? 0)) best.set(other, { other: part, gain });
    }
  };
  for (const part of parts) findBest(part);
  while (best.size > 0) {
    const [one, { other, gain }] = [...best].reduce((most, each) => (each[1].gain > most[1].gain ? each : most));
    if (!parts.has(other) || gainOf(one, other) !== gain) {
      findBest(one);
      continue;
    }
    const behindOne = behind(one);
    const behindOther = behind(other);
    const vain =
      costOf(behindOne, sets.difference(other.users, one.users), sets) +
      costOf(behindOther, sets.difference(one.users, other.users), sets);
    const real = isCircle(one, other) ? 0 : gainOfTwo(one, other, sets, worth) - vain;
    if (real !== gain) {
      remember(one, other, real);
      findBest(one);
      findBest(other);
      continue;
    }
    const changed = new Set([one, ...behindOne, ...behindOther]);
    parts.delete(other);
    best.delete(other);
    forget(other);
    join(one, other, sets);
    for (const part of behindOne) part.users = sets.union(part.users, other.users);
    for (const part of behindOther) part.users = sets.union(part.users, one.users);
    for (const part of changed) forget(part);
    for (const part of changed) findBest(part);
  }
}

/** Requests saved less what is loaded in vain of the two, in bytes. What is nearer to the entry counts more. */
function gainOfTwo(one: Part, other: Part, sets: UserSets, worth: number): number {
  const both = sets.weighBoth(one.users, other.users);
  if (both === 0) return 0;
  const inVain = sets.weigh(sets.difference(other.users, one.users)) * one.size;
  return worth * both - inVain - sets.weigh(sets.difference(one.users, other.users)) * other.size;
}

/** Tells what users would load of parts that they don't use, in bytes. */
function costOf(parts: ReadonlySet<Part>, users: Uint32Array, sets: UserSets): number {
  let cost = 0;
  for (const part of parts) cost += part.size * sets.weigh(sets.difference(users, part.users));
  return cost;
}

/** Tells what a part imports, and what that imports. */
function behind(part: Part, without?: Part): Set<Part> {
  const found = new Set<Part>();
  const visit = (at: Part) => {
    for (const imported of at.imports) {
      if (imported === without || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(part);
  return found;
}

/** Tells whether two parts as one would import themselves, through a third. */
const isCircle = (one: Part, other: Part) => leadsTo(one, other) || leadsTo(other, one);

/** Tells whether a part imports another through a third. */
function leadsTo(from: Part, to: Part): boolean {
  for (const part of behind(from, to)) if (part.imports.has(to)) return true;
  return false;
}

/** Makes `other` a part of `one`. */
function join(one: Part, other: Part, sets: UserSets): void {
  one.users = sets.union(one.users, other.users);
  one.size += other.size;
  one.files.push(...other.files);
  for (const imported of other.imports) {
    imported.importers.delete(other);
    if (imported === one) continue;
    imported.importers.add(one);
    one.imports.add(imported);
  }
  for (const importer of other.importers) {
    importer.imports.delete(other);
    if (importer === one) continue;
    importer.imports.add(one);
    one.importers.add(importer);
  }
}
