import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requireOurs } from '@/api/errors';
import { markNotificationsSeen } from '@/api/generated/notifications';
import type { Notification } from '@/api/generated/notifications/model';
import { showToast } from '@/lib/ui/toast';
import { isQuiet } from './model/quiet-hours';
import { notificationsQuery, preferencesQuery } from './queries';

/** More decisions at once than this are one toast. */
const mostToasts = 3;

/**
 * Watches for decisions while the page is open: shows each in a toast, except in quiet hours, and returns how many
 * arrived since the person last looked, for the tab's title.
 */
export function useArrivals(): number {
  const { data } = useQuery(notificationsQuery);
  const { data: preferences } = useQuery(preferencesQuery);
  /** The latest decision that was told, or was there when the page opened. */
  const told = useRef<number>(undefined);
  const [opened, setOpened] = useState<number>();

  const tell = useEffectEvent((arrived: readonly Notification[]) => {
    if (arrived.length === 0 || (preferences && isQuiet(preferences, new Date()))) return;
    if (arrived.length > mostToasts) {
      const rejected = arrived.filter(({ status }) => status !== 'accepted').length;
      const message = rejected > 0 ? `${rejected} rejected or returned` : 'All accepted';
      showToast({ tone: rejected > 0 ? 'bad' : 'good', title: `${arrived.length} court decisions`, message });
    } else for (const each of arrived.toReversed()) showToast(toastOf(each));
  });

  useEffect(() => {
    if (!data) return;
    const since = told.current;
    told.current = Math.max(data.latestId, since ?? 0);
    if (since === undefined) setOpened(data.latestId);
    else tell(data.items.filter(({ notificationId }) => notificationId > since));
  }, [data]);

  if (!data || opened === undefined || data.unseenCount === 0) return 0;
  return data.items.filter(({ notificationId }) => notificationId > opened).slice(0, data.unseenCount).length;
}

/** Marks all notifications as seen, here at once. A failure only leaves the count, and the next look corrects it. */
export function useMarkSeen(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const { queryKey } = notificationsQuery;
    const list = queryClient.getQueryData(queryKey);
    if (!list || list.unseenCount === 0) return;
    queryClient.setQueryData(queryKey, { ...list, unseenCount: 0 });
    markNotificationsSeen({ through: list.latestId })
      .then(({ through }) => requireOurs('markNotificationsSeen', through >= list.latestId))
      .catch(() => queryClient.invalidateQueries({ queryKey }));
  };
}

function toastOf({ status, statusText, filingName, caseTitle, orderId, reason }: Notification) {
  const message = [caseTitle || `Order ${orderId}`, reason].filter(Boolean).join(': ');
  const isAccepted = status === 'accepted';
  return {
    tone: isAccepted ? 'good' : 'bad',
    title: `${statusText}: ${filingName}`,
    message,
    stays: !isAccepted,
  } as const;
}
