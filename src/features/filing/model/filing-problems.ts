/** What the filings and their documents lack. */
import type { CourtPolicy, FilingDocument, FilingEntry, FilingFlow } from '@/api/generated/filing/model';
import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';
import { rowOf } from './court-tables';
import { checkInput } from './data-fields';
import { isEmail } from './email';
import { type FilingContent, flowOf } from './filing-content';
import { documentsOf, envelopeBytes } from './filing-entries';
import {
  type FilingRules,
  type FilingTypeTables,
  offeredDocumentTypes,
  offeredFilingTypes,
  takesAttachments,
  type UnattachedDocument,
} from './filing-tables';
import { type At, optionalServiceProblems } from './optional-service-problems';
import type { Problem } from './problems';

/** Problems of the step "Filings", from top to bottom; `rules` is missing while the court's tables are being loaded. */
export function findFilingProblems(content: FilingContent, rules: FilingRules | undefined): Problem[] {
  if (!rules) return [];
  const { filings } = content;
  if (filings.length === 0) return [problem('filings', nothingFiled[flowOf(content)])];
  return [
    ...envelopeProblems(filings, rules.policy),
    ...filings.flatMap((filing, index) => {
      const at: At = (name, message) => (message === undefined ? [] : [problem(`filings.${index}.${name}`, message)]);
      return problemsOfFiling(filing, at, rules);
    }),
  ];
}

const nothingFiled: Record<FilingFlow, string> = {
  'new-case': 'Add the filing that opens the case.',
  'existing-case': 'Add what you file into the case.',
};

const problem = (path: string, message: string): Problem => ({ step: 'filings', path, message });

function envelopeProblems(filings: readonly FilingEntry[], policy: CourtPolicy): Problem[] {
  const problems: Problem[] = [];
  if (filings.length > policy.maxFilingsPerEnvelope)
    problems.push(problem('filings', `The court takes at most ${policy.maxFilingsPerEnvelope} filings an envelope.`));
  const tooLarge = envelopeSizeMessage(filings, policy);
  if (tooLarge !== undefined) problems.push(problem('filings', tooLarge));
  return problems;
}

/** Why the court does not take the documents together, by their sizes alone. */
export function envelopeSizeMessage(
  filings: readonly FilingEntry[],
  { maxEnvelopeBytes }: Pick<CourtPolicy, 'maxEnvelopeBytes'>,
): string | undefined {
  const bytes = envelopeBytes(filings);
  return bytes > maxEnvelopeBytes
    ? `All documents together have ${sizeAbove(bytes, maxEnvelopeBytes)}; the court takes at most ${formatBytes(maxEnvelopeBytes)} an envelope. Remove a document or make one smaller.`
    : undefined;
}

/** Why the court does not take a document, by its size alone. */
export function documentSizeMessage(
  { sizeBytes }: Pick<FilingDocument, 'sizeBytes'>,
  { maxDocumentBytes }: Pick<CourtPolicy, 'maxDocumentBytes'>,
): string | undefined {
  return sizeBytes > maxDocumentBytes
    ? `This document has ${sizeAbove(sizeBytes, maxDocumentBytes)}; the court takes at most ${formatBytes(maxDocumentBytes)}. Compress it or split it.`
    : undefined;
}

function problemsOfFiling(filing: FilingEntry, at: At, rules: FilingRules): Problem[] {
  const { inputs, attorneys, filingTypes } = rules.tables;
  const tables = filing.filingTypeCode === undefined ? undefined : rules.byFilingType.get(filing.filingTypeCode);
  const attorney = filing.filingAttorneyId;
  return [
    ...at('filingTypeCode', filingTypeMessage(filing.filingTypeCode, offeredFilingTypes(filingTypes))),
    ...at('motionTypeCode', motionTypeMessage(filing.motionTypeCode, tables)),
    ...at('description', checkInput(inputs.filingDescription, filing.description, 'a description of the filing')),
    ...documentProblems(filing, tables, at, rules),
    ...optionalServiceProblems(filing.optionalServices, tables, inputs.serviceQuantity, at),
    ...at(
      'filingAttorneyId',
      attorney !== undefined && !attorneys.some(({ attorneyId }) => attorneyId === attorney)
        ? 'This attorney is not with the firm any more. Choose again.'
        : checkInput(inputs.filingAttorney, attorney, 'the filing attorney'),
    ),
    ...at('referenceNumber', checkInput(inputs.referenceNumber, filing.referenceNumber, 'a reference number')),
    ...at('commentsToClerk', checkInput(inputs.commentsToClerk, filing.commentsToClerk, 'comments to the clerk')),
    ...at('courtesyCopyEmails', emailsMessage(filing.courtesyCopyEmails)),
    ...at(
      'serviceRecipients',
      filing.action !== 'EFile' && filing.serviceRecipients.length === 0
        ? 'Choose whom to serve, or file without service.'
        : undefined,
    ),
  ];
}

function filingTypeMessage(code: string | undefined, offered: readonly { code: string }[]): string | undefined {
  if (code === undefined) return 'Choose the filing type.';
  return rowOf(offered, code) ? undefined : 'The court does not offer this filing type here. Choose another.';
}

