import { useQuery } from '@tanstack/react-query';
import { getGetBillingStartupQueryOptions } from '@/api/generated/billing';
import { Notice } from '@/lib/ui/notice';

/** Says that billing is starting (billing supplement, section 12). What waits for it is asked again every second. */
export default function StartingNotice() {
  const { data } = useQuery({ ...getGetBillingStartupQueryOptions(), staleTime: 0, gcTime: 0, refetchInterval: 1000 });
  if (data?.status === 'ready') return null;
  return <Notice tone="info">Billing is starting. This page goes on by itself.</Notice>;
}
