import * as z from 'zod/mini';
import { searchText, someOf } from '@/lib/grid/url/grid-search';
import { numberParams } from '@/lib/links/id-params';
import { timelineKinds } from './model/timeline';

/** An order's number in an address. */
export const servingOrderParams = numberParams('orderId');

/** A recipient, by the place in the order: `?recipient=2`. */
const position = z.catch(
  z.optional(z.pipe(z.pipe(z.unknown(), z.transform(Number)), z.int().check(z.gte(1), z.lte(10_000)))),
  undefined,
);

/** `?recipient=2&show=attempt,message&q=harbor` */
export const servingOrderSearch = z.object({ recipient: position, show: someOf(timelineKinds), q: searchText });
export type ServingOrderSearchInput = z.input<typeof servingOrderSearch>;

/** `?recipient=2` */
export const servingReviewSearch = z.object({ recipient: position });
