/** Builds twice: first to see which page uses what, then with the files that this suggests (docs/adr/0007). */
import { build, type Plugin, type Rolldown } from 'vite';
import { planChunks } from './plan.ts';

/** The plugin of the first of the two builds, which shows that it is the first. */
const first: Plugin = { name: 'first-build' };

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
        isFirst = config.plugins.some(({ name }) => name === first.name);
        configFile = config.configFile ?? false;
      },
      async buildStart() {
        if (isFirst) return;
        const output = await build({ configFile, logLevel: 'silent', build: { write: false }, plugins: [first] });
        if (Array.isArray(output) || !('output' in output)) throw new Error('The build has several outputs.');
        names = planChunks(output.output.filter((file) => file.type === 'chunk').map(describeChunk));
      },
    },
    // Every module that it could take has a name, so none needs to be brought along.
    group: { debugName: 'planned', name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false },
  };
}

const describeChunk = ({ fileName, moduleIds, imports, dynamicImports, code, isEntry }: Rolldown.OutputChunk) => ({
  ...{ file: fileName, modules: moduleIds, imports, opens: dynamicImports, size: code.length, isEntry },
});
