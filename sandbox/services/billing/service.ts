/** The billing service's description and the service catalog. */
import type { Operations } from '../../generated/billing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { serviceCatalogue } from '../service-catalogue.ts';

export const service = {
  getBillingStartup: ({ clock }) => ({
    status: 'ready' as const,
    environment: 'sandbox' as const,
    startedAt: new Date(performance.timeOrigin + clock.offset).toISOString(),
    serverTime: clock.now().toISOString(),
  }),

  getBillingVersion: () => ({ name: 'billing', version: '1.0.0' }),

  listServiceSearchCategories: () =>
    serviceCatalogue.map(({ name, services }, index) => ({
      categoryId: index + 1,
      name,
      displayOrder: index + 1,
      services: [...services],
    })),
} satisfies Handlers<Operations>;
