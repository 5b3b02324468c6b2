/** Problems of a filing's documents. */

import type { DocumentType, FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { countGraphemes } from '@/lib/format/graphemes';
import { rowOf } from '../model/court-tables';
import { documentsOf } from '../model/filing-entries';
import {
  type FilingRules,
  type FilingTypeTables,
  mustChooseDocumentType,
  offeredDocumentTypes,
  takesAttachments,
  type UnattachedDocument,
} from '../model/filing-tables';
import { checkInput } from '../model/input-rules';
import { documentSizeMessage } from '../model/size-messages';
import type { Problem, ProblemAt } from './problems';

/** Problems of a filing's documents, from top to bottom. */
export function documentProblems(
  filing: FilingEntry,
  tables: FilingTypeTables | undefined,
  at: ProblemAt,
  rules: FilingRules,
): Problem[] {
  const { policy } = rules;
  const hasAttachments = filing.attachments.length > 0;
  const unattached = rules.unattached.filter(({ filingId }) => filingId === filing.id);
  const isLeadUploading = unattached.some(
    ({ role, why }) => role === 'lead' && why !== 'refused' && why !== 'changing',
  );
  return [
    ...at('leadDocument', filing.leadDocument || isLeadUploading ? undefined : 'Add the lead document.'),
    ...unattached.flatMap((document) =>
      at(document.role === 'lead' ? 'leadDocument' : 'attachments', unattachedMessage(document)),
    ),
    ...(filing.leadDocument
      ? problemsOfDocument(filing.leadDocument, filing, 'leadDocument', { at, tables, rules })
      : []),
    ...at(
      'attachments',
      hasAttachments && !takesAttachments(tables)
        ? "This filing type doesn't accept attachments. Remove them."
        : undefined,
    ),
    ...at(
      'attachments',
      filing.attachments.length > policy.maxAttachmentsPerFiling
        ? `The court allows at most ${policy.maxAttachmentsPerFiling} attachments per filing.`
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
    case 'uploading':
      return `${fileName} is still uploading.`;
    case 'failed':
      return `${fileName} couldn't be uploaded. Try again or dismiss it.`;
    case 'refused':
      return `${fileName} isn't attached. Add a corrected file or dismiss it.`;
    case 'changing':
      return `${fileName} is being compressed or made searchable. Wait until it finishes.`;
  }
}

/** Required components must have a document, and single-document components only one. */
function componentProblems(filing: FilingEntry, tables: FilingTypeTables | undefined, at: ProblemAt): Problem[] {
  if (!tables || !filing.leadDocument) return [];
  const documents = documentsOf(filing);
  if (documents.some(({ filingComponentCode }) => filingComponentCode === undefined)) return [];
  return tables.components.flatMap((component) => {
    const count = documents.filter(({ filingComponentCode }) => filingComponentCode === component.code).length;
    if (component.required && count === 0)
      return at('attachments', `Add a document for the required component “${component.name}”.`);
    return !component.allowMultiple && count > 1
      ? at('attachments', `Only one document can be the “${component.name}”. Choose another component for the rest.`)
      : [];
  });
}

interface Context {
  at: ProblemAt;
  tables: FilingTypeTables | undefined;
  rules: FilingRules;
}

function problemsOfDocument(
  document: FilingDocument,
  filing: FilingEntry,
  path: string,
  { at: atFiling, tables, rules }: Context,
): Problem[] {
  const at: ProblemAt = (name, message) =>
    atFiling(name, message).map((problem) => ({ ...problem, about: document.fileName }));
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
      tables && tables.components.length > 0 && !hasComponent ? 'Choose the component.' : undefined,
    ),
  ];
}

/** The court or its limits may have changed since the document was added. */
function fileMessage(document: FilingDocument, { policy, tables }: FilingRules): string | undefined {
  const tooLarge = documentSizeMessage(document, policy);
  if (tooLarge !== undefined) return tooLarge;
  const { fileName } = document;
  if (countGraphemes(fileName) > policy.maxFileNameLength)
    return (
      tables.inputs.originalFileName.message ??
      `The court's limit for file names is ${policy.maxFileNameLength} characters. Rename the document.`
    );
  return undefined;
}

function documentTypeMessage(
  code: string | undefined,
  offered: readonly DocumentType[],
  { tables: { inputs } }: FilingRules,
): string | undefined {
  if (code === undefined)
    return inputs.documentType.isShown && mustChooseDocumentType(offered, inputs.documentType)
      ? (inputs.documentType.message ?? 'Choose the document type.')
      : undefined;
  return rowOf(offered, code) ? undefined : "The court doesn't offer this document type here. Choose another.";
}
