/** Builds twice: first to see which page uses what, then with the files that this suggests (docs/adr/0007). */
import { build, type Plugin, type Rolldown } from 'vite';
import { isInEntry, pageOf } from '../route-areas.ts';
import { planChunks } from './plan.ts';
import type { BuiltChunk } from './reach.ts';

const firstName = 'first-build';

/** An import that a module starts as soon as it runs. */
const atOnce = /^const \w+ = import\('(.+?)'\)/gm;
/** An import right after the first page (`src/lib/browser/first-page.ts`). */
const afterPage = /\bafterFirstPage\(\(\) => import\('(.+?)'\)/g;

/** What modules import by themselves: the imported modules by the module that imports them. */
interface Started {
  atOnce: Map<string, readonly string[]>;
  afterPage: Map<string, readonly string[]>;
}

/** The plugin of the first of the two builds, which notes what modules start by themselves. */
function firstBuild(started: Started): Plugin {
  return {
    name: firstName,
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      async handler(code, id) {
        const resolved = async (pattern: RegExp) => {
          const found = [...code.matchAll(pattern)].map(([, path = '']) => this.resolve(path, id));
          return (await Promise.all(found)).flatMap((module) => (module ? [module.id] : []));
        };
        started.atOnce.set(id, await resolved(atOnce));
        started.afterPage.set(id, await resolved(afterPage));
      },
    },
  };
}

/** A plugin that plans a build's files, and the group that follows the plan. */
export function plannedChunks(): { plugin: Plugin; group: Rolldown.CodeSplittingGroup } {
  let names: ReadonlyMap<string, string> = new Map();
  let isFirst = false;
  let configFile: string | false | undefined;
  return {
    plugin: {
      name: 'planned-chunks',
      apply: 'build',
      configResolved(config) {
        isFirst = config.plugins.some(({ name }) => name === firstName);
        configFile = config.configFile ?? false;
      },
      async buildStart() {
        if (isFirst) return;
        const started: Started = { atOnce: new Map(), afterPage: new Map() };
        const plugins = [firstBuild(started)];
        const output = await build({ configFile, logLevel: 'silent', build: { write: false }, plugins });
        if (Array.isArray(output) || !('output' in output)) throw new Error('The build has several outputs.');
        names = planChunks(
          describeChunks(
            output.output.filter((file) => file.type === 'chunk'),
            started,
          ),
        );
      },
    },
    // Every module that it could take has a name, so none needs to be brought along.
    group: { debugName: 'planned', name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false },
  };
}

function describeChunks(chunks: readonly Rolldown.OutputChunk[], started: Started): BuiltChunk[] {
  const fileOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]));
  return chunks.map(({ fileName, moduleIds, imports, dynamicImports, code, isEntry, facadeModuleId }) => {
    const page = pageOf(facadeModuleId ?? '');
    const filesOf = (modules: ReadonlyMap<string, readonly string[]>) =>
      moduleIds.flatMap((id) => modules.get(id) ?? []).flatMap((id) => fileOf.get(id) ?? []);
    return {
      ...{ file: fileName, modules: moduleIds, imports, opens: dynamicImports, size: code.length, isEntry },
      ...{ opensAtOnce: filesOf(started.atOnce), opensAfterPage: filesOf(started.afterPage) },
      isFirst: page !== undefined && isInEntry(page),
    };
  });
}
