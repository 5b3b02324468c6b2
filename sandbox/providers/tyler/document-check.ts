/** Checks a filing's documents: components, types, sizes and formats. */
import { countGraphemes } from '../../documents/graphemes.ts';
import type { FilingDocument, FilingEntry } from '../../generated/filing/schemas.ts';
import { documentsOf } from '../../services/filing/filing-content.ts';
import type { CourtRules, FilingTypeRules } from '../../services/filing/submission/court-rules.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkField, isRequiredField } from './data-field-check.ts';

interface Context {
  rules: CourtRules;
  /** Undefined until the filing has a type the court offers. */
  filingType: FilingTypeRules | undefined;
  facts: FilingFacts;
  errors: FieldErrors;
}

/** Adds messages for the documents of the filing at `path`. */
export function checkDocuments(entry: FilingEntry, path: string, context: Context): void {
  const { rules, errors } = context;
  const { maxAttachmentsPerFiling } = rules.policy;
  if (!entry.leadDocument) errors.add(`${path}.leadDocument`, 'Add the lead document.');
  if (entry.attachments.length > maxAttachmentsPerFiling)
    errors.add(`${path}.attachments`, `The court allows up to ${maxAttachmentsPerFiling} attachments per filing.`);
  const seen = new Set<string>();
  for (const { path: name, document } of documentsOf(entry)) {
    if (seen.has(document.id)) errors.add(`${path}.${name}.id`, 'Another document has this ID.');
    seen.add(document.id);
    checkDocument(document, `${path}.${name}`, context);
  }
  checkComponents(entry, path, context);
}

/** Adds a message when the envelope's documents exceed the court's size limit. */
export function checkEnvelopeSize(
  filings: readonly FilingEntry[],
  { maxEnvelopeBytes }: CourtRules['policy'],
  { files }: FilingFacts,
  errors: FieldErrors,
): void {
  const documents = filings.flatMap(documentsOf);
  const bytes = documents.reduce((sum, { document }) => sum + (files.get(document.fileId)?.sizeBytes ?? 0), 0);
  if (bytes > maxEnvelopeBytes)
    errors.add('content.filings', `The documents exceed the court’s limit (${inMegabytes(maxEnvelopeBytes)}).`);
}

function checkDocument(document: FilingDocument, path: string, { rules, filingType, facts, errors }: Context): void {
  const { policy } = rules;
  const at = (name: string, label: string) => ({ path: `${path}.${name}`, label, errors });
  const file = facts.files.get(document.fileId);
  if (!file) errors.add(`${path}.fileId`, 'The file is no longer available. Upload it again.');
  else if (file.sizeBytes > policy.maxDocumentBytes)
    errors.add(`${path}.fileId`, `The file exceeds the court’s limit (${inMegabytes(policy.maxDocumentBytes)}).`);
  const extension = /\.([^.]+)$/.exec(document.fileName)?.[1]?.toLowerCase();
  const kind = policy.allowedFileTypes.find((type) => type.extension === extension);
  if (!kind || (file && file.contentType !== kind.mediaType)) {
    const taken = policy.allowedFileTypes.map((type) => type.extension.toUpperCase()).join(', ');
    errors.add(`${path}.fileName`, `The court accepts only ${taken} files.`);
  }
  if (countGraphemes(document.fileName) > policy.maxFileNameLength)
    errors.add(
      `${path}.fileName`,
      `File names can have up to ${policy.maxFileNameLength} characters. Rename the file.`,
    );
  else checkField(rules, 'originalFileName', document.fileName, at('fileName', 'the file name'));
  checkField(rules, 'documentDescription', document.description, at('description', 'the description of the document'));
  if (filingType) checkDocumentType(document, path, filingType, { rules, errors });
}

/**
 * A court that requires the type by its data field takes no document without. Another court fills in its default; without
 * a default, the filer must choose.
 */
function checkDocumentType(
  { documentTypeCode }: FilingDocument,
  path: string,
  { documentTypes }: FilingTypeRules,
  { rules, errors }: Pick<Context, 'rules' | 'errors'>,
): void {
  const offered = [...documentTypes.values()].filter(({ isCourtUseOnly }) => !isCourtUseOnly);
  if (documentTypeCode === undefined) {
    const isNeeded = isRequiredField(rules, 'documentType') || !offered.some(({ isDefault }) => isDefault);
    if (offered.length > 0 && isNeeded) errors.add(`${path}.documentTypeCode`, 'Choose the document type.');
  } else if (!offered.some(({ code }) => code === documentTypeCode)) {
    errors.add(`${path}.documentTypeCode`, 'The court doesn’t offer this document type. Choose another.');
  }
}

function checkComponents(entry: FilingEntry, path: string, { filingType, errors }: Context): void {
  if (!filingType || filingType.components.size === 0) return;
  const counts = new Map<string, number>();
  for (const { path: name, document } of documentsOf(entry)) {
    const code = document.filingComponentCode;
    const component = filingType.components.get(code ?? '');
    if (code === undefined) errors.add(`${path}.${name}.filingComponentCode`, 'Choose the document’s component.');
    else if (!component)
      errors.add(`${path}.${name}.filingComponentCode`, 'The filing type doesn’t have this component. Choose another.');
    else {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      if (counts.get(code) === 2 && !component.allowMultiple)
        errors.add(`${path}.${name}.filingComponentCode`, `The court accepts one document as ${component.name}.`);
    }
  }
  for (const { code, name, required } of filingType.components.values()) {
    if (required && !counts.has(code) && entry.leadDocument)
      errors.add(`${path}.leadDocument.filingComponentCode`, `Add a document as ${name}.`);
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`;
}
