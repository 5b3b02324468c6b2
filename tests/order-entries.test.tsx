/**
 * An order's page shows everything that was entered: each field of the contracts' content, filled in, is on it. A field
 * that is added to the contracts fails here until the page shows it, or it is named as one that no one enters.
 */
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { wholeState } from '../sandbox/db/schema/code-table-row.ts';
import { serviceTypes } from '../sandbox/db/schema/codes.ts';
import { paymentAccounts } from '../sandbox/db/schema/filing-accounts.ts';
import { languages, nameSuffixes } from '../sandbox/db/schema/filing-codes.ts';
import { serviceContacts } from '../sandbox/db/schema/service-contacts.ts';
import {
  ExistingCaseContent,
  type FilingDocument,
  FlContent,
  NewCaseContent,
  OneLegalContent,
  type Party,
} from '../sandbox/generated/filing/schemas.ts';
import { readCourtRules } from '../sandbox/services/filing/submission/court-rules.ts';
import { opposition, paper } from './california.ts';
import { flEntry, flExistingCase } from './florida.ts';
import { accounts, complaint, newCase, noraMarlow, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const patience = { timeout: 40_000 };

/** What a leaf of a contract is, by its dotted path; `*` for any item. */
type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };
const leavesOf = (schema: Json, path = ''): string[] => {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name));
  if (schema.items) return leavesOf(schema.items, `${path}.*`);
  return schema.anyOf ? schema.anyOf.flatMap((part) => leavesOf(part, path)) : [path];
};
const leavesOfContract = (contract: z.ZodType) => [
  ...new Set(leavesOf(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Json)),
];

/** What no person enters, or what is shown as a whole by another of its parts. */
const notEntered: readonly [RegExp, string][] = [
  [/(^|\.)(id|fileId|sha256|url|sizeBytes|pageCount)$/, 'of the file or the row'],
  [/\.(findings|original|confirmed)\./, 'what the form found about the file'],
  [/\.editableDocument\.(?!fileName$)/, 'the Word document has no more than a name'],
  [/\.hearingSlot\.(?!startsAt$)/, 'parts of the slot, in its text'],
  [/\.filingTypeReadFrom$/, 'how the form came to the filing type'],
  [/^parties\.\*\.kind$/, 'decides which name is entered'],
  [/\.(countryCode)$/, 'shown for other countries'],
  [/^(caseTrackingId|filingFlow|apiType|isPhysical|ucn)$/, 'the provider’s'],
  [/^(physicalDelivery|courtesyCopy)\./, 'shown by the delivery, in its own tests'],
  [/^(filingPartyIds\.\*)$/, 'the case’s own parties, which are said to be filing parties'],
  [/^serviceRecipients\.\*\.recipientId$/, 'the row of the list'],
  [/^parties\.\*\.attorneyIds\.\*$/, 'shown by name, with the filing attorney'],
];

/** Every leaf of a contract has a text that the page shows, or a reason. */
function expectAll(
  contract: z.ZodType,
  texts: Readonly<Record<string, string>>,
  shown: string,
  others: typeof notEntered = [],
): void {
  const reasons = [...notEntered, ...others];
  const unexplained = leavesOfContract(contract).filter(
    (leaf) => texts[leaf] === undefined && !reasons.some(([rule]) => rule.test(leaf)),
  );
  expect(unexplained, 'fields without a text that shows them').toEqual([]);
  const missing = Object.entries(texts).filter(([, text]) => !shown.includes(text));
  expect(missing, 'fields that the page leaves out').toEqual([]);
}

/** The texts of a page, each white space as one. */
async function pageOf(orderId: number): Promise<string> {
  const { settled, unmount } = await app.renderApp(`/order-details/${orderId}`);
  await screen.findByRole('heading', { level: 2, name: 'What was entered' }, patience);
  await settled();
  const text = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  unmount();
  // No one asked for a quote: that is no failure, and no price either.
  expect(text).not.toContain('could not be loaded');
  expect(text).not.toContain('$0.00');
  return text;
}

async function saveDraft(path: string, content: object): Promise<number> {
  const made = await app.backend.call(`/filing${path}`, { body: { content } });
  expect(made.status).toBe(200);
  return (await made.json()).orderId;
}

