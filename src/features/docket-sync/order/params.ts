import * as z from 'zod/mini';
import { oneView, pageNumber } from '@/lib/grid/url/grid-search';
import { numberParams } from '@/lib/links/id-params';

/** An order's number in an address. */
export const docketOrderParams = numberParams('orderId');

/** `?page=2&view=timeline` */
export const docketOrderSearch = z.object({ page: pageNumber, view: oneView('timeline', 'work') });
/** How a docket is shown: a list by default. */
export type DocketView = z.output<typeof docketOrderSearch>['view'];
export type DocketOrderSearchInput = z.input<typeof docketOrderSearch>;
