/** What the modules of the repo import, for the checks of its structure. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The TypeScript modules below a folder, as paths from `root`. Generated ones are left out. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/') && !path.endsWith('.gen.ts'));
}

/** Every import of a module as written: static, dynamic, of types, and re-exported. */
export function importsOf(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const text = (start: number, end: number) => source.slice(start, end).replace(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((each) => text(each.moduleRequest.start, each.moduleRequest.end)),
  ];
}

/** Where an import leads, as a path from the root of the repo. A package keeps its name. */
export function target(file: string, imported: string): string {
  if (imported.startsWith('@/')) return `src/${imported.slice(2)}`;
  if (imported.startsWith('.')) return relative('/', resolve('/', dirname(file), imported));
  return imported;
}
