/** Patterns in the tools' configuration: one that matches no file is a leftover, or fails to exclude what it should. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

/** Configuration files, and the base folder of their patterns. */
const configurations = {
  'biome.json': '',
  'knip.ts': '',
  'playwright.config.ts': 'e2e',
  'stryker.config.json': '',
  'tsconfig.json': '',
  'vitest.config.ts': '',
  'vitest.mutation.config.ts': '',
};

/** Folders that tools write and that may not exist yet. */
const written = ['.cache', '.git', 'dist', 'node_modules'];
const files = [
  ...written,
  ...readdirSync(root)
    .filter((name) => !written.includes(name))
    .flatMap((name) =>
      statSync(join(root, name)).isDirectory()
        ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`)
        : [name],
    ),
];

/** Settings with patterns. */
const settings = ['entry', 'exclude', 'ignorePatterns', 'include', 'includes', 'project', 'testIgnore', 'testMatch'];

/** Every pattern in a module or in JSON. */
function patternsIn(file: string): string[] {
  const patterns: string[] = [];
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = file.endsWith('.json')
    ? parseSync(`${file}.ts`, `export default ${text}`)
    : parseSync(file, text);
  expect(errors).toEqual([]);
  new Visitor({
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
      if (!settings.some((setting) => setting === name) || value.type !== 'ArrayExpression') return;
      for (const element of value.elements)
        if (element?.type === 'Literal' && typeof element.value === 'string')
          patterns.push(element.value.replace(/^!/, ''));
    },
  }).visit(program);
  return patterns;
}

it.each(Object.entries(configurations))('%s names only existing files', (configuration, folder) => {
  const isUsed = (pattern: string) => {
    const path = join(folder, pattern);
    return files.some((file) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`));
  };
  const patterns = patternsIn(configuration);
  expect(patterns).not.toEqual([]);
  expect(patterns.filter((pattern) => !isUsed(pattern))).toEqual([]);
});
