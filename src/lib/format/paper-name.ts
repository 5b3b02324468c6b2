/** What an order or a filing is called in lists, links and notices: the paper before anything else. */

/** Of an order's, a filing's, a fee's or a draft's row. */
export interface Papers {
  /** The title of the lead document; missing without documents. */
  leadDocumentTitle?: string | undefined;
  /** All documents, the lead document among them. */
  documentCount?: number | undefined;
  /** What was ordered, for what has no paper: `Address of Jonah Castellano`. */
  description?: string | undefined;
}

/**
 * Names an order or a filing by its lead document and the number of further ones: `Motion to Vacate +2`. Without documents,
 * by its description.
 * @param missing the name of what has neither, such as its service.
 */
export function paperName({ leadDocumentTitle, documentCount = 1, description }: Papers, missing: string): string {
  if (!leadDocumentTitle) return description?.trim() || missing;
  return documentCount > 1 ? `${leadDocumentTitle} +${documentCount - 1}` : leadDocumentTitle;
}
