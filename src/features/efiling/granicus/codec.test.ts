import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { EnteredFiling, Extra, FilingContent } from '../model/filing-content';
import { existingCase, newCase } from './codec';
import { recipientOf, recipientValue } from './recipients';

const word = fc.string({ minLength: 1 }).map((text) => text.replaceAll('\t', ' '));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const recipient = fc.tuple(optional(word), word, word).map(([recipientId, name, email]) => ({
  ...(recipientId === undefined ? {} : { recipientId }),
  name,
  email,
}));
const filing: fc.Arbitrary<EnteredFiling> = fc
  .record({
    id: fc.uuid(),
    filingTypeCode: optional(word),
    description: optional(fc.string()),
    extra: fc.record({ isConfidential: optional(fc.constant(true)), isEmergency: optional(fc.constant(true)) }),
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
const extra: fc.Arbitrary<Extra> = fc.record({
  judicialOfficerId: optional(word),
  isJuryTrialDemanded: optional(fc.constant(true)),
  filingAttorneyId: optional(word),
  commentsToClerk: optional(word),
  feeExemption: optional(fc.constantFrom('indigent', 'government')),
  removedRecipientIds: optional(fc.array(word, { minLength: 1 })),
  serviceRecipients: optional(fc.array(recipient.map(recipientValue), { minLength: 1 })),
});
const opening = fc
  .record({
    courtCode: optional(word),
    caseCategoryCode: optional(word),
    caseTypeCode: optional(word),
    caseTitle: optional(fc.string()),
    amountInControversy: optional(fc.double({ min: 0, noNaN: true })),
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
    fc.property(opening, word, fc.array(word), (content, ucn, filingPartyIds) => {
      expect(newCase.fromWire(newCase.toWire(content))).toEqual(content);
      const into = { ...content, isNonIndexedCase: false, caseTrackingId: ucn, caseNumber: ucn, filingPartyIds };
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

test('what the court leaves empty is not sent', () => {
  const [content] = fc.sample(opening, 1);
  if (!content) throw new Error('no sample');
  const sent = newCase.toWire({
    ...content,
    caseTypeCode: '',
    extra: { commentsToClerk: '', isJuryTrialDemanded: false },
  });
  expect(sent).toMatchObject({ feeExemption: 'none', serviceRecipients: [] });
  expect([sent.caseTypeId, sent.commentsToClerk, sent.isJuryTrialDemanded]).toEqual([undefined, undefined, undefined]);
});
