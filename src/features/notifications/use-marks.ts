/** Marks of what the person has read. */
import { useQueryClient } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { getListNotificationsQueryKey, markNotifications } from '@/api/generated/notifications';
import type { NotificationList, NotificationMarks } from '@/api/generated/notifications/model';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { notificationsQuery } from './queries';

/** Marks notifications; `what` names them in the toast with the way back, which is left out without it. */
export type Mark = (marks: NotificationMarks, what?: string) => Promise<void>;

/** Returns what marks notifications as read or unread, here at once. A failure says so, and loads what is true. */
export function useMark(): Mark {
  const queryClient = useQueryClient();
  const markAs: Mark = async (marks, what) => {
    const { notificationIds: ids = [], isRead } = marks;
    queryClient.setQueryData(notificationsQuery.queryKey, (list) => list && marked(list, new Set(ids), isRead));
    try {
      const { notificationIds } = await markNotifications(marks);
      if (what === undefined || notificationIds.length === 0) return;
      showToast({
        tone: 'neutral',
        title: `${what} marked as ${isRead ? 'read' : 'unread'}`,
        undo: () => void markAs({ notificationIds, isRead: !isRead }),
      });
    } catch (error) {
      const outcome = changeFailed(error, 'The marks could not be saved', 'the notifications were marked');
      showFailure(outcome, explain(failureOf(error), tryAgain));
      await queryClient.invalidateQueries({ queryKey: getListNotificationsQueryKey() });
    }
  };
  return markAs;
}

function marked(list: NotificationList, ids: ReadonlySet<string>, isRead: boolean): NotificationList {
  const changed = list.items.filter((each) => ids.has(each.notificationId) && each.isRead !== isRead).length;
  return {
    ...list,
    items: list.items.map((each) => (ids.has(each.notificationId) ? { ...each, isRead } : each)),
    unreadCount: Math.max(0, list.unreadCount + (isRead ? -changed : changed)),
  };
}
