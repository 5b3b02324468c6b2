/** Services grouped for the order filters. */
import type { Operations } from '../../generated/filing/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { serviceCatalogue } from '../service-catalogue.ts';

export const serviceCategories = {
  listOrderServiceCategories: () =>
    serviceCatalogue.map(({ code, name, services }) => ({
      code,
      name,
      services: services.map((each) => ({ service: each.service, name: each.name })),
    })),
} satisfies Handlers<Operations>;
