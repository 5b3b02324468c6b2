/**
 * The entry knows every page's address, and loads what a page does with it (what it reads from the address, its guard,
 * title and loader) by area: a folder of `src/routes`, down to three levels. A route that declares `codeSplitGroupings`
 * stays in the entry, whole (docs/adr/0007).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Prefix of an area's module in the build: `virtual:route-area/_authenticated/_main/billing`. */
const areaPrefix = 'virtual:route-area/';
const routeFolder = join(import.meta.dirname, '../src/routes');
const routeImport = /^import \{ Route as (\w+) \} from '\.\/routes\/(.+)'$/gm;

/** The area of a route, by its file without extension, relative to `src/routes`. */
function areaOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' ? 'public' : folder.split('/').slice(0, 3).join('/');
}

/** The module with the routes of a route's area, as the build's manifest calls it. */
export function areaModuleOf(file: string): string {
  return areaPrefix + areaOf(file);
}

/** Whether a route's module loads after the entry. */
export function loadsByArea(source: string): boolean {
  return source.includes('createFileRoute') && !source.includes('codeSplitGroupings');
}

/** The first segment of a route's path; undefined if every path could have it. */
export function firstSegmentOf(file: string): string | undefined {
  const [segment] = file.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route');
  return segment?.startsWith('$') ? undefined : segment;
}

/** The generated tree, which holds only the addresses of routes that load by area, and the files of each area. */
export function splitTree(tree: string, sourceOf: (file: string) => string) {
  const areas = new Map<string, string[]>();
  const body = tree.replaceAll(routeImport, (statement, name: string, file: string) => {
    if (!loadsByArea(sourceOf(file))) return statement;
    const area = areaOf(file);
    const files = [...(areas.get(area) ?? []), file];
    areas.set(area, files);
    return `const ${name} = addressIn(area${[...areas.keys()].indexOf(area)}, ${files.length - 1})`;
  });
  const opened = [...areas.keys()].map(
    (area, index) => `const area${index} = openArea(() => import('${areaPrefix}${area}'))`,
  );
  return { code: ["import { addressIn, openArea } from '@/app/route-areas'", ...opened, body].join('\n'), areas };
}

/** A script that requests the code of the opened address's area beside the entry, which would request it later. */
export function areaPreloads(areas: readonly (readonly [file: string, ...segments: string[]])[], base: string): string {
  return `{
  const segment = location.pathname.slice(${base.length}).split('/')[0];
  for (const [file, ...segments] of ${JSON.stringify(areas)}) {
    if (!segments.includes(segment)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
}
`;
}

/** Splits the tree of a build's routes. `base` is the application's path. */
export function routeAreas(base: string): Plugin {
  let areas: ReadonlyMap<string, readonly string[]> = new Map();
  let preloads = '';
  return {
    name: 'route-areas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      handler(tree) {
        const split = splitTree(tree, (file) => readFileSync(join(routeFolder, `${file}.tsx`), 'utf8'));
        areas = split.areas;
        return split.code;
      },
    },
    resolveId(id) {
      return id.startsWith(areaPrefix) ? id : null;
    },
    load(id) {
      const files = id.startsWith(areaPrefix) ? areas.get(id.slice(areaPrefix.length)) : undefined;
      if (!files) return null;
      const imports = files.map(
        (file, index) => `import { Route as route${index} } from ${JSON.stringify(join(routeFolder, `${file}.tsx`))};`,
      );
      return [...imports, `export default [${files.map((_, index) => `route${index}`).join(', ')}];`].join('\n');
    },
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((chunk): [string, ...string[]][] => {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(areaPrefix)) return [];
        const files = areas.get(chunk.facadeModuleId.slice(areaPrefix.length)) ?? [];
        return [[chunk.fileName, ...new Set(files.map(firstSegmentOf).filter((segment) => segment !== undefined))]];
      });
      const source = areaPreloads(found, base);
      preloads = base + this.getFileName(this.emitFile({ type: 'asset', name: 'areas.js', source }));
    },
    transformIndexHtml() {
      return [{ tag: 'script', attrs: { src: preloads, async: true }, injectTo: 'head' }];
    },
  };
}
