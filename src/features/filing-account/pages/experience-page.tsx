import '@mantine/core/styles/Input.css';
import { Button, Checkbox, Group, NativeSelect, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { saveOptInSurvey, setOptInReminder, trackOptInToggle } from '@/api/generated/filing';
import type { OptInEvent } from '@/api/generated/filing/model';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import classes from '../accounts/accounts.module.css';
import { AccountsFrame } from '../accounts/accounts-frame';
import { optInHistoryQuery, reminderQuery } from '../accounts/loader';
import { experienceOf } from '../model/experience';
import { remindAt, reminderTimes } from '../model/reminder';

/** Tells whether a person uses the new filing form, why not, and when to ask again (filing variants, section 10). */
export function ExperiencePage() {
  const userId = usePerson()?.userId ?? 0;
  const { data, error, refetch } = useQuery(optInHistoryQuery(userId));
  return (
    <AccountsFrame title="New experience" subtitle="How your filings are prepared. It is your own choice.">
      {data ? (
        <Experience userId={userId} history={data} />
      ) : error ? (
        <ErrorState title="Your choice didn’t load" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={4} label="Loading your choice" />
      )}
    </AccountsFrame>
  );
}

interface ExperienceProps {
  userId: number;
  history: OptInEvent[];
}

function Experience({ userId, history }: ExperienceProps) {
  const queryClient = useQueryClient();
  const reminder = useQuery(reminderQuery(userId));
  const [isBusy, setBusy] = useState(false);
  const { isOn, asksWhy } = experienceOf(history);

  /** Makes a change and shows it, or why it failed. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      showToast({ tone: 'good', title: done });
    } catch (error) {
      showFailure(changeFailed(error, 'Nothing was changed', 'it was changed'), explain(failureOf(error), tryAgain));
    } finally {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: optInHistoryQuery(userId).queryKey }),
        queryClient.invalidateQueries({ queryKey: reminderQuery(userId).queryKey }),
      ]);
      setBusy(false);
    }
  }

  return (
    <>
      <Section title="Filing form">
        <Stack gap="sm">
          <Switch
            label="New filing form"
            checked={isOn}
            disabled={isBusy}
            onChange={(event) => {
              const isOptedIn = event.currentTarget.checked;
              void trackWork(
                change(
                  () => trackOptInToggle({ userId, isOptedIn, page: '/filing-account/experience' }),
                  isOptedIn ? 'The new filing form is on' : 'The new filing form is off',
                ),
              );
            }}
          />
          {!isOn && <Text size="sm">Your drafts stay. You can turn the new form on at any time.</Text>}
          {reminder.data?.isDue && !isOn && (
            <Notice tone="info">You asked us to remind you: try the new filing form again.</Notice>
          )}
        </Stack>
      </Section>
      {!isOn && asksWhy && (
        <Survey
          isBusy={isBusy}
          onSave={(survey) => void trackWork(change(() => saveOptInSurvey({ userId, ...survey }), 'Thank you'))}
        />
      )}
      {!isOn && (
        <Section title="Ask me again">
          <Stack gap="sm" align="start">
            {reminder.data?.remindAt && !reminder.data.isDue && (
              <Text size="sm">We will ask you on {formatInstant(reminder.data.remindAt)}.</Text>
            )}
            <Group>
              {reminderTimes.map((time) => (
                <Button
                  key={time.label}
                  variant="default"
                  disabled={isBusy}
                  onClick={() =>
                    void trackWork(
                      change(
                        () => setOptInReminder({ userId, remindAt: remindAt(time, new Date()) }),
                        `We will ask you again ${time.label}`,
                      ),
                    )
                  }
                >
                  {time.label.replace(/^in/, 'In')}
                </Button>
              ))}
            </Group>
          </Stack>
        </Section>
      )}
      <Section title="History">
        {history.length === 0 ? (
          <p>No choices yet.</p>
        ) : (
          <ul className={classes.list} aria-label="History">
            {history.map((event) => (
              <li key={`${event.occurredAt} ${event.type}`}>
                <Text size="sm">{`${formatInstant(event.occurredAt)}: ${eventText(event)}`}</Text>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

const reasons = ['Could not find something', 'Too slow', 'Something is missing', 'Something did not work'];

interface SurveyProps {
  isBusy: boolean;
  onSave: (survey: { rating: number; reasons: string[]; comment?: string }) => void;
}

function Survey({ isBusy, onSave }: SurveyProps) {
  const [rating, setRating] = useState(3);
  const [chosen, setChosen] = useState<string[]>([]);
  const [comment, setComment] = useState('');
  return (
    <Section title="Why did you turn it off?">
      <Stack gap="sm" align="start">
        <NativeSelect
          label="Your rating"
          value={String(rating)}
          onChange={(event) => setRating(Number(event.currentTarget.value))}
        >
          {[1, 2, 3, 4, 5].map((each) => (
            <option key={each} value={each}>
              {each === 1 ? '1 (poor)' : each === 5 ? '5 (very good)' : each}
            </option>
          ))}
        </NativeSelect>
        <Checkbox.Group label="Reasons" value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {reasons.map((reason) => (
              <Checkbox key={reason} value={reason} label={reason} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Textarea
          label="Comment"
          w="100%"
          maxLength={2000}
          autosize
          minRows={2}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        <Button
          disabled={isBusy}
          onClick={() => onSave({ rating, reasons: chosen, ...(comment.trim() !== '' && { comment: comment.trim() }) })}
        >
          Send
        </Button>
      </Stack>
    </Section>
  );
}

function eventText({ type, detail }: OptInEvent): string {
  switch (type) {
    case 'opted-in':
      return 'New filing form turned on';
    case 'opted-out':
      return 'New filing form turned off';
    case 'survey-saved':
      return detail ? `You said: ${detail}` : 'You answered the survey';
    case 'reminder-set':
      return detail ? `Reminder for ${formatInstant(detail)}` : 'Reminder set';
  }
}
