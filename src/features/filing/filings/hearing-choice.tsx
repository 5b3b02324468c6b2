import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { rowOf } from '@/features/efiling';
import { HearingPlaces, slotText } from '@/features/hearings';
import { fieldId, useOutsideError } from '@/lib/form';
import { Notice } from '@/lib/ui/notice';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { useCourtTimeZone } from '../draft/use-court-time-zone';
import { useFilingChange } from '../draft/use-filing-change';
import { useProvider } from '../provider-context';

interface HearingChoiceProps {
  filing: FilingEntry;
  index: number;
}

/**
 * The hearing place of a motion, chosen in the form and reserved with the submission (filing variants, section 8).
 * Nothing where the court or the provider reserves none.
 */
export function HearingChoice({ filing, index }: HearingChoiceProps) {
  const { tables } = useCourtTables();
  const { scheduling } = useProvider();
  const timeZone = useCourtTimeZone();
  const courtCode = useFilingContent((content) => content.courtCode);
  const { change } = useFilingChange(filing.id);
  const [isChoosing, setChoosing] = useState(false);
  const path = `filings.${index}.hearingSlot`;
  const error = useOutsideError(path);
  const court = rowOf(tables.courts, courtCode);
  const { hearingSlot, motionTypeCode } = filing;
  const isOffered = scheduling && court?.allowHearing && motionTypeCode !== undefined && filing.action !== 'Serve';
  if (!isOffered && !hearingSlot) return null;
  if (timeZone === undefined) return null;
  const set = (slot: FilingEntry['hearingSlot']) => change((current) => ({ ...current, hearingSlot: slot }));
  return (
    <Stack gap="xs" id={fieldId(path)} tabIndex={-1}>
      <Title order={3} size="h5">
        Hearing
      </Title>
      <Text size="sm">
        {hearingSlot
          ? `${slotText(hearingSlot, timeZone)}. It is reserved when you submit.`
          : 'Optional. Choose a place on the court’s calendar. It is reserved when you submit.'}
      </Text>
      {error && <Notice tone="bad">{error}</Notice>}
      <Group gap="sm">
        {isOffered && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {isChoosing ? 'Hide the calendar' : hearingSlot ? 'Change the hearing' : 'Choose a hearing'}
          </Button>
        )}
        {hearingSlot && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => set(undefined)}>
            Remove the hearing
          </Button>
        )}
      </Group>
      {isOffered && isChoosing && (
        <Places filing={filing} motionTypeCode={motionTypeCode} timeZone={timeZone} onChoose={set} />
      )}
    </Stack>
  );
}

interface PlacesProps {
  filing: FilingEntry;
  motionTypeCode: string;
  timeZone: string;
  onChoose: (slot: FilingEntry['hearingSlot']) => void;
}

function Places({ filing, motionTypeCode, timeZone, onChoose }: PlacesProps) {
  const { state, orderId } = useDraft();
  const { scheduling } = useProvider();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => content.caseTrackingId);
  if (!scheduling || courtCode === undefined || filing.filingTypeCode === undefined) return null;
  return (
    <HearingPlaces
      key={motionTypeCode}
      scheduling={scheduling}
      state={state}
      orderId={orderId}
      wanted={{ courtCode, caseTrackingId, filingTypeCode: filing.filingTypeCode, motionTypeCode }}
      timeZone={timeZone}
      chosen={filing.hearingSlot}
      onChoose={onChoose}
    />
  );
}
