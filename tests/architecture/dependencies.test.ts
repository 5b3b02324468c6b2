/** package.json lists exactly the packages the product needs, in exact versions. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dependencies = Object.keys(manifest.dependencies ?? {}).sort();

/** Skipped: the example page, which isn't part of the product, and the generated client, which imports nothing else. */
const unfollowed = ['src/features/example/', 'src/api/generated/'];

it('every version is exact', () => {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
  const loose = groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+$|^\$/.test(version));
  expect(loose).toEqual([]);
});

it('the dependencies are exactly the packages that the product loads', () => {
  const loaded = packagesLoadedFrom(['src/main.tsx']);
  const required = [...loaded].flatMap(requiredPeers);
  expect(dependencies).toEqual([...new Set([...loaded, ...required])].sort());
});

it('type imports don’t count; styles, workers and dynamic imports do', () => {
  const load = (path: string, source: string) => loadedBy(path, source);
  expect(
    load('a.ts', "import type { A } from 'a'; import { type B } from 'b'; import 'c/d'; export * from './e';"),
  ).toEqual(['c/d', './e']);
  expect(load('a.ts', "import('@f/g/h'); new URL('./worker.ts', import.meta.url);")).toEqual(['@f/g/h', './worker.ts']);
  expect(load('a.css', '@import "a/b.css"; src: url("@c/d/e.woff2"); fill: url("data:x")')).toEqual([
    'a/b.css',
    '@c/d/e.woff2',
  ]);
});

/** Packages loaded by modules reachable from these, except those that only the example page needs. */
function packagesLoadedFrom(entries: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set(entries);
  for (const path of seen) {
    for (const imported of loadedBy(path, readFileSync(join(root, path), 'utf8'))) {
      const file = moduleOf(path, imported);
      if (file === undefined) packages.add(packageOf(imported));
      else if (/\.(tsx?|css)$/.test(file) && !unfollowed.some((folder) => file.startsWith(folder))) seen.add(file);
    }
  }
  return packages;
}

/** Packages that a package expects beside it, such as the date library of a calendar. */
function requiredPeers(name: string): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
}

/** A module's runtime imports, as written. */
function loadedBy(path: string, source: string): string[] {
  if (path.endsWith('.css'))
    return [...source.matchAll(/(?:@import\s+|url\()["'](?!data:)([^"']+)["']/g)].flatMap(([, found = '']) => found);
  const { module } = parseSync(path, source);
  const text = (start: number, end: number) => source.slice(start, end).replace(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text(moduleRequest.start, moduleRequest.end)),
    ...[...source.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g)].flatMap(([, found = '']) => found),
  ];
}

/** The imported file, relative to the root; undefined for packages. */
function moduleOf(importer: string, imported: string): string | undefined {
  const path = imported.replace(/\?.*$/, '');
  if (!path.startsWith('.') && !path.startsWith('@/')) return undefined;
  const base = path.startsWith('@/') ? join(root, 'src', path.slice(2)) : resolve(root, dirname(importer), path);
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  if (!file) throw new Error(`${importer} imports ${imported}, which doesn't exist.`);
  return relative(root, file);
}

function packageOf(imported: string): string {
  return imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');
}
