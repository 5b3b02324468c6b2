import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Notification } from '@/api/generated/notifications/model';
import { showToast } from '@/lib/ui/toast';
import { subjectOf, toneOf } from './model/notification-texts';
import { isQuiet } from './model/quiet-hours';
import { notificationsQuery, preferencesQuery } from './queries';

/** More at once than this are one toast. */
const mostToasts = 3;

/**
 * Watches for what happens while the page is open: shows each in a toast, except in quiet hours, and returns how much
 * of it the person hasn't read, for the tab's title.
 */
export function useArrivals(): number {
  const { data } = useQuery(notificationsQuery);
  const { data: preferences } = useQuery(preferencesQuery);
  /** What was told, or was there when the page opened. */
  const told = useRef<ReadonlySet<string>>(undefined);
  const [opened, setOpened] = useState<ReadonlySet<string>>();

  const tell = useEffectEvent((arrived: readonly Notification[]) => {
    if (arrived.length === 0 || (preferences && isQuiet(preferences, new Date()))) return;
    if (arrived.length > mostToasts) {
      const isBad = arrived.some((each) => toneOf(each) === 'bad');
      const message = isBad ? 'Some of it needs you.' : '';
      showToast({ tone: isBad ? 'bad' : 'neutral', title: `${arrived.length} notifications`, message });
    } else for (const each of arrived.toReversed()) showToast(toastOf(each));
  });

  useEffect(() => {
    if (!data) return;
    const ids = data.items.map(({ notificationId }) => notificationId);
    const known = told.current;
    told.current = new Set([...(known ?? []), ...ids]);
    if (known === undefined) setOpened(told.current);
    else tell(data.items.filter(({ notificationId, isRead }) => !isRead && !known.has(notificationId)));
  }, [data]);

  if (!data || opened === undefined) return 0;
  return data.items.filter(({ notificationId, isRead }) => !isRead && !opened.has(notificationId)).length;
}

function toastOf(notification: Notification) {
  const { text, caseTitle, detail } = notification;
  const subject = subjectOf(notification);
  const tone = toneOf(notification);
  return {
    tone: tone === 'good' || tone === 'bad' ? tone : 'neutral',
    title: `${text}: ${subject}`,
    message: [caseTitle === subject ? '' : caseTitle, detail].filter(Boolean).join(': '),
    stays: tone === 'bad',
  } as const;
}
