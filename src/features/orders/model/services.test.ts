import { expect, it } from 'vitest';
import { ServiceName } from '@/api/generated/billing/model';
import { orderPageOf, serviceLabel } from './services';

it('has separate pages for courtesy copies and e-service', () => {
  expect(orderPageOf('CourtesyCopy')).toBe('ccd-details');
  expect(orderPageOf('EService')).toBe('e-service-details');
  expect(orderPageOf('LegalServiceOfProcess')).toBe('lsop/orders');
  const apart: readonly string[] = ['CourtesyCopy', 'EService', 'LegalServiceOfProcess'];
  const others = ServiceName.options.filter((service) => !apart.includes(service));
  expect(new Set(others.map(orderPageOf))).toEqual(new Set(['order-details']));
});

it('have a name each', () => {
  const labels = ServiceName.options.map(serviceLabel);
  for (const label of labels) expect(label).toMatch(/^[A-Z]/);
  expect(new Set(labels).size).toBe(ServiceName.options.length);
});
