import { notFound } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { pageNumber } from '@/lib/grid/url/grid-search';

const orderIdPattern = /^[1-9]\d{0,9}$/;

/** An order's number in an address. */
export const docketOrderParams = {
  parse: ({ orderId }: { orderId: string }) => {
    if (!orderIdPattern.test(orderId) || Number(orderId) > 2_147_483_647) throw notFound();
    return { orderId: Number(orderId) };
  },
  stringify: ({ orderId }: { orderId: number }) => ({ orderId: String(orderId) }),
};

/** `page` of the docket, from 1. */
export const docketOrderSearch = z.object({ page: pageNumber });