/** A row of the tables of Illinois. */
async function anyRow(table: typeof nameSuffixes | typeof languages | typeof serviceTypes): Promise<Named> {
  const [row] = await app.backend.sandbox.db
    .select()
    .from(table)
    .where(and(eq(table.state, 'IL'), inArray(table.location, ['lakemoor:cv1', wholeState])));
  if (!row) throw new Error('The demo courts have no such row.');
  return row;
}

type Named = { code: string; name: string };

/** A row of a court's table; where it has none, a code, which the page then shows. */
const firstOf = (rows: ReadonlyMap<string, Named> | undefined, code: string): Named =>
  rows?.values().next().value ?? { code, name: `Code ${code}` };

const filing = { filingTypeCode: '40100' };

/** Everything that a filing at a court with code tables can have, and what the page says of it. */
async function everything() {
  const { db } = app.backend.sandbox;
  const lead: FilingDocument = { ...(await uploadPdf(db)), description: 'Complaint, signed' };
  const exhibit: FilingDocument = {
    ...(await uploadPdf(db, { fileName: 'lease.pdf' })),
    description: 'Exhibit A, lease',
  };
  const [contact] = await db
    .select()
    .from(serviceContacts)
    .where(and(eq(serviceContacts.clientId, 1), eq(serviceContacts.state, 'IL')));
  const [account] = await db.select().from(paymentAccounts).where(eq(paymentAccounts.paymentAccountId, accounts.visa));
  if (!contact || !account) throw new Error('The first firm has no contact or account.');
  const rules = await readCourtRules(db, 'IL', newCase(lead));
  const ofType = rules?.filingTypes.get(filing.filingTypeCode);
  const cross = firstOf(rules?.crossReferences, '1');
  const remedy = firstOf(rules?.procedureRemedies, '7771');
  const damage = firstOf(rules?.damageAmounts, '7772');
  const disclaimer = rules?.disclaimers[0] ?? { code: '7773', name: 'Code 7773' };
  const service = firstOf(ofType?.optionalServices, '7774');
  const motion = firstOf(ofType?.motionTypes, '7775');
  const suffix = await anyRow(nameSuffixes);
  const language = await anyRow(languages);
  const method = await anyRow(serviceTypes);
  const person: Party = {
    id: randomUUID(),
    kind: 'person',
    partyTypeCode: '52001',
    isFilingParty: true,
    person: { firstName: 'Elena', middleName: 'Rosario', lastName: 'Ortega', suffixCode: suffix.code },
    email: 'elena.ortega@example.com',
    phone: '3125550142',
    dateOfBirth: '1984-05-17',
    address: {
      street: '418 Alder Street',
      unit: 'Unit 7',
      city: 'Lakemoor',
      state: 'IL',
      zip: '60051',
      countryCode: 'US',
    },
    languageCode: language.code,
    attorneyIds: [],
    isSelfRepresented: true,
  };
  const organization: Party = {
    id: randomUUID(),
    kind: 'organization',
    partyTypeCode: '52002',
    isFilingParty: false,
    organizationName: 'Lakeshore Holdings LLC',
    attorneyIds: [],
    isSelfRepresented: false,
  };
  const shared = {
    crossReferences: [{ code: cross.code, value: 'ARDC-6210044' }],
    procedureRemedyCodes: [remedy.code],
    damageAmountCode: damage.code,
    amountInControversy: 12_400.5,
    returnDate: '2027-01-15',
    maxFeeAmount: 431.07,
    disclaimerCodes: [disclaimer.code],
    parties: [person, organization],
    contactEmail: 'docketing@example.com',
    filings: [
      complaint(lead, {
        ...filing,
        action: 'EFileAndServe',
        security: 'sealed',
        motionTypeCode: motion.code,
        hearingSlot: {
          hearingSlotId: 'H-1',
          startsAt: '2027-02-03T15:30:00Z',
          durationMinutes: 15,
          courtroom: '2008',
          judge: 'Hon. Ada Vance',
          isRemote: true,
        },
        proposedOrder: {
          basis: 'after-hearing',
          hearingDate: '2026-10-05',
          sentToOthersOn: '2026-10-06',
          relatedFilingId: 'filing-77120',
          coverLetter: 'Dear Judge Vance, the order follows your ruling.',
          editableDocument: { ...lead, id: randomUUID(), fileName: 'order.docx' },
        },
        commentsToClerk: 'Please set it in room 204.',
        referenceNumber: '00015-7',
        filingAttorneyId: noraMarlow,
        leadDocument: { ...lead, id: randomUUID() },
        attachments: [{ ...exhibit, id: randomUUID() }],
        courtesyCopyEmails: ['chambers@example.com'],
        optionalServices: [{ code: service.code, quantity: 3, amount: 21.5 }],
        serviceRecipients: [
          { serviceContactId: contact.serviceContactId, serviceTypeCode: method.code, partyId: organization.id },
        ],
      }),
    ],
  };
  const documents = (path: string, title: string, fileName: string) => ({
    [`${path}.fileName`]: fileName,
    [`${path}.description`]: title,
    [`${path}.documentTypeCode`]: 'Non-Confidential',
    [`${path}.filingComponentCode`]: 'Lead',
  });
  const texts = {
    courtCode: 'Lakemoor County - Circuit Court - Civil',
    caseCategoryCode: 'Case category',
    caseTypeCode: 'Case type',
    filerTypeCode: 'Filer type',
    'crossReferences.*.code': rules?.crossReferences.size ? cross.name : 'Cross reference',
    'crossReferences.*.value': 'ARDC-6210044',
    'procedureRemedyCodes.*': remedy.name,
    damageAmountCode: damage.name,
    amountInControversy: '$12,400.50',
    returnDate: 'Friday, Jan 15, 2027, 9:30 AM court time, room 14',
    maxFeeAmount: '$431.07',
    'disclaimerCodes.*': disclaimer.name,
    contactEmail: 'docketing@example.com',
    paymentAccountId: account.accountName,
    'parties.*.partyTypeCode': 'Plaintiff',
    'parties.*.isFilingParty': 'filing party',
    'parties.*.person.firstName': 'Elena',
    'parties.*.person.middleName': 'Rosario',
    'parties.*.person.lastName': 'Ortega',
    'parties.*.person.suffixCode': `Ortega ${suffix.name}`,
    'parties.*.organizationName': 'Lakeshore Holdings LLC',
    'parties.*.email': 'elena.ortega@example.com',
    'parties.*.phone': '(312) 555-0142',
    'parties.*.dateOfBirth': 'May 17, 1984',
    'parties.*.address.street': '418 Alder Street',
    'parties.*.address.unit': 'Unit 7',
    'parties.*.address.city': 'Lakemoor, IL',
    'parties.*.address.state': 'IL 60051',
    'parties.*.address.zip': '60051',
    'parties.*.languageCode': language.name,
    'parties.*.isSelfRepresented': 'self-represented (pro se)',
    'filings.*.action': 'File and serve',
    'filings.*.security': 'Sealed',
    'filings.*.filingTypeCode': '40100',
    'filings.*.motionTypeCode': motion.name,
    'filings.*.hearingSlot.startsAt': 'Wednesday, February 3, 9:30 AM CST, room 2008, Hon. Ada Vance, by video',
    'filings.*.proposedOrder.basis': 'Proposed order',
    'filings.*.proposedOrder.hearingDate': 'Oct 5, 2026',
    'filings.*.proposedOrder.sentToOthersOn': 'Oct 6, 2026',
    'filings.*.proposedOrder.relatedFilingId': 'filing-77120',
    'filings.*.proposedOrder.coverLetter': 'Dear Judge Vance, the order follows your ruling.',
    'filings.*.proposedOrder.editableDocument.fileName': 'order.docx',
    'filings.*.description': 'Complaint for breach of contract',
    'filings.*.commentsToClerk': 'Please set it in room 204.',
    'filings.*.referenceNumber': '00015-7',
    'filings.*.filingAttorneyId': 'Nora',
    ...documents('filings.*.leadDocument', 'Complaint, signed', 'complaint.pdf'),
    ...documents('filings.*.attachments.*', 'Exhibit A, lease', 'lease.pdf'),
    'filings.*.courtesyCopyEmails.*': 'chambers@example.com',
    'filings.*.optionalServices.*.code': service.name,
    'filings.*.optionalServices.*.quantity': '× 3',
    'filings.*.optionalServices.*.amount': '$21.50',
    'filings.*.serviceRecipients.*.serviceContactId': contact.email,
    'filings.*.serviceRecipients.*.serviceTypeCode': method.name,
    'filings.*.serviceRecipients.*.partyId': 'for Lakeshore Holdings LLC',
  };
  return { shared, texts, lead };
}

