/** Matters in addresses. */
import { referenceParams } from '@/lib/links/id-params';

/** A matter, as the firm's orders name it. */
export const matterParams = referenceParams('clientReference');

/** A matter, as Filevine names it. */
export const filevineParams = referenceParams('matterReference');
