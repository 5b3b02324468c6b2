import { notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { oneView, pageNumber } from '@/lib/grid/url/grid-search';

const orderIdPattern = /^[1-9]\d{0,9}$/;

/** An order's number in an address. */
export const docketOrderParams = {
  parse: ({ orderId }: { orderId: string }) => {
    if (!orderIdPattern.test(orderId) || Number(orderId) > 2_147_483_647) throw notFound();
    return { orderId: Number(orderId) };
  },
  stringify: ({ orderId }: { orderId: number }) => ({ orderId: String(orderId) }),
};

/** `?page=2&view=timeline` */
export const docketOrderSearch = z.object({ page: pageNumber, view: oneView('timeline', 'work') });
/** How a docket is shown: a list by default. */
export type DocketView = z.output<typeof docketOrderSearch>['view'];
export type DocketOrderSearchInput = z.input<typeof docketOrderSearch>;
