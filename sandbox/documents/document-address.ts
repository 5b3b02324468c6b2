/**
 * Addresses of documents in the filing service, returned with orders and envelopes and passed to the download and
 * metadata calls. `/files/{fileId}` is an upload; `/documents/{documentId}/original` and `…/stamped` are copies of a
 * filed document; `/dockets/{documentKey}` is a document fetched from a docket.
 */

export type DocumentAddress =
  | { kind: 'file'; fileId: string }
  | { kind: 'original' | 'stamped'; documentId: string }
  | { kind: 'docket'; documentKey: string };

/** An upload's address. */
export const fileAddress = (fileId: string) => `/files/${fileId}`;

/** The address of a filed document's copy. */
export const documentAddress = (documentId: string, copy: 'original' | 'stamped') => `/documents/${documentId}/${copy}`;

/** Parses an address; undefined when it is unknown. */
export function readAddress(address: string): DocumentAddress | undefined {
  const file = /^\/files\/([A-Za-z0-9-]{1,64})$/.exec(address);
  if (file?.[1]) return { kind: 'file', fileId: file[1] };
  const document = /^\/documents\/([A-Za-z0-9-]{1,64})\/(original|stamped)$/.exec(address);
  if (document?.[1]) return { kind: document[2] === 'stamped' ? 'stamped' : 'original', documentId: document[1] };
  const docket = /^\/dockets\/([A-Za-z0-9-]{1,100})$/.exec(address);
  if (docket?.[1]) return { kind: 'docket', documentKey: docket[1] };
  return undefined;
}
