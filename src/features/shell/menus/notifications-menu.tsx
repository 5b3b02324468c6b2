import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { Notification } from '@/api/generated/notifications/model';
import {
  loadPreferencesDialog,
  notificationsQuery,
  pageOf,
  subjectOf,
  toneOf,
  useMark,
  whenOf,
} from '@/features/notifications';
import { Opening } from '@/lib/ui/opening';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuButton, MenuLink } from './menu-items';

const PreferencesDialog = lazy(loadPreferencesDialog);

/** The page has the rest. */
const mostShown = 12;

/** The latest of what happened to the person's orders, newest first. Opening one reads it; opening the menu reads nothing. */
export function NotificationsMenu(props: MenuProps) {
  const { data, isPending, isError, refetch } = useQuery(notificationsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const mark = useMark();
  const unread = data?.unreadCount ?? 0;
  return (
    <>
      <Menu {...props} isPending={isPending}>
        {data?.items.length === 0 && <p className={classes.empty}>Nothing in the last 90 days.</p>}
        {data && data.items.length > 0 && (
          <div className={classes.scrolled}>
            {data.items.slice(0, mostShown).map((each) => (
              <NotificationItem
                key={each.notificationId}
                notification={each}
                onRead={() => void mark({ notificationIds: [each.notificationId], isRead: true })}
              />
            ))}
          </div>
        )}
        {isError && !data && (
          <MenuButton stays onClick={() => void refetch()}>
            Couldn't load notifications. Try again
          </MenuButton>
        )}
        <fieldset className={classes.group} aria-label="More">
          <MenuLink page={{ kind: 'single-page-with-matter', link: '/notifications' }}>All notifications</MenuLink>
          {data && unread > 0 && (
            <MenuButton stays onClick={() => void mark({ through: data.through, isRead: true }, 'All notifications')}>
              Mark all as read
            </MenuButton>
          )}
          <MenuLink page={{ kind: 'single-page-with-matter', link: '/orders/rejections' }}>Rejected orders</MenuLink>
          <MenuButton onClick={() => setChoosing(true)}>Notification settings</MenuButton>
        </fieldset>
      </Menu>
      {isChoosing && (
        <Opening>
          <PreferencesDialog onClose={() => setChoosing(false)} />
        </Opening>
      )}
    </>
  );
}

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { text, detail, caseTitle, isRead } = notification;
  const subject = subjectOf(notification);
  return (
    <MenuLink
      page={pageOf(notification)}
      onClick={isRead ? undefined : onRead}
      mark={isRead ? undefined : <span className={classes.unread} role="img" aria-label="Unread" />}
      description={
        <>
          {[detail, caseTitle === subject ? undefined : caseTitle].filter(Boolean).join(' · ')}
          <br />
          {whenOf(notification)}
        </>
      }
    >
      <span className={classes.decision} data-tone={toneOf(notification)}>
        {text}
      </span>
      {`: ${subject}`}
    </MenuLink>
  );
}
