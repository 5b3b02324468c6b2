/**
 * What the first screens import statically: anything not needed before the first click is imported lazily, at a route
 * or where it opens.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles, target } from '../../scripts/imports.ts';

const root = resolve(import.meta.dirname, '../..');

/** Modules that no first screen needs, by area. */
const laterRooms: Readonly<Record<string, RegExp>> = {
  'the PDF engine': /^pdfjs-dist/,
  'documents, their uploads and previews': /^src\/features\/documents\/(components|upload|inspection|matter-files)\//,
  archives: /^client-zip/,
  'exports of lists': /^src\/lib\/grid\/export\/(export-|workbook|delimited)/,
  'tools of lists': /^src\/lib\/grid\/tools\/(?!tools-place).*(tools|panel)/,
  'virtual lists': /^@tanstack\/react-virtual|^src\/lib\/grid\/virtual\//,
  'dialogs and toasts': /^src\/lib\/ui\/(dialog|confirm-dialog|toast-list)|^@mantine\/core\/styles\/Modal/,
  'forms of several steps': /^@tanstack\/react-form/,
  'the command palette': /^src\/features\/palette\/components\/(?!palette-host)/,
  onboarding: /^src\/features\/onboarding\/(pages|components|forms|calls)\//,
  filing: /^src\/features\/filing\/(pages|components)\//,
  'the code of e-filing providers': /^src\/features\/efiling\/(?:[^/]+\/(?!facts\.ts)|descriptor)/,
  monitoring: /^@sentry\//,
};

/** Modules that no page needs to start a filing, before a court or case is chosen. */
const afterTheStart: Readonly<Record<string, RegExp>> = {
  'virtual lists': /^@tanstack\/react-virtual/,
  'forms of several steps': /^@tanstack\/react-form/,
  'phone numbers': /^libphonenumber-js/,
  'the rules of drafts': /^src\/features\/efiling\/(rules\/(?!problems|rule-context)|[^/]+\/rules\.ts)/,
  'the calls, fields and tables of drafts':
    /^src\/features\/efiling\/[^/]+\/(provider|superior-courts|calls|codec|fields|tables)\.ts/,
};

/** Modules that the filings of a draft show without. */
const afterTheFilings: Readonly<Record<string, RegExp>> = {
  'phone numbers': /^libphonenumber-js/,
  'the rules of drafts': /^src\/features\/efiling\/(rules\/(?!problems|rule-context)|[^/]+\/rules\.ts)/,
  'the search for addresses': /^src\/features\/addresses\/components\//,
  'calendars of hearings': /^src\/features\/hearings\/components\/hearing-/,
};

/** Modules that an order of process serving shows its first step without. */
const afterTheFirstStep: Readonly<Record<string, RegExp>> = {
  'its other steps': /^src\/features\/process-serving\/ordering\/steps\/(case|recipients|service|review)-step/,
  'the search for addresses': /^src\/features\/addresses\/components\//,
};

/** Modules that the search for one docket shows without. */
const afterTheSearch: Readonly<Record<string, RegExp>> = {
  'the searches for many': /^src\/features\/docket-sync\/bulk\/pages\/bulk-(choose|import)-page/,
  lists: /^src\/lib\/grid\/client-grid/,
};

/** Kinds of fields that a form loads if it asks for them. */
const otherFields: Readonly<Record<string, RegExp>> = {
  'fields that few forms have': /^src\/lib\/form\/(checkbox|combobox|date|money|multi-combobox|textarea)-field/,
};

const full = 'src/routes/_authenticated/_full-screen';
const starts = [
  `${full}/case-initiation/index.tsx`,
  `${full}/case-initiation-fl.tsx`,
  `${full}/existing-case/index.tsx`,
  `${full}/existing-case-fl.tsx`,
  `${full}/existing-case-jti.tsx`,
  `${full}/existing-case-physical.tsx`,
  ...['tyler', 'onelegal', 'granicus', 'none'].map((id) => `src/features/efiling/${id}/start.ts`),
  ...['onelegal', 'granicus'].flatMap((id) =>
    ['new', 'existing'].map((kind) => `src/features/efiling/${id}/start-${kind}-case.tsx`),
  ),
  'src/features/efiling/none/start-on-paper.tsx',
];

const screens = {
  home: ['src/routes/_authenticated/_main/index.tsx'],
  orders: ['src/routes/_authenticated/_main/orders/index.tsx'],
};
/** What every screen loads: the entry, and the routes around the page. */
const frame = [
  'src/main.tsx',
  'src/routes/__root.tsx',
  'src/routes/_authenticated.tsx',
  'src/routes/_authenticated/_main.tsx',
];

