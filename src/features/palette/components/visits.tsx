import { useQuery } from '@tanstack/react-query';
import { type MakeRouteMatchUnion, useMatch, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMappingId } from '@/features/matters';
import { orderQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { keepRecent } from '../recent';
import { matterEntry, orderEntry } from '../record-entries';

/** The order id in the address of an order's page. */
function visitedOrder(match: MakeRouteMatchUnion): number | undefined {
  switch (match.routeId) {
    case '/_authenticated/_main/order-details/$orderId':
    case '/_authenticated/_main/order-details-all/$orderId':
    case '/_authenticated/_main/ccd-details/$orderId':
    case '/_authenticated/_main/e-service-details/$orderId':
      return match.params.orderId;
    default:
      return undefined;
  }
}

/** Records visited matters and orders as recent entries. Renders nothing. */
export default function Visits() {
  const userId = usePerson()?.userId;
  const mappingId = useMappingId();
  const clientReference = useMatch({
    from: '/_authenticated/_main/matter-view/$clientReference',
    shouldThrow: false,
    select: ({ params }) => params.clientReference,
  });
  const orderId = useMatches({ select: (matches) => matches.map(visitedOrder).find((id) => id !== undefined) });
  useEffect(() => {
    if (userId === undefined || !clientReference || !mappingId) return;
    keepRecent(userId, matterEntry({ mappingId, clientReference }));
  }, [userId, clientReference, mappingId]);
  // Reads the page's own query: a second request for a missing order would flicker its error page.
  const { data: order } = useQuery({ ...orderQuery(orderId ?? 0), enabled: false });
  useEffect(() => {
    if (userId !== undefined && order && order.status !== 'draft') keepRecent(userId, orderEntry(order));
  }, [userId, order]);
  return null;
}