function motionTypeMessage(code: string | undefined, tables: FilingTypeTables | undefined): string | undefined {
  if (code === undefined || !tables || rowOf(tables.motionTypes, code)) return undefined;
  return 'The court does not offer this motion type here. Choose another.';
}

function emailsMessage(emails: readonly string[]): string | undefined {
  const wrong = emails.filter((email) => !isEmail(email));
  if (wrong.length === 0) return undefined;
  const list = wrong.map((email) => `“${email}”`).join(', ');
  return wrong.length === 1 ? `${list} is not an e-mail address.` : `${list} are not e-mail addresses.`;
}

function documentProblems(
  filing: FilingEntry,
  tables: FilingTypeTables | undefined,
  at: At,
  rules: FilingRules,
): Problem[] {
  const { policy } = rules;
  const hasAttachments = filing.attachments.length > 0;
  const unattached = rules.unattached.filter(({ filingId }) => filingId === filing.id);
  const isLeadComing = unattached.some(({ role, why }) => role === 'lead' && why !== 'refused' && why !== 'changing');
  return [
    ...at('leadDocument', filing.leadDocument || isLeadComing ? undefined : 'Add the lead document.'),
    ...unattached.flatMap((document) =>
      at(document.role === 'lead' ? 'leadDocument' : 'attachments', unattachedMessage(document)),
    ),
    ...(filing.leadDocument
      ? problemsOfDocument(filing.leadDocument, filing, 'leadDocument', { at, tables, rules })
      : []),
    ...at(
      'attachments',
      hasAttachments && !takesAttachments(tables)
        ? 'Filings of this type take no attachments. Remove them.'
        : undefined,
    ),
    ...at(
      'attachments',
      filing.attachments.length > policy.maxAttachmentsPerFiling
        ? `The court takes at most ${policy.maxAttachmentsPerFiling} attachments a filing.`
        : undefined,
    ),
    ...filing.attachments.flatMap((document, index) =>
      problemsOfDocument(document, filing, `attachments.${index}`, { at, tables, rules }),
    ),
    ...componentProblems(filing, tables, at),
  ];
}

function unattachedMessage({ fileName, why }: UnattachedDocument): string {
  switch (why) {
    case 'coming':
      return `${fileName} is still being uploaded.`;
    case 'failed':
      return `${fileName} could not be uploaded. Try again, or dismiss it.`;
    case 'refused':
      return `${fileName} is not attached. Add a mended one, or dismiss it.`;
    case 'changing':
      return `${fileName} is being compressed or made searchable. Wait until that is done.`;
  }
}

/** Components that must be filled are, and those for one document have no more. */
function componentProblems(filing: FilingEntry, tables: FilingTypeTables | undefined, at: At): Problem[] {
  if (!tables || !filing.leadDocument) return [];
  const documents = documentsOf(filing);
  if (documents.some(({ filingComponentCode }) => filingComponentCode === undefined)) return [];
  return tables.components.flatMap((component) => {
    const count = documents.filter(({ filingComponentCode }) => filingComponentCode === component.code).length;
    if (component.required && count === 0)
      return at('attachments', `Add a document for “${component.name}”: filings of this type must have one.`);
    return !component.allowMultiple && count > 1
      ? at('attachments', `Only one document may be the “${component.name}”. Choose another component for the others.`)
      : [];
  });
}

interface Surroundings {
  at: At;
  tables: FilingTypeTables | undefined;
  rules: FilingRules;
}

function problemsOfDocument(
  document: FilingDocument,
  filing: FilingEntry,
  path: string,
  { at, tables, rules }: Surroundings,
) {
  const { inputs, documentTypes } = rules.tables;
  const offered = offeredDocumentTypes(documentTypes, filing.filingTypeCode);
  const hasComponent = !tables || rowOf(tables.components, document.filingComponentCode) !== undefined;
  return [
    ...at(path, fileMessage(document, rules)),
    ...at(
      `${path}.description`,
      checkInput(inputs.documentDescription, document.description, 'a description of the document'),
    ),
    ...at(`${path}.documentTypeCode`, documentTypeMessage(document.documentTypeCode, offered, rules)),
    ...at(
      `${path}.filingComponentCode`,
      tables && tables.components.length > 0 && !hasComponent
        ? 'Choose the component of the filing that this document is.'
        : undefined,
    ),
  ];
}

/** A document may be added that is too large. The court may have changed, too, or its limits, since it was. */
function fileMessage(document: FilingDocument, { policy, tables }: FilingRules): string | undefined {
  const tooLarge = documentSizeMessage(document, policy);
  if (tooLarge !== undefined) return tooLarge;
  const { fileName } = document;
  if (fileName.length > policy.maxFileNameLength)
    return (
      tables.inputs.originalFileName.message ??
      `The court takes file names of at most ${policy.maxFileNameLength} characters. Rename the document.`
    );
  return undefined;
}

function documentTypeMessage(
  code: string | undefined,
  offered: readonly { code: string }[],
  { tables: { inputs } }: FilingRules,
): string | undefined {
  if (code === undefined)
    return offered.length > 0 && inputs.documentType.isShown
      ? (inputs.documentType.message ?? 'Choose the document type.')
      : undefined;
  return rowOf(offered, code) ? undefined : 'The court does not offer this document type here. Choose another.';
}
