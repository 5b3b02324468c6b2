/**
 * The sandbox's registry of e-filing providers, generated from the folders of `sandbox/providers`: a new provider is a
 * new folder, and no list names it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Each provider's folder, by name, and whether it has rules (`provider.ts`) besides its facts. */
export function providerFolders(root: string): { name: string; hasRules: boolean }[] {
  const folder = join(root, 'sandbox/providers');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'facts.ts')))
    .map(({ name }) => ({ name, hasRules: existsSync(join(folder, name, 'provider.ts')) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The texts of the generated modules by file name: all providers' facts, and the providers that have rules. */
export function providerModules(root: string): Map<string, string> {
  const folders = providerFolders(root);
  const withRules = folders.filter(({ hasRules }) => hasRules);
  return new Map([
    [
      'provider-facts.ts',
      moduleOf(folders, { file: 'facts', type: 'ProviderFacts', typeFile: 'provider-facts', list: 'allProviderFacts' }),
    ],
    [
      'providers.ts',
      moduleOf(withRules, { file: 'provider', type: 'Provider', typeFile: 'provider', list: 'allProviders' }),
    ],
  ]);
}

interface Registry {
  file: string;
  type: string;
  typeFile: string;
  list: string;
}

function moduleOf(folders: readonly { name: string }[], { file, type, typeFile, list }: Registry): string {
  const local = (name: string) => `from_${name.replaceAll('-', '_')}`;
  return [
    '// Generated from the folders of sandbox/providers by `npm run generate`.',
    `import type { ${type} } from '../providers/${typeFile}.ts';`,
    ...folders.map(({ name }) => `import { ${file} as ${local(name)} } from '../providers/${name}/${file}.ts';`),
    '',
    `export const ${list}: readonly ${type}[] = [${folders.map(({ name }) => local(name)).join(', ')}];`,
    '',
  ].join('\n');
}