describe('the page of an order', { timeout: 150_000 }, () => {
  it('shows every field of a filing that opens a case', async () => {
    const { shared, texts, lead } = await everything();
    const content = newCase(lead, { ...shared, willFiledDate: '2026-03-09' });
    const orderId = await saveDraft('/Tyler/IL/Drafts/New-Case', content);
    expectAll(NewCaseContent, { ...texts, willFiledDate: 'Mar 9, 2026' }, await pageOf(orderId));
  });

  it('shows every field of a filing into a case', async () => {
    const { shared, texts, lead } = await everything();
    const { courtCode, caseCategoryCode, caseTypeCode, filerTypeCode, paymentAccountId } = newCase(lead);
    const content = {
      courtCode,
      caseCategoryCode,
      caseTypeCode,
      filerTypeCode,
      paymentAccountId,
      ...shared,
      isNonIndexedCase: true,
      caseNumber: '2019-L-000411',
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
      filingPartyIds: [],
    };
    const orderId = await saveDraft('/Tyler/IL/Drafts/Existing-Case', content);
    const ofCase = {
      isNonIndexedCase: 'Entered by hand',
      caseNumber: '2019-L-000411',
      caseTitle: 'Ortega v. Lakeshore Holdings LLC',
    };
    expectAll(ExistingCaseContent, { ...texts, ...ofCase }, await pageOf(orderId));
  });

  it('shows every field of a filing in California', async () => {
    const { shared, texts, lead } = await everything();
    const [person] = shared.parties;
    const [entry] = shared.filings;
    const { documentTypeCode: _, filingComponentCode: __, ...document } = lead;
    const content = opposition(lead, {
      divisionId: 'losangeles:civil:civil-unlimited',
      caseCategoryCode: 'CIV',
      caseTypeCode: '06',
      jurisdictionalAmount: 'limited-over-10000',
      isUnlawfulDetainer: true,
      premisesAddress: { street: '9 Pier Road', unit: 'Apt 4', city: 'Long Beach', state: 'CA', zip: '90802' },
      coverSheet: { isComplex: true, isClassAction: true, remedies: ['punitive'], causesOfAction: 3 },
      parties: shared.parties,
      filings: [
        paper(document, 'OPP', {
          title: 'Opposition to the motion',
          security: 'sealed',
          hearingReservationNumber: '441200987612',
          proposedOrder: entry?.proposedOrder,
          attachments: entry?.attachments ?? [],
        }),
      ],
      serviceRecipients: [
        {
          name: 'Peter Lindqvist',
          firmName: 'Lindqvist Law PC',
          email: 'p.l@example.com',
          partyName: 'Redwood Harbor',
        },
      ],
      messageToClerk: 'Please conform one copy.',
      isFeeWaiverRequested: true,
    });
    const orderId = await saveDraft('/OneLegal/OLDraft?state=CA', content);
    const californian = {
      courtId: 'Los Angeles',
      caseCategoryCode: 'Case category',
      caseTypeCode: 'Case type',
      'filings.*.security': 'Sealed',
      divisionId: 'Division',
      jurisdictionalAmount: 'Limited, over $10,000 to $35,000',
      isUnlawfulDetainer: 'Unlawful detainer (eviction)Yes',
      'premisesAddress.street': '9 Pier Road',
      'premisesAddress.unit': 'Apt 4',
      'premisesAddress.city': 'Long Beach',
      'premisesAddress.state': 'CA 90802',
      'premisesAddress.zip': '90802',
      'coverSheet.isComplex': 'complex caseYes',
      'coverSheet.isClassAction': 'class actionYes',
      'coverSheet.remedies.*': 'Punitive',
      'coverSheet.causesOfAction': 'causes of action3',
      caseNumber: '26CV004417',
      caseTitle: 'Castellanos v. Redwood Harbor Properties Inc.',
      messageToClerk: 'Please conform one copy.',
      isFeeWaiverRequested: 'Fee waiver requestedYes',
      paymentAccountId: 'Firm Visa',
      'serviceRecipients.*.name': 'Peter Lindqvist',
      'serviceRecipients.*.firmName': 'Lindqvist Law PC',
      'serviceRecipients.*.email': 'p.l@example.com',
      'serviceRecipients.*.partyName': 'for Redwood Harbor',
      'filings.*.documentTypeCode': 'Filing codeOPP',
      'filings.*.title': 'Opposition to the motion',
      'filings.*.hearingReservationNumber': '441200987612',
      'filings.*.leadDocument.description': 'Complaint, signed',
    };
    expectAll(OneLegalContent, { ...own(texts, person), ...californian }, await pageOf(orderId), untyped);
  });

  it('shows every field of a filing in Florida', async () => {
    const { shared, texts, lead } = await everything();
    const [person, organization] = shared.parties;
    const [entry] = shared.filings;
    const content = flExistingCase(lead, {
      caseTypeId: 'ct-contract',
      judicialOfficerId: 'judge-of-nowhere',
      amountOfClaim: 82_000.25,
      isJuryTrialDemanded: true,
      parties: [
        ...(person ? [{ ...person, partyTypeCode: 'PLT' }] : []),
        ...(organization ? [{ ...organization, partyTypeCode: 'DFT' }] : []),
      ],
      filings: [
        flEntry(lead, {
          docketCodeId: 'dc-motion-compel',
          description: 'Motion to compel',
          isConfidential: true,
          isEmergency: true,
          proposedOrder: entry?.proposedOrder,
          attachments: entry?.attachments ?? [],
        }),
      ],
      removedRecipientIds: ['es-of-nobody'],
      commentsToClerk: 'Hearing is on Thursday.',
      feeExemption: 'government',
    });
    const orderId = await saveDraft('/Granicus/FL/FlDrafts', content);
    const floridian = {
      courtId: 'Orange',
      divisionId: 'Circuit Civil',
      caseTypeId: 'Case type',
      judicialOfficerId: 'judge-of-nowhere',
      amountOfClaim: '$82,000.25',
      isJuryTrialDemanded: 'Jury trial demandedYes',
      caseTitle: 'Delacroix v. Citrus Bay Roofing LLC',
      filingAttorneyId: 'Filing attorneyNora',
      'serviceRecipients.*.name': 'Owen Prather',
      'serviceRecipients.*.email': 'owen.prather@example.com',
      'removedRecipientIds.*': 'es-of-nobody',
      commentsToClerk: 'Hearing is on Thursday.',
      feeExemption: 'Government',
      paymentAccountId: 'Firm Visa',
      'filings.*.docketCodeId': 'dc-motion-compel',
      'filings.*.description': 'Motion to compel',
      'filings.*.isConfidential': 'Confidential (rule 2.420)Yes',
      'filings.*.isEmergency': 'Emergency filingYes',
    };
    expectAll(FlContent, { ...own(texts, person), ...floridian }, await pageOf(orderId), untyped);
  });
});

/** Documents of California and Florida have no type of their own. */
const untyped: typeof notEntered = [[/\.(documentTypeCode|filingComponentCode)$/, 'only where documents have types']];

/** The texts of what every provider's filings have; where courts have no tables, a code is its own name. */
function own(texts: Readonly<Record<string, string>>, person: Party | undefined): Record<string, string> {
  const shared = Object.entries(texts).filter(
    ([leaf]) => /^parties\.|\.(proposedOrder|leadDocument|attachments)\./.test(leaf) && !untyped[0]?.[0].test(leaf),
  );
  return {
    ...Object.fromEntries(shared),
    'parties.*.person.suffixCode': `Ortega ${person?.person?.suffixCode}`,
    'parties.*.languageCode': `interpreter: ${person?.languageCode}`,
  };
}
