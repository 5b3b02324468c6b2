/**
 * The page that support is told: its route, which names no matter or client. Only an order's number is filled in, because
 * support asks for it.
 * @param route a route's full path, such as `/matter-view/$clientReference/drafts`.
 */
export function pageForSupport(route: string, { orderId }: Readonly<Record<string, unknown>>): string {
  const path = typeof orderId === 'number' ? route.replace('$orderId', String(orderId)) : route;
  return path.replace(/(?<=.)\/$/, '');
}
