import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { completeFiling } from '../../../../tests/court-tables.ts';
import { emptyContent, type FilingContent, flowOf } from '../model/filing-content';
import { existingCase, newCase } from './codec';

test('content is saved with the fields of its kind of filing only', () => {
  expect(existingCase.toWire({ ...emptyContent, willFiledDate: '2026-03-02' })).toEqual({
    ...emptyContent,
    isNonIndexedCase: false,
    filingPartyIds: [],
  });
  expect(existingCase.toWire(completeFiling)).toEqual(completeFiling);
});

const text = fc.option(fc.string(), { nil: undefined });
const shared = {
  courtCode: text,
  caseCategoryCode: text,
  procedureRemedyCodes: fc.array(fc.string()),
  amountInControversy: fc.option(fc.double({ min: 0, noNaN: true }), { nil: undefined }),
  contactEmail: text,
  // A member of a later contract.
  memberOfTomorrow: fc.jsonValue(),
};
const openings = fc.record({ ...shared, willFiledDate: text }).map((chosen) => ({ ...emptyContent, ...chosen }));
const filings = fc
  .record({ ...shared, caseNumber: text, isNonIndexedCase: fc.boolean(), filingPartyIds: fc.array(fc.string()) })
  .map((chosen) => ({ ...emptyContent, ...chosen }));

it('content survives the wire and back, with members that nobody knows', () => {
  const roundTrip = (content: FilingContent) =>
    flowOf(content) === 'new-case'
      ? newCase.fromWire(newCase.toWire(content))
      : existingCase.fromWire(existingCase.toWire(content));
  fc.assert(
    fc.property(fc.oneof(openings, filings), (content) => {
      expect(roundTrip(content)).toEqual(content);
    }),
  );
});
