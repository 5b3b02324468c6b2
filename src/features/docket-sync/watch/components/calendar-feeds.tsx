import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { baseAddress } from '@/api/backends';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { CalendarFeed } from '@/api/generated/docket-watch/model';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { formatInstant } from '@/lib/format/dates';
import { confirm } from '@/lib/ui/confirm';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useCreateFeed, useRevokeFeed } from '../mutations';
import { feedsQuery } from '../queries';
import classes from './watch.module.css';

/** Addresses that calendar programs subscribe to. */
export function CalendarFeeds() {
  const { data, error, refetch } = useQuery(feedsQuery);
  return (
    <Section title="Calendar feeds">
      <div className={classes.stack}>
        <p className={classes.quiet}>
          Outlook, Google Calendar and Apple Calendar subscribe to a feed of your firm’s confirmed deadlines and
          hearings. Anyone with its address can read it. Revoke a feed to end it.
        </p>
        {!data && error && (
          <ErrorState title="The feeds could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonLines lines={2} label="Loading feeds" />}
        {data && data.length > 0 && (
          <ul className={classes.list} aria-label="Calendar feeds">
            {data.map((feed) => (
              <Feed key={feed.feedId} feed={feed} />
            ))}
          </ul>
        )}
        <NewFeed />
      </div>
    </Section>
  );
}

function Feed({ feed: { feedId, name, createdAt, lastReadAt } }: { feed: CalendarFeed }) {
  const { mutateAsync, isPending } = useRevokeFeed();
  async function revoke(): Promise<void> {
    const isSure = await confirm({
      title: `Revoke the feed ${name}?`,
      content: 'Calendars that subscribe to it are no longer updated.',
      confirmLabel: 'Revoke',
    });
    if (!isSure) return;
    try {
      await mutateAsync(feedId);
    } catch (error) {
      const outcome = changeFailed(error, 'The feed was not revoked', 'the feed was revoked');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    }
  }
  return (
    <li className={classes.row}>
      <strong>{name}</strong>
      <span className={classes.quiet}>
        {`Created ${formatInstant(createdAt)} · ${lastReadAt ? `last read ${formatInstant(lastReadAt)}` : 'not read yet'}`}
      </span>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Revoke ${name}`}
          loading={isPending}
          onClick={() => void revoke()}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

function NewFeed() {
  const { mutateAsync, data: created } = useCreateFeed();
  const { save, ...saving } = useSave((error) => ({
    message: changeFailed(error, 'The feed could not be created', 'the feed was created'),
  }));
  const form = useOneStepForm({
    initialValues: { name: '' },
    errorsOf: ({ name }) => ({ name: name.trim() ? undefined : 'Enter a name, such as the calendar program’s.' }),
  });
  const submit = form.onSubmit(async ({ name }) => {
    if (await save(() => mutateAsync(name.trim()))) form.reset();
  });
  return (
    <>
      {created && <Address address={`${baseAddress('docketWatch')}${created.path}`} />}
      <ShortForm onSubmit={submit} label="New calendar feed" submitLabel="Create a feed" {...saving}>
        <TextInput
          {...form.getInputProps('name')}
          label="Name"
          description="The calendar that subscribes to it."
          placeholder="Outlook"
          autoComplete="off"
          required
          maxLength={80}
        />
      </ShortForm>
    </>
  );
}

function Address({ address }: { address: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: 'good', title: 'Address copied' });
    } catch {
      showFailure('The address could not be copied', 'Select it and copy it by hand.');
    }
  }
  return (
    <Notice tone="info" title="Subscribe to this address">
      <p>Copy it now. It isn’t shown again.</p>
      <div className={classes.address}>
        <code>{address}</code>
        <Button variant="default" size="compact-sm" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </Notice>
  );
}
