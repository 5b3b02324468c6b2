/** Imports of the repository's modules, for its structural checks. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** TypeScript modules below a folder, relative to `root`, without generated code. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/') && !path.endsWith('.gen.ts'));
}

/** All imports of a module as written: static, dynamic, type-only and re-exports. */
export function importsOf(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const text = (start: number, end: number) => source.slice(start, end).replace(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((each) => text(each.moduleRequest.start, each.moduleRequest.end)),
  ];
}

/** An import's target, relative to the repository root. Packages keep their name. */
export function target(file: string, imported: string): string {
  if (imported.startsWith('@/')) return `src/${imported.slice(2)}`;
  if (imported.startsWith('.')) return relative('/', resolve('/', dirname(file), imported));
  return imported;
}
