import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import type { Notification } from '@/api/generated/notifications/model';
import { loadPreferencesDialog, notificationsQuery, useMarkSeen } from '@/features/notifications';
import { formatInstant } from '@/lib/format/dates';
import { Opening } from '@/lib/ui/opening';
import { Menu, type MenuProps } from './menu';
import classes from './menu.module.css';
import { MenuButton, MenuLink } from './menu-items';

const PreferencesDialog = lazy(loadPreferencesDialog);

/** The rest is on the list of orders. */
const mostShown = 8;

/** The courts' latest decisions, newest first. Opening it marks them as seen. */
export function NotificationsMenu(props: MenuProps) {
  const { data, isPending, isError, refetch } = useQuery(notificationsQuery);
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = props.opened !== 'no';
  const markSeen = useEffectEvent(useMarkSeen());
  const latestId = data?.latestId;
  // Once per opening and decision: a failure reloads the list.
  useEffect(() => {
    if (isOpen && latestId !== undefined) markSeen();
  }, [isOpen, latestId]);
  return (
    <>
      <Menu {...props} isPending={isPending}>
        {data?.items.length === 0 && <p className={classes.empty}>No court decisions in the last 30 days.</p>}
        {data?.items.slice(0, mostShown).map((each) => (
          <Decision key={each.notificationId} decision={each} />
        ))}
        {isError && !data && (
          <MenuButton stays onClick={() => void refetch()}>
            Couldn't load notifications. Try again
          </MenuButton>
        )}
        <fieldset className={classes.group} aria-label="More">
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

function Decision({ decision }: { decision: Notification }) {
  const { orderId, status, statusText, filingName, caseTitle, reason, at, timeZone } = decision;
  return (
    <MenuLink
      page={{ kind: 'single-page-with-matter', link: `/order-details/${orderId}` }}
      description={
        <>
          {[reason, filingName].filter(Boolean).join(' · ')}
          <br />
          {formatInstant(at, timeZone)}
        </>
      }
    >
      <span className={classes.decision} data-status={status}>
        {statusText}
      </span>
      {': '}
      {caseTitle || `Order ${orderId}`}
    </MenuLink>
  );
}
