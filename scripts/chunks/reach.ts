/** What a page has to load, beyond what is there when it opens. */

/** A file of a build that splits by exact use. */
export interface BuiltChunk {
  file: string;
  modules: readonly string[];
  /** Files that it imports. */
  imports: readonly string[];
  /** Files that it imports later: pages, dialogs. */
  opens: readonly string[];
  /** Bytes, minified. */
  size: number;
  isEntry: boolean;
  /** Those of `opens` that it starts as soon as it runs. */
  opensAtOnce?: readonly string[];
  /** Those of `opens` that load right after the first page. */
  opensAfterPage?: readonly string[];
  /** A page that people start the day with. */
  isFirst?: boolean;
}

/** What imports later: a page, a dialog, or all that loads right after any first page. */
export interface Opened {
  files: readonly string[];
  /** Files that it loads beyond those that are there by then. */
  loads: ReadonlySet<string>;
  /** Imports from the entry to it; 0 for what people start the day with. */
  depth: number;
}

type Chunks = ReadonlyMap<string, BuiltChunk>;

/** Tells what opens, without what the entry loads anyway. */
export function openedOf(chunks: Chunks): Opened[] {
  const entry = filesBehind(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ file }) => file),
    new Set(),
  );
  const files = [...new Set([...chunks.values()].flatMap(({ opens }) => opens))].filter(
    (file) => chunks.has(file) && !entry.has(file),
  );
  const behind = new Map(files.map((file) => [file, filesBehind(chunks, [file], entry)]));
  const openers = openersOf(chunks, entry, behind);
  const depths = depthsOf(files, openers);
  const there = loadedBefore([...depths.keys()], behind, openers);
  const loadsOf = (file: string) => [...(behind.get(file) ?? [])].filter((each) => !there.get(file)?.has(each));
  const late = new Set([...entry].flatMap((file) => chunks.get(file)?.opensAfterPage ?? []));
  const first = files.filter((file) => chunks.get(file)?.isFirst);
  const started = first.flatMap(loadsOf).flatMap((file) => chunks.get(file)?.opensAtOnce ?? []);
  const depthOf = (file: string) => ([...first, ...started].includes(file) ? 0 : (depths.get(file) ?? 1));
  const groups = files.filter((file) => !late.has(file)).map((file) => ({ files: [file], depth: depthOf(file) }));
  if (late.size > 0) groups.push({ files: [...late], depth: 1 });
  return groups.map((group) => ({ ...group, loads: new Set(group.files.flatMap(loadsOf)) }));
}

/** Files and all that they import, without those of `without`. */
function filesBehind(chunks: Chunks, files: readonly string[], without: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || without.has(file)) return;
    found.add(file);
    chunks.get(file)?.imports.forEach(visit);
  };
  files.forEach(visit);
  return found;
}

/** For each opened file, the opened files that can open it; `entry` where the entry can. */
type Openers = ReadonlyMap<string, ReadonlySet<string> | 'entry'>;

function openersOf(
  chunks: Chunks,
  entry: ReadonlySet<string>,
  behind: ReadonlyMap<string, ReadonlySet<string>>,
): Openers {
  const openers = new Map<string, Set<string> | 'entry'>();
  for (const file of entry) for (const opened of chunks.get(file)?.opens ?? []) openers.set(opened, 'entry');
  for (const [opener, files] of behind)
    for (const file of files)
      for (const opened of chunks.get(file)?.opens ?? []) {
        const known = openers.get(opened) ?? new Set();
        // What it loads by itself can't be there before it.
        if (known === 'entry' || opener === opened) continue;
        openers.set(opened, known.add(opener));
      }
  return openers;
}

/**
 * Files that are there when a file opens, whatever opened it: the largest solution, found by taking away.
 * @param files that the entry leads to
 */
function loadedBefore(
  files: readonly string[],
  behind: ReadonlyMap<string, ReadonlySet<string>>,
  openers: Openers,
): Map<string, ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set();
  const all: ReadonlySet<string> = new Set([...behind.values()].flatMap((set) => [...set]));
  const there = new Map(files.map((file) => [file, all]));
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const file of files) {
      const by = openers.get(file);
      let common: ReadonlySet<string> = by === undefined || by === 'entry' ? none : all;
      for (const opener of by === undefined || by === 'entry' ? [] : by)
        if (there.has(opener))
          common = new Set([...common].filter((each) => there.get(opener)?.has(each) || behind.get(opener)?.has(each)));
      if (common.size === there.get(file)?.size) continue;
      there.set(file, common);
      isChanged = true;
    }
  }
  return there;
}

/** Tells how many imports lead from the entry to each. */
function depthsOf(files: readonly string[], openers: Openers): Map<string, number> {
  const depths = new Map<string, number>();
  for (let depth = 1; ; depth += 1) {
    const next = files.filter((file) => {
      const by = openers.get(file);
      if (depths.has(file) || by === undefined) return false;
      return by === 'entry' ? depth === 1 : [...by].some((opener) => depths.get(opener) === depth - 1);
    });
    if (next.length === 0 && depth > 1) return depths;
    for (const file of next) depths.set(file, depth);
  }
}
