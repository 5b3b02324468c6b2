/** What the product made for a matter: downloads, and what can be filed again, from the archive where it has it. */

import { queryOptions } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { downloadInvoicePdf } from '@/api/generated/billing';
import { downloadDocumentAttachment } from '@/api/generated/filing';
import { downloadStampedCopy, getListMatterDocumentsQueryOptions } from '@/api/generated/workspace';
import type { MatterDocument } from '@/api/generated/workspace/model';
import { readSearch } from '@/lib/form/search-text';
import { foldText } from '@/lib/format/fold-text';
import { withExtension } from './matter-files';

const kinds: Partial<Record<MatterDocument['kind'], string>> = {
  original: 'As filed',
  stamped: 'Stamped copy',
  returned: 'Returned',
  receipt: 'Court’s receipt',
  docket: 'From the docket',
  proof: 'Proof of service',
  upload: 'Uploaded',
};

/** Documents of the matter's orders. Disabled without a matter, and where no service keeps them together. */
export function madeHereQuery(clientReference: string | undefined) {
  return queryOptions({
    ...getListMatterDocumentsQueryOptions({ clientReference: clientReference ?? '' }),
    enabled: hasWorkspace() && clientReference !== undefined,
  });
}

/** Those that can be added, by name or kind. A stamped copy that isn't kept and what is in a draft can't. */
export function addable(documents: readonly MatterDocument[], searchTerm: string): MatterDocument[] {
  const search = readSearch(searchTerm);
  const term = search.kind === 'words' ? foldText(search.term) : '';
  return documents.filter(
    (document) =>
      kinds[document.kind] !== undefined &&
      document.filingFlow === undefined &&
      /\.pdf$/i.test(document.name) &&
      downloadOf(document) !== undefined &&
      foldText(`${document.name} ${kindOf(document)} ${document.orderId ?? ''}`).includes(term),
  );
}

export const kindOf = ({ kind }: MatterDocument): string => kinds[kind] ?? '';

/** Downloads a document under the name it will be filed under. */
export async function fetchMadeHere(document: MatterDocument, name: string): Promise<File> {
  const load = downloadOf(document);
  if (!load) throw new Error(`${document.name} has no file.`);
  return new File([await load()], withExtension(name, document.name), { type: 'application/pdf' });
}

/**
 * Tells how a document is downloaded; undefined for what has no file. A stamped copy comes from the archive, which
 * outlives the court's link.
 */
export function downloadOf({
  stampedCopy,
  invoiceId,
  state,
  documentUrl,
  name,
}: MatterDocument): ((call?: { signal: AbortSignal }) => Promise<Blob>) | undefined {
  if (stampedCopy)
    return stampedCopy.status === 'kept' ? (call) => downloadStampedCopy(stampedCopy.documentId, call) : undefined;
  if (invoiceId !== undefined) return (call) => downloadInvoicePdf(invoiceId, call);
  if (documentUrl === undefined) return undefined;
  // Files are the firm's, whichever state they are asked of.
  return (call) => downloadDocumentAttachment(state ?? 'IL', { DocumentUrl: documentUrl, FileName: name }, call);
}
