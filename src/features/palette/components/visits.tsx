import { useQuery } from '@tanstack/react-query';
import { type MakeRouteMatchUnion, useMatch, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMappingId } from '@/features/matters';
import { orderQuery } from '@/features/orders';
import { usePerson } from '@/features/session';
import { matterEntry, orderEntry } from '../found';
import { keepRecent } from '../recent';

/** The order that a page of one shows. */
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

/** Notes the matters and orders that a person visits, for the palette to begin with. Shows nothing. */
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
  // The page asks for it: asked for here as well, one that there is not would come and go on the page.
  const { data: order } = useQuery({ ...orderQuery(orderId ?? 0), enabled: false });
  useEffect(() => {
    if (userId !== undefined && order && order.status !== 'draft') keepRecent(userId, orderEntry(order));
  }, [userId, order]);
  return null;
}
