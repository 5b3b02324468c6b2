/**
 * The entry knows every page's address, and loads what a page does with it (what it reads from the address, its guard,
 * title and loader) by area: a folder of `src/routes`, down to three levels. A route that declares `codeSplitGroupings`
 * stays in the entry, whole (docs/adr/0007).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { earlyScript } from './early-script.ts';

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

/** Tells whether a route's module loads after the entry. */
export function loadsByArea(source: string): boolean {
  return source.includes('createFileRoute') && !source.includes('codeSplitGroupings');
}

/** Tells whether a page's route is in the entry: people start the day with it. */
export function isInEntry(file: string): boolean {
  return !isLayout(file) && !loadsByArea(readFileSync(join(routeFolder, `${file}.tsx`), 'utf8'));
}

/** The first segment of a route's path; undefined if every path could have it. */
export function firstSegmentOf(file: string): string | undefined {
  const [segment] = segmentsOf(file);
  return segment?.startsWith('$') ? undefined : segment;
}

const segmentsOf = (file: string) =>
  file.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route');

/** A regular expression of a page's addresses, below the base. */
export function patternOf(file: string): string {
  return `^${segmentsOf(file)
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment))
    .join('/')}/?$`;
}

/** The route file of a page's own module, without extension; undefined for other modules. */
export function pageOf(id: string): string | undefined {
  return /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(id)?.[1];
}

/** Tells whether a route has no address of its own, such as `_authenticated/_full-screen`. */
export const isLayout = (file: string) => /(^|\/)_[^/]*$/.test(file);

/** Pages whose data takes longer than their code: their loader comes with the area and starts it first (docs/adr/0018). */
const earlyLoaders: readonly string[] = ['/_authenticated/_main/serve-it/orders/$orderId/'];

/** A route's id by its file. */
export const routeIdOf = (file: string) => `/${file.replace(/(^|\/)(index|route)$/, '$1')}`;

/** Tells whether a route's loader comes with its area. */
export function loadsWithArea(routeId: string): boolean {
  return earlyLoaders.includes(routeId);
}

/** The children of a route by name, which only types read: the router takes a list as well. */
const childrenByName = /^const (\w+Children): \w+ = \{([^}]*)\}/gm;
const namelessChildren = (_: string, name: string, children: string) =>
  `const ${name} = [${[...children.matchAll(/:\s*(\w+)/g)].map(([, child]) => child).join(', ')}]`;

/** An id that is the path, which is a route's id by default. */
const repeatedId = /^ +id: ('.*'),\n(?= +path: \1,$)/gm;

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
  const compact = body.replaceAll(childrenByName, namelessChildren).replaceAll(repeatedId, '');
  const opened = [...areas.keys()].map(
    (area, index) => `const area${index} = openArea(() => import('${areaPrefix}${area}'))`,
  );
  return { code: ["import { addressIn, openArea } from '@/app/route-areas'", ...opened, compact].join('\n'), areas };
}

/** How the addresses of an area start, or a pattern of a page's addresses, and the files it needs beside the entry's. */
type AreaFiles = readonly [addresses: readonly string[] | string, files: readonly string[]];

/** An import that a module starts when it runs, rather than when something opens. */
const startedAtOnce = /^const \w+ = (__vitePreload\(\(\) => )?import\(/m;

/**
 * A script that requests the code and styles of the opened address's area or page beside the entry, which would request
 * them later, one after the other.
 * @param pages pages of the entry, which need no area
 */
export function areaPreloads(areas: readonly AreaFiles[], pages: readonly AreaFiles[], base: string): string {
  return `{
  const path = location.pathname.slice(${base.length});
  const segment = path.split('/')[0];
  const isOpened = ([addresses]) => (addresses.map ? addresses.includes(segment) : RegExp(addresses).test(path));
  const page = ${JSON.stringify(pages)}.find(isOpened);
  for (const [, files] of page ? [page] : ${JSON.stringify(areas)}.filter(isOpened)) files.forEach((file) => {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  });
}
`;
}

/** Tells whether a chunk has styles alone: Vite leaves a file of its styles and no chunk. */
const hasStylesAlone = ({ moduleIds, exports }: Rolldown.OutputChunk) =>
  exports.length === 0 && moduleIds.length > 0 && moduleIds.every((id) => /\.css(\?|$)/.test(id));

/** Splits the tree of a build's routes. `base` is the application's path. */
export function routeAreas(base: string): Plugin {
  let areas: ReadonlyMap<string, readonly string[]> = new Map();
  let early = '';
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
    async generateBundle(_, bundle) {
      /** A chunk's files that aren't known yet: its own, its styles, and those of its imports. */
      const filesBehind = (file: string, known: Set<string>): string[] => {
        const chunk = bundle[file];
        if (known.has(file) || chunk?.type !== 'chunk') return [];
        known.add(file);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((style) => !known.has(style));
        for (const style of styles) known.add(style);
        const own = hasStylesAlone(chunk) ? styles : [file, ...styles];
        return [...own, ...chunk.imports.flatMap((imported) => filesBehind(imported, known))];
      };
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const entry = new Set<string>();
      for (const { isEntry, fileName } of chunks) if (isEntry) filesBehind(fileName, entry);
      const found = chunks.flatMap(({ facadeModuleId, fileName }): AreaFiles[] => {
        const files = areas.get(facadeModuleId?.slice(areaPrefix.length) ?? '');
        if (!files) return [];
        const segments = new Set(files.map(firstSegmentOf).filter((segment) => segment !== undefined));
        return [[[...segments], filesBehind(fileName, new Set(entry))]];
      });
      /** A page's files, with what it starts at once. */
      const pageFiles = (page: Rolldown.OutputChunk) => {
        const started = page.moduleIds.flatMap((id) => {
          const module = this.getModuleInfo(id);
          return module?.code && startedAtOnce.test(module.code) ? module.dynamicallyImportedIds : [];
        });
        const parts = chunks.filter(({ facadeModuleId }) => facadeModuleId && started.includes(facadeModuleId));
        const known = new Set(entry);
        return [page, ...parts].flatMap(({ fileName }) => filesBehind(fileName, known));
      };
      const pages: AreaFiles[] = [];
      for (const chunk of chunks) {
        const file = pageOf(chunk.facadeModuleId ?? '');
        if (file === undefined || isLayout(file)) continue;
        if (isInEntry(file)) pages.push([patternOf(file), pageFiles(chunk)]);
        // Its loader asks sooner than its code is there.
        else if (loadsWithArea(routeIdOf(file))) found.push([patternOf(file), pageFiles(chunk)]);
      }
      const source = (await earlyScript()) + areaPreloads(found, pages, base);
      early = base + this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    transformIndexHtml() {
      return [{ tag: 'script', attrs: { src: early, async: true }, injectTo: 'head-prepend' }];
    },
  };
}
