import { lazy } from 'react';
import type { FilingProvider } from '../descriptor';
import { fields } from '../onelegal/fields';
import { superiorCourts } from '../onelegal/superior-courts';
import { deliveryFields, firstDelivery } from './delivery';
import { codecs } from './delivery-codec';
import { facts } from './facts';

/** Courts on paper: One Legal carries what is filed there, prints it and sends a courier. */
export const provider: FilingProvider = {
  ...superiorCourts(facts, codecs),
  fields: { ...fields, case: [...deliveryFields, ...fields.case] },
  firstExtra: firstDelivery,
  draftNotice: lazy(() => import('./delivery-hours')),
};
