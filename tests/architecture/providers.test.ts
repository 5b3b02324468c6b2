/** Filing providers are named only in the contracts, the demo data, and the modules listed here. */
import { expect, it } from 'vitest';
import { productionSources } from './sources.ts';

/** Modules that still name a provider. Remove a module once its provider's folder has that knowledge. */
const namingProviders = [
  'src/features/filing-account/components/sign-in.tsx',
  'src/features/filing-account/model/login.ts',
  'src/features/filing-account/queries.ts',
  'src/features/filing-account/required-sign-in.tsx',
  'src/features/filing-account/search.ts',
  'src/features/filing/mutations.ts',
  'src/features/filing/queries.ts',
  'src/features/navigation/model/planned-pages.ts',
  'src/routes/_authenticated/_full-screen/case-initiation-tyler.tsx',
  'src/routes/_authenticated/_main/tyler-login.tsx',
  'sandbox/control/filing-login-routes.ts',
  'sandbox/control/page/filing-logins-section.ts',
  'sandbox/import-codes/command.ts',
  'sandbox/services/filing/attorneys.ts',
  'sandbox/services/filing/authentication.ts',
  'sandbox/services/filing/card-accounts.ts',
  'sandbox/services/filing/codes/case-codes.ts',
  'sandbox/services/filing/codes/court-codes.ts',
  'sandbox/services/filing/codes/court.ts',
  'sandbox/services/filing/codes/filing-codes.ts',
  'sandbox/services/filing/codes/index.ts',
  'sandbox/services/filing/court-cases.ts',
  'sandbox/services/filing/drafts.ts',
  'sandbox/services/filing/fees.ts',
  'sandbox/services/filing/filing-logins.ts',
  'sandbox/services/filing/filings.ts',
  'sandbox/services/filing/first-attorney.ts',
  'sandbox/services/filing/payment-accounts.ts',
  'sandbox/services/filing/require-filing-login.ts',
  'sandbox/services/filing/require-tyler-state.ts',
  'sandbox/services/filing/submission/submit-envelope.ts',
  'sandbox/services/state-capabilities.ts',
];

/** The demo data, and the folders of providers. */
const mayName = /^sandbox\/demo\/|^src\/features\/efiling\/(?:tyler|onelegal|jti|granicus)\//;

it('filing providers are named in exactly the listed modules', () => {
  const naming = [...productionSources('src'), ...productionSources('sandbox')]
    .filter(({ path, text }) => !mayName.test(path) && /tyler|\bjti\b/i.test(path + text))
    .map(({ path }) => path);
  expect(naming.toSorted()).toEqual(namingProviders.toSorted());
});
