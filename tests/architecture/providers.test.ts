/** A filing provider is known in its folder alone: its id, its calls and, but for the modules listed here, its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../scripts/imports.ts';
import { linesMatching, productionSources, root, type Source } from './sources.ts';

const providers = readdirSync(join(root, 'src/features/efiling'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(entry.parentPath, entry.name)).includes('facts.ts'))
  .map(({ name }) => name);

const isOfProvider = ({ path }: Source) => providers.some((id) => path.startsWith(`src/features/efiling/${id}/`));
const elsewhere = productionSources('src').filter((source) => !isOfProvider(source));

it('there are providers, each with its folder', () => {
  expect(providers).toContain('tyler');
});

it('no provider’s id is a literal outside its folder', () => {
  // `none` is a word of its own.
  const ids = providers.filter((id) => id !== 'none');
  const literal = new RegExp(`['"\`](?:${ids.join('|')})['"\`]`);
  expect(linesMatching(elsewhere, literal)).toEqual([]);
  expect(literal.test("provider === 'tyler'")).toBe(true);
  expect(literal.test("code === 'tyler-account-not-activated'")).toBe(false);
});

it('no provider’s folder is imported by another module', () => {
  const ofProvider = new RegExp(`(?:^\\./|^\\.\\./|efiling/)(?:${providers.join('|')})/`);
  const importing = elsewhere.filter(({ path, text }) => importsOf(path, text).some((each) => ofProvider.test(each)));
  expect(importing.map(({ path }) => path)).toEqual([]);
});

it('a provider’s code brings no other’s, unless its filings travel by the other’s calls', () => {
  const pairs = productionSources('src')
    .filter(isOfProvider)
    .flatMap(({ path, text }) => {
      const own = path.split('/')[3] ?? '';
      const imported = importsOf(path, text).flatMap((each) => /^\.\.\/(\w+)\//.exec(each)?.[1] ?? []);
      return imported.filter((id) => id !== own && providers.includes(id)).map((id) => `${own} → ${id}`);
    });
  expect([...new Set(pairs)]).toEqual(['jti → onelegal', 'none → onelegal']);
});

it('no provider’s calls are used outside its folder', () => {
  const generated = join(root, 'src/api/generated/filing');
  const names = readdirSync(generated, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('model/') && !file.endsWith('.zod.ts'))
    .map((file) => readFileSync(join(generated, file), 'utf8'))
    .filter((text) => /`\/(?:Tyler|OneLegal|Jti|Granicus)\//.test(text))
    .flatMap((text) => [...text.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []));
  expect(names).toContain('submitNewCase');
  const used = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const importing = /import\s+\{([^}]*)\}\s+from '@\/api\/generated\/filing'/g;
  const using = elsewhere.filter(({ text }) => [...text.matchAll(importing)].some(([, list = '']) => used.test(list)));
  // The calls about an order's documents are one provider's by their address, and answer for the orders of every state.
  // A firm's attorneys and administrators are kept by one provider alone.
  expect(using.map(({ path }) => path).toSorted()).toEqual([
    'src/features/documents/matter-files/made-here.ts',
    'src/features/efiling/usual-orders.ts',
    'src/features/filing-account/accounts/loader.ts',
    'src/features/filing-account/accounts/register-firm.tsx',
    'src/features/filing-account/pages/administrators-page.tsx',
    'src/features/filing-account/pages/attorneys-page.tsx',
    'src/features/orders/components/files/order-files.tsx',
  ]);
});

/** Modules that name a provider in an address of the specification, or in an error code or operation of the contract. */
const naming = [
  'src/api/facts/facts.ts',
  'src/api/facts/operations/filing.ts',
  'src/features/filing-account/accounts/register-firm.tsx',
  'src/features/filing-account/model/login.ts',
  'src/features/filing-account/pages/accounts-page.tsx',
  'src/features/filing-account/pages/administrators-page.tsx',
  'src/features/filing-account/required-sign-in.tsx',
  'src/features/filing-account/search.ts',
  'src/features/filing/start/start-documents.tsx',
  'src/routes/_authenticated/_full-screen/case-initiation-tyler.tsx',
  'src/routes/_authenticated/_full-screen/existing-case-jti.tsx',
  'src/routes/_authenticated/_main/tyler-login.tsx',
];

it('other modules name a provider only in addresses, error codes and operations', () => {
  const found = elsewhere.filter(({ path, text }) => /tyler|\bjti\b/i.test(path + text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(naming.toSorted());
});
