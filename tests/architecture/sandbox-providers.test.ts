/** The sandbox knows filing providers by name only in their folders, the contracts and the demo data. */
import { expect, it } from 'vitest';
import { EFilingProvider } from '../../sandbox/generated/filing/schemas.ts';
import { linesMatching, productionSources } from './sources.ts';

/** The handlers of the calls under `/Tyler`, which are named after it, and what they keep. */
const tylerCalls = [
  'sandbox/control/hearing-routes.ts',
  'sandbox/db/schema/filing-accounts.ts',
  'sandbox/http/rights/filing.ts',
  'sandbox/services/filing/attorneys.ts',
  'sandbox/services/filing/authentication.ts',
  'sandbox/services/filing/case-search.ts',
  'sandbox/services/filing/codes/case-codes.ts',
  'sandbox/services/filing/codes/court-codes.ts',
  'sandbox/services/filing/codes/court.ts',
  'sandbox/services/filing/codes/filing-codes.ts',
  'sandbox/services/filing/codes/index.ts',
  'sandbox/services/filing/court-scheduling.ts',
  'sandbox/services/filing/drafts.ts',
  'sandbox/services/filing/fees.ts',
  'sandbox/services/filing/filing-logins.ts',
  'sandbox/services/filing/filings.ts',
  'sandbox/services/filing/firm-admins.ts',
  'sandbox/services/filing/notice-of-filing.ts',
  'sandbox/services/filing/payment-accounts.ts',
  'sandbox/services/filing/service-contacts/index.ts',
];

const sources = productionSources('sandbox').filter(({ path }) => !/^sandbox\/(demo|providers\/\w+)\//.test(path));

it('only the handlers of its calls name Tyler', () => {
  const naming = sources.filter(({ path, text }) => /tyler|\bjti\b/i.test(path + text));
  expect(naming.map(({ path }) => path)).toEqual(tylerCalls);
});

it('only their folders have providers’ IDs', () => {
  const ids = EFilingProvider.options.filter((id) => id !== 'none');
  expect(linesMatching(sources, new RegExp(`['"\`](${ids.join('|')})['"\`]`))).toEqual([]);
  // The providers of dockets are others: three courts' systems, by number.
  const filing = sources.filter(({ path }) => !/\/(docket-(sync|watch)|dockets)\//.test(path));
  expect(linesMatching(filing, /[pP]rovider\w* [!=]== /)).toEqual([]);
});
