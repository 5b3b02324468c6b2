import type { CourtPolicy } from '@/api/generated/filing/model';
import type { EnteredDocument, EnteredFiling } from '@/features/efiling';
import type { PageFacts, ReadFacts } from '../facts';
import type { CheckedDocument, PreflightCase } from './checked-document';

/** A policy with nothing but what every court has. */
const policy: CourtPolicy = {
  courtCode: 'lakemoor:cv1',
  policyVersion: '1',
  effectiveDate: '2026-01-01',
  lastUpdated: '2026-01-01T00:00:00Z',
  courtTimeZone: 'America/Chicago',
  filingDayEndsAt: '23:59',
  maxDocumentBytes: 25 * 1024 * 1024,
  maxEnvelopeBytes: 50 * 1024 * 1024,
  maxFilingsPerEnvelope: 5,
  maxAttachmentsPerFiling: 5,
  maxFileNameLength: 50,
  allowedFileTypes: [{ extension: 'pdf', mediaType: 'application/pdf' }],
  refusesEncryptedPdf: true,
  refusesXfaForms: true,
  requiresTextSearchablePdf: false,
  acceptsFeeWaiver: true,
};

/** An upright page of Letter with a line of text in its upper half. */
export const letterPage: PageFacts = {
  widthIn: 8.5,
  heightIn: 11,
  view: { left: 0, bottom: 0, right: 612, top: 792 },
  rotation: 0,
  isSideways: false,
  letters: 100,
  lines: [{ left: 200, bottom: 500, right: 300, top: 512 }],
};

/** A signed document in which nothing is to be found. */
const facts: ReadFacts = {
  kind: 'read',
  sha256: 'a',
  sizeBytes: 500,
  pages: [letterPage],
  hasXfa: false,
  hasOutline: false,
  hasScripts: false,
  hasEmbeddedFiles: false,
  fieldPages: [],
  linkPages: [],
  exhibits: [],
  captions: [],
  titles: [],
  isSigned: true,
  reservations: [],
  endsWithReceipt: false,
  sensitive: [],
  covered: [],
  unappliedRedactions: [],
  repeatsCovered: [],
  hasUnreadAnnotations: false,
};

const document: EnteredDocument = { id: '1', fileId: 'f1', fileName: 'Motion.pdf', sizeBytes: 500, pageCount: 1 };

const filing: EnteredFiling = {
  id: '1',
  action: 'EFile',
  security: 'public',
  filingTypeCode: 'M',
  leadDocument: document,
  attachments: [],
  courtesyCopyEmails: [],
  optionalServices: [],
  serviceRecipients: [],
};

const courtCase: PreflightCase = {
  state: 'IL',
  today: '2026-11-25',
  partyNames: ['Elena Ortega', 'Lakeshore Holdings LLC'],
  filingTypeNames: new Map([['M', 'Motion']]),
  filedBefore: new Map(),
};

/** The path of the document that `checked` makes. */
export const leadPath = 'filings.0.leadDocument';

/** How a document differs from one without findings. */
export interface Differing {
  found?: Partial<ReadFacts>;
  rules?: Partial<CourtPolicy>;
  entry?: Partial<EnteredFiling>;
  file?: Partial<EnteredDocument>;
  known?: Partial<PreflightCase>;
  caseNumber?: string;
  isLead?: boolean;
}

/** A filing's document without findings, but for what differs. */
export function checked({ found, rules, entry, file, known, caseNumber, isLead = true }: Differing): CheckedDocument {
  const entered = { ...filing, ...entry };
  return {
    facts: { ...facts, ...found },
    path: leadPath,
    isLead,
    filing: entered,
    document: { ...document, ...file },
    content: { filings: [entered], caseNumber },
    policy: { ...policy, ...rules },
    courtCase: { ...courtCase, ...known },
  };
}
