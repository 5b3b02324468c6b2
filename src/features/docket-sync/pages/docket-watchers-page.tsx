import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { NotificationSetting } from '@/api/generated/docket-sync/model';
import { type Person, usePerson } from '@/features/session';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Opening } from '@/lib/ui/opening';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { DocketsHeader, WithDocketWatch } from '../watch/components/dockets-header';
import classes from '../watch/components/watch.module.css';
import { entryTypeTexts } from '../watch/model/change-texts';
import { frequencyTexts, toRemoval, toRestored, typeTexts } from '../watch/model/watcher-form';
import { useSaveSettings } from '../watch/mutations';
import { settingsQuery } from '../watch/queries';

const WatcherDialog = lazy(() => import('../watch/components/watcher-dialog'));

/** Shows who is told of what on the firm's dockets. */
export function DocketWatchersPage() {
  const person = usePerson();
  return <WithDocketWatch name="Watchers">{person && <Watchers person={person} />}</WithDocketWatch>;
}

function Watchers({ person: { clientId, email } }: { person: Person }) {
  const { data, error, refetch } = useQuery(settingsQuery(clientId));
  const [edited, setEdited] = useState<NotificationSetting | 'new'>();
  const settings = data?.items ?? [];
  return (
    <>
      <DocketsHeader
        title="Watchers"
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!data} onClick={() => setEdited('new')}>
            New watcher
          </Button>
        }
      />
      {!data && error && (
        <ErrorState title="The watchers could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={6} label="Loading watchers" />}
      {data && settings.length === 0 && (
        <EmptyState
          title="No watchers"
          description="A watcher emails what changes on your firm’s dockets: all of it, or only orders, only one party’s filings, only some words. Without watchers, changes are in the alerts alone."
        />
      )}
      {settings.length > 0 && (
        <ul className={classes.list} aria-label="Watchers">
          {settings.map((setting) => (
            <Watcher
              key={setting.notificationSettingId}
              setting={setting}
              clientId={clientId}
              onEdit={() => setEdited(setting)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Opening>
          <WatcherDialog
            clientId={clientId}
            email={email}
            setting={edited === 'new' ? undefined : edited}
            settings={settings}
            onClose={() => setEdited(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

interface WatcherProps {
  setting: NotificationSetting;
  clientId: number;
  onEdit: () => void;
}

function Watcher({ setting, clientId, onEdit }: WatcherProps) {
  const { mutateAsync, isPending } = useSaveSettings(clientId);
  const { name, notificationType, frequency, sendAt, recipients, orderId } = setting;
  const title = name || typeTexts[notificationType];

  async function remove(): Promise<void> {
    try {
      await mutateAsync([toRemoval(setting)]);
      showToast({
        tone: 'neutral',
        title: `${title} removed`,
        undo: () => void mutateAsync([toRestored(setting)]).catch(report),
      });
    } catch (error) {
      report(error);
    }
  }

  const when = frequency === 'Daily' || frequency === 'Weekly' ? ` at ${sendAt}` : '';
  return (
    <li className={classes.row}>
      <div className={classes.when}>{`${frequencyTexts[frequency]}${when}`}</div>
      <div className={classes.what}>
        <div className={classes.case}>
          <strong>{title}</strong>
          <span className={classes.quiet}>{typeTexts[notificationType]}</span>
          {orderId && (
            <AppLink to="/docket-sync/order/$orderId" params={{ orderId }}>
              One docket
            </AppLink>
          )}
        </div>
        <p className={classes.text}>{filterText(setting)}</p>
        <p className={classes.quiet}>{`To ${recipients.map((each) => each.name ?? each.email).join(', ')}`}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="compact-sm" aria-label={`Change ${title}`} disabled={!name} onClick={onEdit}>
          Change
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Remove ${title}`}
          loading={isPending}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

const report = (error: unknown): void => {
  const outcome = changeFailed(error, 'The watcher was not changed', 'the watcher was changed');
  showFailure(outcome, explain(failureOf(error), tryAgain));
};

/** A filter in words. */
function filterText({ filter }: NotificationSetting): string {
  const { entryTypes = [], include = [], exclude = [], party, documentsOnly } = filter ?? {};
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
  const parts = [
    entryTypes.length > 0 && entryTypes.map((type) => entryTypeTexts[type]).join(', '),
    include.length > 0 && `with ${quoted(include)}`,
    exclude.length > 0 && `without ${quoted(exclude)}`,
    party && `filed by ${party}`,
    documentsOnly && 'only with documents',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Everything';
}
