import { queryOptions } from '@tanstack/react-query';
import { getListDownloadableFilesQueryOptions } from '@/api/generated/billing';
import type { DownloadableFile } from '@/api/generated/billing/model';

/** Tells what can be downloaded of an order. */
export function orderFilesQuery(orderId: number, kinds?: DownloadableFile['kind'][]) {
  return queryOptions(getListDownloadableFilesQueryOptions({ orderIds: [orderId], kinds }));
}
