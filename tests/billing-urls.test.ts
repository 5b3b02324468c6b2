/**
 * Any address of the lists of billing and of the reports can be read: bad values fall back, what was read can be written
 * and read again, and its request is one that the backend takes.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeeSummarySearchRequest } from '../sandbox/generated/billing/schemas.ts';
import { toFeeSummaryRequest } from '../src/features/billing/lists/fees-list.ts';
import {
  billingSearch,
  confirmationSearch,
  feeSummarySearch,
  invoiceOrdersSearch,
  paymentSearch,
  paymentsSearch,
  rowsSearch,
} from '../src/features/billing/search.ts';
import { toReportRequest } from '../src/features/reporting/lists/report-list.ts';
import { groupsRequest, keysOf } from '../src/features/reporting/model/groups.ts';
import { reportingSearch, reportSearch } from '../src/features/reporting/search.ts';
import { parseSearchParams, stringifySearchParams } from '../src/lib/links/search-params.ts';

const schemas = {
  billingSearch,
  confirmationSearch,
  feeSummarySearch,
  invoiceOrdersSearch,
  paymentSearch,
  paymentsSearch,
  reportSearch,
  reportingSearch,
  rowsSearch,
};

/** What may stand in an address: right values, near misses, and anything. */
const word = fc.oneof(
  fc.constantFrom('court', 'matter', 'month', 'person', 'billable', 'open', 'paid', 'orders', 'statement', 'methods'),
  fc.constantFrom(
    '-date',
    '-amount',
    'date,-amount',
    'CreateCase',
    'IL',
    'failed',
    '2026-03-01',
    '2026-02-30',
    '41290',
  ),
  fc.integer({ min: -2, max: 3_000_000_000 }).map(String),
  fc.string(),
);
const value = fc.oneof(
  word,
  fc.array(word, { maxLength: 4 }).map((words) => words.join(',')),
  fc.integer(),
  fc.boolean(),
);

test.each(Object.entries(schemas))('any address of %s is read, and its state can be linked to', (_, schema) => {
  const names = Object.keys(schema.shape);
  const address = fc.dictionary(fc.constantFrom(...names, 'other'), value).map(stringifySearchParams);
  fc.assert(
    fc.property(address, (text) => {
      const state = schema.parse(parseSearchParams(text));
      expect(schema.parse(parseSearchParams(stringifySearchParams(state)))).toEqual(state);
    }),
    { numRuns: 200 },
  );
});

test('any address of a list of fees asks for what the backend takes', () => {
  const names = [...new Set([feeSummarySearch, reportSearch].flatMap(({ shape }) => Object.keys(shape)))];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value).map(stringifySearchParams), (text) => {
      const address = parseSearchParams(text);
      const report = reportSearch.parse(address);
      for (const request of [
        toReportRequest(report),
        toFeeSummaryRequest(feeSummarySearch.parse(address), {}),
        groupsRequest(keysOf(reportingSearch.parse(address)), report),
      ])
        expect(FeeSummarySearchRequest.safeParse(request).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
