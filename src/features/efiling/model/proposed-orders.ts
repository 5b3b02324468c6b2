import type { ProposedOrder } from '@/api/generated/filing/model';

/** Why a judge can sign a proposed order (filing variants, section 6). */
export const proposedOrderBases: Readonly<Record<NonNullable<ProposedOrder['basis']>, string>> = {
  agreed: 'All parties agree',
  'after-hearing': 'The court ruled at a hearing',
  'no-response': 'No one responded',
  competing: 'The parties propose competing orders',
};
