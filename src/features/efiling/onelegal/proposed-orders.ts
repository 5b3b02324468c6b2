import type { ProposedOrderRules } from '../descriptor';

/** California's courts take a proposed order as a PDF and as a Word document, in one envelope (filing variants, section 6). */
export const proposedOrders = (): ProposedOrderRules => ({ word: 'required', letter: 'none' });