interface Import {
  to: string;
  /** Imported names; undefined for all. */
  names: readonly string[] | undefined;
}

/** A module's static imports, without types; for an index, only those of the requested names. */
function staticImports(file: string, asked: readonly string[] | undefined): Import[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      to: moduleRequest.value,
      names: entries.some(({ importName }) => importName.kind === 'NamespaceObject')
        ? undefined
        : entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? 'default'),
    }));
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, exportName }) => !isType && (!asked || !exportName.name || asked.includes(exportName.name)))
    .flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ to: moduleRequest.value, names: importName.name ? [importName.name] : asked }] : [],
    );
  return [...imports, ...exports].map(({ to, names }) => ({ to: target(file, to), names }));
}

function moduleAt(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
    .filter((candidate) => /\.tsx?$/.test(candidate))
    .find((candidate) => existsSync(join(root, candidate)));
}

/** Every module and package loaded with some modules, each with its import path. */
function loadedWith(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const queue = files.map((file): { to: string; names: Import['names']; way: string[] } => ({
    to: file,
    names: undefined,
    way: [],
  }));
  for (const { to, names, way } of queue) {
    const file = moduleAt(to);
    const isIndex = file?.endsWith('/index.ts') ?? false;
    const key = `${file ?? to} ${isIndex ? names : ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const here = [...way, file ?? to];
    if (!found.has(file ?? to)) found.set(file ?? to, here);
    if (file?.startsWith('src/') && !file.includes('/generated/') && !file.endsWith('.gen.ts'))
      for (const next of staticImports(file, isIndex ? names : undefined)) queue.push({ ...next, way: here });
  }
  return found;
}

describe.each(Object.entries(screens))('the first screen of %s', (_, routes) => {
  const loaded = loadedWith([...frame, ...routes]);

  it('loads more than its route', () => {
    expect(loaded.size).toBeGreaterThan(100);
  });

  it.each(Object.entries(laterRooms))('does not load: %s', (_, room) => {
    const ways = [...loaded].filter(([file]) => room.test(file)).map(([, way]) => way.join(' → '));
    expect(ways).toEqual([]);
  });
});

it.each(Object.entries(afterTheStart))('pages that start a filing do not load: %s', (_, room) => {
  const ways = [...loadedWith(starts)].filter(([file]) => room.test(file)).map(([, way]) => way.join(' → '));
  expect(ways).toEqual([]);
});

it.each(Object.entries(afterTheFilings))('the filings of a draft do not load: %s', (_, room) => {
  const step = ['route', 'filings'].map((name) => `${full}/case-initiation/$orderId/${name}.tsx`);
  const providers = ['tyler', 'onelegal', 'granicus'].map((id) => `src/features/efiling/${id}/provider.ts`);
  const ways = [...loadedWith([...step, ...providers])].filter(([file]) => room.test(file));
  expect(ways.map(([, way]) => way.join(' → '))).toEqual([]);
});

it.each(Object.entries(afterTheFirstStep))('a draft of process serving does not load: %s', (_, room) => {
  const found = [...loadedWith([`${full}/serve-it/order/process-serving/$orderId.tsx`])].filter(([file]) =>
    room.test(file),
  );
  expect(found.map(([, way]) => way.join(' → '))).toEqual([]);
});

it.each(Object.entries(afterTheSearch))('the search for dockets does not load: %s', (_, room) => {
  const found = [...loadedWith(['src/routes/_authenticated/_main/docket-sync/search.tsx'])];
  expect(found.filter(([file]) => room.test(file)).map(([, way]) => way.join(' → '))).toEqual([]);
});

it.each(Object.entries(otherFields))('forms do not load by themselves: %s', (_, room) => {
  const found = [...loadedWith(['src/lib/form/form.ts'])].filter(([file]) => room.test(file));
  expect(found.map(([, way]) => way.join(' → '))).toEqual([]);
});

const everything = sourceFiles(root, 'src').flatMap((file) => [
  file,
  ...importsOf(file, readFileSync(join(root, file), 'utf8')).map((imported) => target(file, imported)),
]);

const rooms = [laterRooms, afterTheStart, afterTheFilings, afterTheFirstStep, afterTheSearch, otherFields];

it.each(rooms.flatMap((room) => Object.entries(room)))('the area exists: %s', (_, room) => {
  expect(everything.some((path) => room.test(path))).toBe(true);
});
