import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { ReturnDate } from '@/api/generated/filing/model';
import { DateField } from '@/lib/form/date-field';
import { clockText, weekdayText } from '@/lib/format/days-in-words';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useFilingContent, useFilingForm } from '../draft/filing-form';
import { useReturnDates } from '../draft/use-return-dates';
import { isReturnDay } from '../model/return-day';

/**
 * The day on which a summons is to be answered, where the court schedules it: asked once court, category, case type and
 * a filing type are known (filing variants, section 8).
 */
export function ReturnDateSection() {
  const returnDate = useFilingContent((content) => content.returnDate);
  const [outOfState, setOutOfState] = useState(false);
  const dates = useReturnDates({ outOfState });
  if (!dates) return null;
  const { data, error, refetch } = dates;
  return (
    <Section title="Return date">
      <Stack gap="sm">
        {error && !data && failureOf(error).kind === 'not-found' && (
          <Text size="sm">The court proposes no return date for a case that it doesn’t list.</Text>
        )}
        {error && !data && failureOf(error).kind !== 'not-found' && (
          <ErrorState title="The court’s return dates didn’t load" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonLines lines={2} label="Loading return dates" />}
        {data && <ReturnDateChoice offered={data} returnDate={returnDate} outOfState={outOfState} />}
        <Checkbox
          label="A defendant will be served outside the state"
          description="The court then allows more time."
          checked={outOfState}
          onChange={(event) => setOutOfState(event.currentTarget.checked)}
        />
      </Stack>
    </Section>
  );
}

interface ReturnDateChoiceProps {
  offered: ReturnDate;
  returnDate: string | undefined;
  outOfState: boolean;
}

function ReturnDateChoice({ offered, returnDate, outOfState }: ReturnDateChoiceProps) {
  const form = useFilingForm();
  const isElsewhere = returnDate !== undefined && !outOfState && !isReturnDay(returnDate, offered);
  const { data: later } = useReturnDates({ outOfState: true, isEnabled: isElsewhere }) ?? {};
  const { returnDate: proposed, returnTime, courtroom, earliestDate, latestDate, isRequired } = offered;
  const where = [returnTime && `at ${clockText(returnTime)}`, courtroom && `in room ${courtroom}`].filter(Boolean);
  return (
    <>
      <Text size="sm">
        {`The court proposes ${weekdayText(proposed)}${where.length > 0 ? `, ${where.join(' ')}` : ''}.`}
      </Text>
      {returnDate !== proposed && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.setFieldValue('returnDate', proposed)}
        >
          Use this day
        </Button>
      )}
      <form.AppField name="returnDate">
        {() => (
          <DateField
            label="Return date"
            required={isRequired}
            tense="future"
            description={`A court day from ${weekdayText(earliestDate)} to ${weekdayText(latestDate)}.`}
          />
        )}
      </form.AppField>
      {isElsewhere && later && isReturnDay(returnDate, later) && (
        <Notice tone="warning">The court offers this day only where a defendant is served outside the state.</Notice>
      )}
    </>
  );
}
