import { useQueryClient } from '@tanstack/react-query';
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
  const queryClient = useQueryClient();
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
  useEffect(() => {
    if (userId === undefined || orderId === undefined) return;
    let isGone = false;
    // The page asks for it too.
    queryClient.ensureQueryData(orderQuery(orderId)).then(
      (order) => {
        if (!isGone && order.status !== 'draft') keepRecent(userId, orderEntry(order));
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [queryClient, userId, orderId]);
  return null;
}
