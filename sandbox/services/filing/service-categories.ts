/** Services grouped for the order filters. */
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { serviceCatalog } from '../service-catalog.ts';

export const serviceCategories = {
  listOrderServiceCategories: () =>
    serviceCatalog.map(({ code, name, services }) => ({
      code,
      name,
      services: services.map((each) => ({ service: each.service, name: each.name })),
    })),
} satisfies Handlers<Operations>;
