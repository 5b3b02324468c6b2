import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { EnteredFiling, Extra, FilingContent } from '../model/filing-content';
import { recipientOf, recipientValue } from '../model/recipients';
import { codecsOf } from './codec';
import { facts } from './facts';

const { 'new-case': newCase, 'existing-case': existingCase } = codecsOf(facts);

const word = fc.string({ minLength: 1 }).map((text) => text.replaceAll('\t', ' '));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const recipient = fc.record(
  { name: word, email: word, firmName: word, partyName: word },
  { requiredKeys: ['name', 'email'] },
);
const filing: fc.Arbitrary<EnteredFiling> = fc
  .record({
    id: fc.uuid(),
    filingTypeCode: optional(word),
    description: optional(fc.string()),
    extra: fc.record({
      hearingReservationNumber: optional(word),
      security: optional(fc.constantFrom('private', 'sealed')),
    }),
    // A member of a later contract.
    memberOfTomorrow: fc.jsonValue(),
  })
  .map((chosen) => ({
    ...chosen,
    action: 'EFile',
    security: 'public',
    attachments: [],
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  }));
const shared = {
  divisionId: optional(word),
  jurisdictionalAmount: optional(fc.constantFrom('limited-to-10000', 'limited-over-10000', 'unlimited')),
  messageToClerk: optional(word),
  isFeeWaiverRequested: optional(fc.constant(true)),
  serviceRecipients: optional(fc.array(recipient.map(recipientValue), { minLength: 1 })),
};
const address = fc.record({ street: word, city: word, state: fc.constant('CA'), zip: word });
const extra: fc.Arbitrary<Extra> = fc.oneof(
  fc.record(shared),
  fc.record({ ...shared, isUnlawfulDetainer: fc.constant(true), premisesAddress: optional(address) }),
);
const sheet: fc.Arbitrary<Extra> = fc.record({
  isComplex: optional(fc.boolean()),
  isClassAction: optional(fc.boolean()),
  remedies: optional(fc.subarray(['monetary', 'nonmonetary', 'punitive'])),
  causesOfAction: optional(fc.integer({ min: 1, max: 999 })),
});
const opening = fc
  .record({
    courtCode: optional(word),
    caseCategoryCode: optional(word),
    caseTypeCode: optional(word),
    caseTitle: optional(fc.string()),
    paymentAccountId: optional(word),
    filings: fc.array(filing, { maxLength: 4 }),
    extra,
    memberOfTomorrow: fc.jsonValue(),
  })
  .map(
    (chosen): FilingContent => ({
      ...chosen,
      crossReferences: [],
      procedureRemedyCodes: [],
      disclaimerCodes: [],
      parties: [],
    }),
  );

it('1,000 random contents survive the wire and back, with members that nobody knows', () => {
  fc.assert(
    fc.property(opening, sheet, optional(word), fc.array(word), (content, answers, caseTrackingId, filingPartyIds) => {
      const opened = { ...content, extra: { ...content.extra, ...answers } };
      expect(newCase.fromWire(newCase.toWire(opened))).toEqual(opened);
      const isNonIndexedCase = caseTrackingId === undefined;
      const into = { ...content, isNonIndexedCase, caseTrackingId, caseNumber: '26CV001752', filingPartyIds };
      expect(existingCase.fromWire(existingCase.toWire(into))).toEqual(into);
      const wire = existingCase.toWire(into);
      expect(existingCase.toWire(existingCase.fromWire(wire))).toEqual(wire);
    }),
    { numRuns: 1000 },
  );
});

test('a recipient is an option’s value and back', () => {
  fc.assert(
    fc.property(recipient, (each) => {
      expect(recipientOf(recipientValue(each))).toEqual(each);
    }),
  );
});

test('what is hidden or left empty is not sent', () => {
  const [content] = fc.sample(opening, 1);
  if (!content) throw new Error('no sample');
  const premisesAddress = { street: '12 Harbor Way' };
  const sent = newCase.toWire({
    ...content,
    caseTypeCode: '',
    extra: { premisesAddress, messageToClerk: '', isUnlawfulDetainer: false },
  });
  expect(sent).toMatchObject({ isUnlawfulDetainer: false, isFeeWaiverRequested: false, serviceRecipients: [] });
  expect([sent.caseTypeCode, sent.messageToClerk, sent.premisesAddress, sent.coverSheet]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const into = existingCase.toWire({ ...content, isNonIndexedCase: true, extra: { isComplex: true } });
  expect([into.coverSheet, into.filingPartyIds]).toEqual([undefined, []]);
});

test('what other systems’ courts ask for is not sent', () => {
  const [content] = fc.sample(opening, 1);
  if (!content) throw new Error('no sample');
  const document = { id: 'd', fileId: 'f', fileName: 'a.pdf', sizeBytes: 1, pageCount: 1 };
  const coded = { ...document, documentTypeCode: '9301', filingComponentCode: '551' };
  const entry: EnteredFiling = {
    id: '1',
    action: 'EFile',
    security: 'public',
    motionTypeCode: '20',
    leadDocument: coded,
    attachments: [coded],
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  };
  const sent = newCase.toWire({ ...content, filerTypeCode: '1', amountInControversy: 5, filings: [entry] });
  expect(sent).not.toHaveProperty('filerTypeCode');
  expect(sent).not.toHaveProperty('amountInControversy');
  expect(sent.filings[0]).toMatchObject({ leadDocument: document, attachments: [document] });
  expect(sent.filings[0]).not.toHaveProperty('motionTypeCode');
  expect(sent.filings[0]?.leadDocument).not.toHaveProperty('documentTypeCode');
});
