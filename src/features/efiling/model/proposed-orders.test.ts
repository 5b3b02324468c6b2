import { expect, it } from 'vitest';
import type { ProposedOrder } from '@/api/generated/filing/model';
import { proposedOrderBases } from './proposed-orders';

it.each<[NonNullable<ProposedOrder['basis']>, string]>([
  ['agreed', 'All parties agree'],
  ['after-hearing', 'The court ruled at a hearing'],
  ['no-response', 'No one responded'],
  ['competing', 'The parties propose competing orders'],
])('a judge can sign an order because of %s: %s', (basis, text) => expect(proposedOrderBases[basis]).toBe(text));
