/** The application names filing providers only in their folders and the modules listed here. */
import { expect, it } from 'vitest';
import { productionSources } from './sources.ts';

/** Modules that still name a provider. Remove a module once its provider's folder has that knowledge. */
const namingProviders = [
  'src/features/filing-account/components/sign-in.tsx',
  'src/features/filing-account/model/login.ts',
  'src/features/filing-account/queries.ts',
  'src/features/filing-account/required-sign-in.tsx',
  'src/features/filing-account/search.ts',
  'src/features/navigation/model/planned-pages.ts',
  'src/routes/_authenticated/_full-screen/case-initiation-tyler.tsx',
  'src/routes/_authenticated/_main/tyler-login.tsx',
];

/** The folders of providers. */
const mayName = /^src\/features\/efiling\/(?:tyler|onelegal|jti|granicus)\//;

it('filing providers are named in exactly the listed modules', () => {
  const naming = productionSources('src')
    .filter(({ path, text }) => !mayName.test(path) && /tyler|\bjti\b/i.test(path + text))
    .map(({ path }) => path);
  expect(naming.toSorted()).toEqual(namingProviders.toSorted());
});
