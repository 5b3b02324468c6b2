import { useQuery } from '@tanstack/react-query';
import type { DocketSyncOrder, NotificationSetting } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { ErrorState } from '@/lib/ui/error-state';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from './docket-entries.module.css';
import { settingsInForce } from './model/settings-in-force';
import { notificationSettingsQuery } from './queries';

const kinds: Readonly<Record<NotificationSetting['notificationType'], string>> = {
  DocketEntry: 'Entries',
  DocumentAvailable: 'Documents',
  HearingChange: 'Hearings',
  SubscriptionStatus: 'Status and problems',
};

const frequencies: Readonly<Record<NotificationSetting['frequency'], string>> = {
  Immediate: 'at once',
  Daily: 'daily',
  Weekly: 'weekly, on Monday',
  Never: 'off',
};

/** Shows who is emailed of changes in this docket: by the firm's settings, and those of this order. */
export function WhoIsTold({ order }: { order: DocketSyncOrder }) {
  const clientId = usePerson()?.clientId ?? 0;
  const { data, error, refetch } = useQuery(notificationSettingsQuery(clientId));
  const settings = data && settingsInForce(data.items, order);
  return (
    <Section title="Who is notified">
      {!data && error && (
        <ErrorState title="The notifications could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={2} label="Loading the notifications" />}
      {settings?.length === 0 && <p className={classes.quiet}>No one is emailed about changes in this docket.</p>}
      {settings && settings.length > 0 && (
        <ul className={classes.told}>
          {settings.map(({ notificationSettingId, name, notificationType, frequency, recipients }) => (
            <li key={notificationSettingId}>
              {name || kinds[notificationType]}{' '}
              <span className={classes.quiet}>
                {`${frequencies[frequency]}: ${recipients.map((each) => each.name ?? each.email).join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
