import type { BulkSyncMatter } from '@/api/generated/docket-sync/model';
import type { ChosenMatter } from '@/features/matters';

/** A chosen matter as an order names it. */
export const toBulkMatter = ({
  displayName,
  clientReference,
  matterReference,
  retailerReference,
}: ChosenMatter): BulkSyncMatter => ({ displayName, clientReference, matterReference, retailerReference });
