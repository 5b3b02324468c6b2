/**
 * The pages of one order, which the specification names without saying what is on them:
 *
 * - `/order-details` is the address that knows every order. Links lead here; an order of a service with a page of its
 *   own is sent on to that.
 * - `/ccd-details` is the page of a courtesy copy delivery: who gets the printed copies, and how far they have come.
 * - `/e-service-details` is the page of documents that are served without being filed: who was served, and who looked.
 * - `/order-details-all` is any of these with everything else that was ordered for the same case, to look at, to add up
 *   and to save at once.
 */
import type { ServiceName } from '@/api/generated/billing/model';

export type OrderPage = 'order-details' | 'ccd-details' | 'e-service-details';

/** The page that an order of a service has. */
export function orderPageOf(service: ServiceName): OrderPage {
  switch (service) {
    case 'CourtesyCopy':
      return 'ccd-details';
    case 'EService':
      return 'e-service-details';
    default:
      return 'order-details';
  }
}
