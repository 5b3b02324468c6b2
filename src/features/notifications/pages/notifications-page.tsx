import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { hasNotifications } from '@/api/config';
import { NotificationKind } from '@/api/generated/notifications/model';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { NotificationRow } from '../components/notification-row';
import classes from '../components/notifications.module.css';
import { kindTexts } from '../model/notification-texts';
import { colleaguesQuery, notificationPagesQuery } from '../queries-page';
import type { NotificationsSearch, NotificationsSearchInput } from '../search';
import { useMark } from '../use-marks';

const PreferencesDialog = lazy(() => import('../components/preferences-dialog'));

const route = getRouteApi('/_authenticated/_main/notifications');
const kinds = NotificationKind.options.map((value) => ({ value, label: kindTexts[value] }));

/**
 * Shows what happened in the last 90 days to what the person, a colleague or the firm ordered, and what they have read
 * of it.
 */
export function NotificationsPage() {
  const search = route.useSearch();
  if (hasNotifications()) return <Notifications search={search} />;
  return (
    <EmptyState
      isPage
      title="Notifications not available"
      description="Your firm’s Benchfile keeps no notifications yet."
      action={<AppLink to="/orders">All orders</AppLink>}
    />
  );
}

function Notifications({ search }: { search: NotificationsSearch }) {
  const change = useSearchChange<NotificationsSearchInput>();
  const list = useInfiniteQuery(notificationPagesQuery(search));
  const { data: available } = useQuery(colleaguesQuery);
  const mark = useMark();
  const [isChoosing, setChoosing] = useState(false);
  const { kind, matter, person, whose, show } = search;
  const isFiltered = [kind, matter, person].some((each) => each !== undefined);
  const [first] = list.data?.pages ?? [];
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const colleagues = (available?.users ?? []).map(({ value, text }) => ({ value, label: text }));
  const clear = () => change({ kind: undefined, matter: undefined, person: undefined });
  return (
    <>
      <PageHeader
        title="Notifications"
        actions={
          <>
            {first && first.unreadCount > 0 && !isFiltered && whose === undefined && (
              <Button
                variant="default"
                onClick={() => void mark({ through: first.through, isRead: true }, 'All notifications')}
              >
                Mark all as read
              </Button>
            )}
            <Button variant="default" onClick={() => setChoosing(true)}>
              Notification settings
            </Button>
          </>
        }
      />
      <FilterBar
        label="Filter notifications"
        activeCount={(kind?.length ?? 0) + (person?.length ?? 0)}
        search={
          <SearchBox
            label="Matter"
            placeholder="Matter’s reference or name"
            value={matter}
            onSearch={(text) => change({ matter: text }, { replace: true })}
          />
        }
        onClear={isFiltered ? clear : undefined}
        tools={
          <div className={classes.toggles}>
            <Switch
              label="Unread only"
              checked={show === 'unread'}
              onChange={(event) => change({ show: event.currentTarget.checked ? 'unread' : undefined })}
            />
            <Switch
              label="Whole firm"
              checked={whose === 'firm' || person !== undefined}
              disabled={person !== undefined}
              onChange={(event) => change({ whose: event.currentTarget.checked ? 'firm' : undefined })}
            />
          </div>
        }
      >
        <FilterMenu label="Kind" options={kinds} selected={kind} onChange={(next) => change({ kind: next })} />
        <FilterMenu
          label="Colleague"
          options={colleagues}
          selected={person}
          onChange={(next) => change({ person: next })}
        />
      </FilterBar>
      {!list.data && list.error && (
        <ErrorState
          title="The notifications could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!list.data && !list.error && <SkeletonLines lines={10} label="Loading notifications" />}
      {list.data && items.length === 0 && (
        <EmptyState
          title={
            isFiltered
              ? 'No notification matches'
              : show === 'unread'
                ? 'Nothing unread'
                : 'Nothing in the last 90 days'
          }
          description={
            isFiltered
              ? 'Change the filters, or clear them.'
              : 'Courts’ decisions, docket changes, serving, payments and signatures are listed here.'
          }
        />
      )}
      {items.length > 0 && (
        <ul className={classes.list} aria-label="Notifications">
          {items.map((each) => (
            <NotificationRow
              key={each.notificationId}
              notification={each}
              onMark={mark}
              isOwn={whose === undefined && person === undefined}
              onMatter={matter === undefined ? (text) => change({ matter: text }) : undefined}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {isChoosing && (
        <Opening>
          <PreferencesDialog onClose={() => setChoosing(false)} />
        </Opening>
      )}
    </>
  );
}
