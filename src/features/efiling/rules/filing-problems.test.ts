import { describe, expect, test } from 'vitest';
import type { CourtPolicy, FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import type { CourtTables } from '../model/court-tables';
import { emptyContent } from '../model/filing-content';
import { newFiling } from '../model/filing-entries';
import type { FilingRules, FilingTypeTables, UnattachedDocument } from '../model/filing-tables';
import { inputRules } from '../tyler/data-fields';
import { findFilingProblems } from './filing-problems';

const megabyte = 1024 * 1024;
const field = (code: string, change: object = {}) => ({
  code,
  name: code,
  isVisible: true,
  isRequired: false,
  isReadOnly: false,
  ...change,
});
const component = (code: string, required: boolean, allowMultiple: boolean) => ({
  code,
  name: code,
  filingCodeId: '1',
  required,
  allowMultiple,
  displayOrder: 0,
});
const ofComplaint: FilingTypeTables = {
  components: [component('lead', true, false), component('att', false, true)],
  motionTypes: [{ code: 'm', name: 'Motion', filingCodeId: '1' }],
  optionalServices: [
    { code: 'copy', name: 'Copy', displayOrder: 0, fee: 1, filingCodeId: '1', multiplier: true, hasFeePrompt: false },
    {
      code: 'deposit',
      name: 'Deposit',
      displayOrder: 0,
      fee: 0,
      filingCodeId: '1',
      multiplier: false,
      hasFeePrompt: true,
      feePromptText: 'How much is the deposit?',
    },
  ],
};
const tables: CourtTables = {
  own: {},
  courts: [],
  attorneys: [{ attorneyId: 'nora', firstName: 'Nora', lastName: 'Marlow', barNumber: '1' }],
  categories: [],
  filerTypes: [],
  disclaimers: [],
  inputs: inputRules([
    field('FilingFilingDescription', { isRequired: true }),
    field('DocumentType', { isRequired: true, validationMessage: 'Public or not?' }),
    field('OptionalServicesMultipleCopies', { regularExpression: '^[1-9][0-9]?$', validationMessage: '1 to 99.' }),
  ]),
  documentTypes: [{ code: 'public', name: 'Public', isCourtUseOnly: false, isDefault: true }],
  suffixes: [],
  languages: [],
  addressStates: [],
  countries: [],
  caseTypes: [],
  procedureRemedies: [],
  damageAmounts: [],
  crossReferences: [],
  partyTypes: [],
  filingTypes: [
    {
      code: '1',
      name: 'Complaint',
      filingType: 'Initial',
      isCourtUseOnly: false,
      civilClaimAmount: 'Not Available',
      probateEstateAmount: 'Not Available',
      amountInControversy: 'Not Available',
      useDueDate: false,
      isProposedOrder: false,
    },
  ],
};
const policy: CourtPolicy = {
  courtCode: 'lakemoor:cv1',
  policyVersion: '1',
  effectiveDate: '2025-01-01',
  lastUpdated: '2025-01-01T00:00:00Z',
  courtTimeZone: 'America/Chicago',
  filingDayEndsAt: '23:59',
  maxDocumentBytes: 25 * megabyte,
  maxEnvelopeBytes: 50 * megabyte,
  maxFilingsPerEnvelope: 2,
  maxAttachmentsPerFiling: 2,
  maxFileNameLength: 20,
  allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
  refusesEncryptedPdf: true,
  refusesXfaForms: true,
  requiresTextSearchablePdf: false,
  acceptsFeeWaiver: true,
};
const rules: FilingRules = { tables, policy, byFilingType: new Map([['1', ofComplaint]]), unattached: [] };

const document = (id: string, change: Partial<FilingDocument> = {}): FilingDocument => ({
  id,
  fileId: id,
  fileName: `${id}.pdf`,
  sizeBytes: 100,
  pageCount: 1,
  documentTypeCode: 'public',
  filingComponentCode: 'att',
  ...change,
});
const complaint: FilingEntry = {
  ...newFiling('f', 'nora'),
  filingTypeCode: '1',
  description: 'Complaint',
  leadDocument: document('lead', { filingComponentCode: 'lead' }),
};

function problemsOf(change: Partial<FilingEntry>, differing: Partial<FilingRules> = {}) {
  const filings = [{ ...complaint, ...change }];
  return findFilingProblems({ ...emptyContent, filings }, { ...rules, ...differing }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

test('nothing is reported before the tables load', () => {
  expect(findFilingProblems(emptyContent, undefined)).toEqual([]);
});

test('a problem names its step', () => {
  expect(findFilingProblems({ ...emptyContent, isNonIndexedCase: false }, rules)).toEqual([
    { step: 'filings', path: 'filings', message: 'Add a filing.' },
  ]);
});

test('a problem of a document names it; of one filing among several, its number', () => {
  const leadDocument = document('motion', { documentTypeCode: undefined, filingComponentCode: 'lead' });
  const filing = { ...complaint, description: '', leadDocument };
  const about = (filings: FilingEntry[]) =>
    findFilingProblems({ ...emptyContent, filings }, rules).map((problem) => [problem.about, problem.path]);
  expect(about([filing])).toEqual([
    [undefined, 'filings.0.description'],
    ['motion.pdf', 'filings.0.leadDocument.documentTypeCode'],
  ]);
  expect(about([complaint, filing])).toEqual([
    ['Filing 2', 'filings.1.description'],
    ['motion.pdf', 'filings.1.leadDocument.documentTypeCode'],
  ]);
});

test('documents exactly at the court’s limits have no problems', () => {
  const attachments = [
    document('a', { sizeBytes: policy.maxDocumentBytes, fileName: `${'x'.repeat(16)}.pdf` }),
    document('b', { sizeBytes: policy.maxDocumentBytes - 100 }),
  ];
  expect(problemsOf({ attachments })).toEqual([]);
});

test('each input the court requires is asked for by name', () => {
  const required = [
    'FilingFilingComments',
    'FilingReferenceNumber',
    'FilingFilingAttorneyView',
    'DocumentDescription',
  ].map((code) => field(code, { isRequired: true }));
  const change = { filingAttorneyId: undefined };
  expect(problemsOf(change, { tables: { ...tables, inputs: inputRules(required) } })).toEqual([
    'filings.0.leadDocument.description: Enter a description of the document.',
    'filings.0.filingAttorneyId: Enter the filing attorney.',
    'filings.0.referenceNumber: Enter a reference number.',
    'filings.0.commentsToClerk: Enter comments to the clerk.',
  ]);
  expect(problemsOf(change)).toEqual([]);
});

test('any attorney of the firm can be the filing attorney', () => {
  const attorneys = ['nora', 'marcus'].map((attorneyId) => ({
    attorneyId,
    firstName: attorneyId,
    lastName: 'Marlow',
    barNumber: '1',
  }));
  expect(problemsOf({ filingAttorneyId: 'marcus' }, { tables: { ...tables, attorneys } })).toEqual([]);
});

test('components are counted only when every document has one', () => {
  const leadDocument = document('lead', { filingComponentCode: 'att' });
  expect(problemsOf({ leadDocument, attachments: [document('a', { filingComponentCode: undefined })] })).toEqual([
    'filings.0.attachments.0.filingComponentCode: Choose the component.',
  ]);
});

test('a filing type without components doesn’t ask for them', () => {
  const byFilingType = new Map([['1', { ...ofComplaint, components: [] }]]);
  const leadDocument = document('lead', { filingComponentCode: undefined });
  expect(problemsOf({ leadDocument }, { byFilingType })).toEqual([]);
});

test('a complete filing has no problems', () => expect(problemsOf({})).toEqual([]));

describe('the envelope', () => {
  const found = (filings: FilingEntry[]) =>
    findFilingProblems({ ...emptyContent, filings }, rules).map(({ path, message }) => `${path}: ${message}`);
  test('needs a filing', () => expect(found([])).toEqual(['filings: Add the filing that opens the case.']));
  test('has at most as many filings as the court allows', () => {
    expect(found([complaint, complaint, complaint])).toEqual([
      'filings: The court allows at most 2 filings per envelope.',
    ]);
  });
  test('is no larger than the court allows', () => {
    const large = { ...complaint, attachments: [document('a', { sizeBytes: 26 * megabyte })] };
    const [first] = found([large, large]);
    expect(first).toContain("filings: The documents total 52 MB. The court's limit is 50 MB per envelope.");
  });
});

test.each<[Partial<FilingEntry>, string]>([
  [{ filingTypeCode: undefined }, 'filings.0.filingTypeCode: Choose the filing type.'],
  [
    { filingTypeCode: '9' },
    "filings.0.filingTypeCode: This filing type isn't available for this case. Choose another.",
  ],
  [{ motionTypeCode: 'x' }, "filings.0.motionTypeCode: The court doesn't offer this motion type here. Choose another."],
  [{ description: undefined }, 'filings.0.description: Enter a description of the filing.'],
  [{ leadDocument: undefined }, 'filings.0.leadDocument: Add the lead document.'],
  [
    { filingAttorneyId: 'gone' },
    'filings.0.filingAttorneyId: This attorney is no longer with the firm. Choose another.',
  ],
  [{ courtesyCopyEmails: ['a@example.com', 'b'] }, 'filings.0.courtesyCopyEmails: “b” is not an email address.'],
  [{ courtesyCopyEmails: ['a', 'b'] }, 'filings.0.courtesyCopyEmails: “a”, “b” are not email addresses.'],
  [{ action: 'EFileAndServe' }, 'filings.0.serviceRecipients: Choose service recipients, or file without service.'],
  [
    { attachments: [document('a'), document('b'), document('c')] },
    'filings.0.attachments: The court allows at most 2 attachments per filing.',
  ],
  [
    { attachments: [document('a', { filingComponentCode: 'lead' })] },
    'filings.0.attachments: Only one document can be the “lead”. Choose another component for the rest.',
  ],
  [
    { leadDocument: document('lead', { filingComponentCode: 'att' }) },
    'filings.0.attachments: Add a document for the required component “lead”.',
  ],
  [
    { leadDocument: document('lead', { filingComponentCode: undefined }) },
    'filings.0.leadDocument.filingComponentCode: Choose the component.',
  ],
  [
    { leadDocument: document('lead', { filingComponentCode: 'lead', documentTypeCode: undefined }) },
    'filings.0.leadDocument.documentTypeCode: Public or not?',
  ],
  [
    { leadDocument: document('lead', { filingComponentCode: 'lead', documentTypeCode: 'x' }) },
    "filings.0.leadDocument.documentTypeCode: The court doesn't offer this document type here. Choose another.",
  ],
  [
    { attachments: [document('a', { sizeBytes: 26 * megabyte })] },
    "filings.0.attachments.0: This document is 26 MB. The court's limit is 25 MB. Compress it or split it.",
  ],
  [
    { attachments: [document('a', { sizeBytes: 25 * megabyte + 1 })] },
    "filings.0.attachments.0: This document is slightly more than 25 MB. The court's limit is 25 MB. Compress it or split it.",
  ],
  [
    { attachments: [document('a', { fileName: 'a name of more than 20 characters.pdf' })] },
    "filings.0.attachments.0: The court's limit for file names is 20 characters. Rename the document.",
  ],
  [
    { optionalServices: [{ code: 'gone', quantity: 1 }] },
    "filings.0.optionalServices.0: The court doesn't offer this service for this filing type. Remove it.",
  ],
  [{ optionalServices: [{ code: 'copy', quantity: 100 }] }, 'filings.0.optionalServices.0.quantity: 1 to 99.'],
  [
    { optionalServices: [{ code: 'deposit', quantity: 1 }] },
    'filings.0.optionalServices.0.amount: Enter the amount: How much is the deposit?',
  ],
])('%j → %s', (change, problem) => expect(problemsOf(change)).toEqual([problem]));

test('valid documents have no problems', () => {
  const attachments = [document('a')];
  const optionalServices = [
    { code: 'copy', quantity: 3 },
    { code: 'deposit', quantity: 1, amount: 0 },
  ];
  const serviceRecipients = [{ serviceContactId: 's' }];
  const courtesyCopyEmails = ['a@example.com'];
  expect(
    problemsOf({
      attachments,
      optionalServices,
      courtesyCopyEmails,
      motionTypeCode: 'm',
      action: 'EFileAndServe',
      serviceRecipients,
    }),
  ).toEqual([]);
});

test('quantities and amounts have default messages if the court has none', () => {
  const bare = {
    ...ofComplaint,
    optionalServices: ofComplaint.optionalServices.map((service) => ({ ...service, feePromptText: undefined })),
  };
  const optionalServices = [
    { code: 'copy', quantity: 1.5 },
    { code: 'deposit', quantity: 1 },
  ];
  const differing = { tables: { ...tables, inputs: inputRules([]) }, byFilingType: new Map([['1', bare]]) };
  const copies = (quantity: number) => problemsOf({ optionalServices: [{ code: 'copy', quantity }] }, differing);
  expect([copies(1), copies(999)]).toEqual([[], []]);
  expect([copies(0), copies(1000)].map((found) => found.length)).toEqual([1, 1]);
  expect(problemsOf({ optionalServices }, differing)).toEqual([
    'filings.0.optionalServices.0.quantity: Enter a number from 1 to 999.',
    'filings.0.optionalServices.1.amount: Enter the amount.',
  ]);
});

test('a filing type that allows only a lead document', () => {
  const leadOnly = { ...ofComplaint, components: [component('lead', true, false)] };
  const found = problemsOf({ attachments: [document('a')] }, { byFilingType: new Map([['1', leadOnly]]) });
  expect(found[0]).toBe("filings.0.attachments: This filing type doesn't accept attachments. Remove them.");
  expect(problemsOf({}, { byFilingType: new Map([['1', leadOnly]]) })).toEqual([]);
});

test('nothing that depends on the filing type is reported before its tables load', () => {
  const change: Partial<FilingEntry> = {
    motionTypeCode: 'x',
    optionalServices: [{ code: 'x', quantity: 0 }],
    attachments: [document('a', { filingComponentCode: 'x' })],
  };
  expect(problemsOf(change, { byFilingType: new Map() })).toEqual([]);
});

test('a document type is required if the court shows them and has no default, with a message of ours if it has none', () => {
  const leadDocument = document('lead', { filingComponentCode: 'lead', documentTypeCode: undefined });
  const found = (fields: Parameters<typeof inputRules>[0], documentTypes = tables.documentTypes) =>
    problemsOf({ leadDocument }, { tables: { ...tables, inputs: inputRules(fields), documentTypes } });
  const hasNoDefault = tables.documentTypes.map((type) => ({ ...type, isDefault: false }));
  expect(found([], hasNoDefault)).toEqual(['filings.0.leadDocument.documentTypeCode: Choose the document type.']);
  // The court fills its default in.
  expect(found([])).toEqual([]);
  expect(found([], [])).toEqual([]);
  expect(found([field('DocumentType', { isVisible: false })], hasNoDefault)).toEqual([]);
});

test("the court's message about long file names takes precedence", () => {
  const inputs = inputRules([field('OriginalFileName', { validationMessage: 'Shorten the name.' })]);
  const leadDocument = document('lead', {
    filingComponentCode: 'lead',
    fileName: 'a name of more than 20 characters.pdf',
  });
  expect(problemsOf({ leadDocument }, { tables: { ...tables, inputs } })).toEqual([
    'filings.0.leadDocument: Shorten the name.',
  ]);
});

describe('documents not attached yet', () => {
  const added = (role: 'lead' | 'attachment', why: UnattachedDocument['why'], filingId = 'f') => ({
    unattached: [{ filingId, role, fileName: 'exhibit.pdf', why }],
  });
  test.each([
    [added('attachment', 'uploading'), 'filings.0.attachments: exhibit.pdf is still uploading.'],
    [
      added('attachment', 'failed'),
      "filings.0.attachments: exhibit.pdf couldn't be uploaded. Try again or dismiss it.",
    ],
    [
      added('attachment', 'refused'),
      "filings.0.attachments: exhibit.pdf isn't attached. Add a corrected file or dismiss it.",
    ],
    [
      added('lead', 'changing'),
      'filings.0.leadDocument: exhibit.pdf is being compressed or made searchable. Wait until it finishes.',
    ],
  ])('%#', (differing, problem) => expect(problemsOf({}, differing)).toEqual([problem]));
  test('a lead document being uploaded isn’t reported missing; a rejected one is', () => {
    expect(problemsOf({ leadDocument: undefined }, added('lead', 'uploading'))).toEqual([
      'filings.0.leadDocument: exhibit.pdf is still uploading.',
    ]);
    expect(problemsOf({ leadDocument: undefined }, added('lead', 'refused'))).toHaveLength(2);
    expect(problemsOf({ leadDocument: undefined }, added('lead', 'changing'))).toHaveLength(2);
    expect(problemsOf({ leadDocument: undefined }, added('attachment', 'uploading'))).toHaveLength(2);
  });
  test('documents of another filing don’t count', () =>
    expect(problemsOf({}, added('lead', 'uploading', 'g'))).toEqual([]));
});
