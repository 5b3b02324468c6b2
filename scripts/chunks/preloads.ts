/**
 * What a lazy import loads beside its file. Vite lists all that the file imports; here without what is there already: the
 * entry's files, and what the importing file itself imports (docs/adr/0007).
 */
import type { ModulePreloadOptions, Plugin } from 'vite';

type ResolveDependencies = NonNullable<Exclude<ModulePreloadOptions, false>['resolveDependencies']>;

/** A file of a build. */
interface BuiltFile {
  imports: readonly string[];
  isEntry: boolean;
}

/** Those of `files` that aren't loaded yet when `host` runs. */
export function notYetLoaded(built: ReadonlyMap<string, BuiltFile>, host: string, files: readonly string[]): string[] {
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    built.get(file)?.imports.forEach(visit);
  };
  visit(host);
  for (const [file, { isEntry }] of built) if (isEntry) visit(file);
  return files.filter((file) => !loaded.has(file));
}

/** A plugin that knows a build's files, and the option that uses them. */
export function leanPreloads(): { plugin: Plugin; resolveDependencies: ResolveDependencies } {
  const built = new Map<string, BuiltFile>();
  return {
    plugin: {
      name: 'lean-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') built.set(file.fileName, file);
        },
      },
    },
    resolveDependencies: (_, files, { hostId, hostType }) =>
      hostType === 'html' ? files : notYetLoaded(built, hostId, files),
  };
}
