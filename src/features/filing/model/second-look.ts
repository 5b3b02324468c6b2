/** What the file manager says of a document before it is submitted. Pure. */
import type { DocumentMetadata } from '@/api/generated/filing/model';

type Look = Pick<DocumentMetadata, 'isAvailable' | 'isPdf' | 'isEncrypted' | 'hasXfaForm'>;

/** Tells why a clerk would reject the document; undefined for one that is fit. Without metadata, it is gone. */
export function secondLookMessage(look: Look | undefined): string | undefined {
  if (!look?.isAvailable) return 'the file is no longer available. Upload it again.';
  if (!look.isPdf) return 'the file is not a PDF. Upload a PDF.';
  if (look.isEncrypted) return 'the PDF is encrypted. Save it without a password, then upload it again.';
  return look.hasXfaForm ? 'the PDF is an XFA form. Print it to a PDF, then upload that.' : undefined;
}
