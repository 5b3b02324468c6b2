/**
 * Import cycles, including type imports. Modules in a cycle can't be read, tested or moved separately. The boundaries
 * step of `npm run check` finds them in `src` and `sandbox`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, sourceFiles, target } from './imports.ts';

/** Each module's imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Imports between modules of these folders, without packages and assets. */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(join(root, file), 'utf8'))
        .map((imported) => resolveModule(root, target(file, imported)))
        .filter((path) => path !== undefined),
    ]),
  );
}

function resolveModule(root: string, path: string): string | undefined {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((candidate) => {
    const full = join(root, candidate);
    return /\.tsx?$/.test(candidate) && existsSync(full) && statSync(full).isFile();
  });
}

/**
 * Groups of mutually reachable modules (strongly connected components), each with a shortest cycle through its first
 * module.
 */
export function circlesIn(graph: ImportGraph): { modules: string[]; circle: string[] }[] {
  return groupsIn(graph).map((modules) => ({ modules, circle: shortestCircle(graph, modules) }));
}

/** Tarjan's algorithm. */
function groupsIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (module: string): number => {
    const index = order.size;
    order.set(module, index);
    stack.push(module);
    let low = index;
    const imports = graph.get(module) ?? [];
    for (const next of imports) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(module));
      if (group.length > 1 || imports.includes(module)) groups.push(group.toSorted());
    }
    return low;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return groups.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
}

/** Breadth-first search from the group's first module back to itself. */
function shortestCircle(graph: ImportGraph, modules: readonly string[]): string[] {
  const [start = ''] = modules;
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (!modules.includes(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [start];
}

/** All import cycles in the repository at `root`, one line each. */
export function checkImportCircles(root: string): string[] {
  return circlesIn(importGraph(root, ['src', 'sandbox'])).map(
    ({ modules, circle }) =>
      `${circle.join(' → ')}${modules.length >= circle.length ? ` (${modules.length} modules)` : ''}`,
  );
}
