import { expect, it } from 'vitest';
import { ServiceName } from '@/api/generated/billing/model';
import { isRequest, orderPageOf, serviceLabel } from './services';

it('has separate pages for courtesy copies, e-service, process serving and service through an office', () => {
  const own = {
    CourtesyCopy: 'ccd-details',
    EService: 'e-service-details',
    LegalServiceOfProcess: 'lsop/orders',
    ProcessServing: 'serve-it/orders',
    ProcessServingExistingCase: 'serve-it/orders',
  } as const;
  for (const [service, page] of Object.entries(own)) expect(orderPageOf(ServiceName.parse(service))).toBe(page);
  const others = ServiceName.options.filter((service) => !(service in own));
  expect(new Set(others.map(orderPageOf))).toEqual(new Set(['order-details']));
});

it('have a name each', () => {
  const labels = ServiceName.options.map(serviceLabel);
  for (const label of labels) expect(label).toMatch(/^[A-Z]/);
  expect(new Set(labels).size).toBe(ServiceName.options.length);
});

it('are ordered with one form, or in steps', () => {
  expect(ServiceName.options.filter(isRequest).toSorted()).toEqual([
    'BusinessFormation',
    'DeedPreparation',
    'Form1099S',
    'LegalServiceOfProcess',
    'SkipTrace',
    'TitleSearch',
    'UccFiling',
    'UccSearch',
  ]);
});
