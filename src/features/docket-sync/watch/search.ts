/** Search parameters of the pages about all followed dockets. */
import * as z from 'zod/mini';
import { DocketEntryType } from '@/api/generated/docket-sync/model';
import { ChangeKind } from '@/api/generated/docket-watch/model';
import { day, oneView, searchText, someIds, someOf, sortTokens } from '@/lib/grid/url/grid-search';

/** `?q=ortega&show=stopped&sort=-entry` */
export const docketsSearch = z.object({ q: searchText, show: oneView('stopped'), sort: sortTokens });
export type DocketsSearch = z.output<typeof docketsSearch>;
export type DocketsSearchInput = z.input<typeof docketsSearch>;

/** `?q=dismiss&kind=entry-added&show=all&case=4000003&matter=00015-Ortega` */
export const alertsSearch = z.object({
  q: searchText,
  kind: someOf(ChangeKind.options),
  show: oneView('all'),
  case: someIds,
  matter: searchText,
});
export type AlertsSearch = z.output<typeof alertsSearch>;
export type AlertsSearchInput = z.input<typeof alertsSearch>;

/** `?q="motion to dismiss"&type=order&from=2026-01-01` */
export const entriesSearch = z.object({
  q: searchText,
  type: someOf(DocketEntryType.options),
  from: day,
  to: day,
});
export type EntriesSearch = z.output<typeof entriesSearch>;
export type EntriesSearchInput = z.input<typeof entriesSearch>;
