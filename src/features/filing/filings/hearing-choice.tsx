import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { FilingEntry } from '@/api/generated/filing/model';
import { rowOf } from '@/features/efiling';
import { HearingSlots, slotText } from '@/features/hearings';
import { fieldId, useOutsideError } from '@/lib/form';
import { Notice } from '@/lib/ui/notice';
import { useCourtTables } from '../draft/court-tables';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import { useCourtTimeZone } from '../draft/use-court-time-zone';
import { useFilingChange } from '../draft/use-filing-change';
import { useFilingRules } from '../draft/validation-rules';
import { useProvider } from '../provider-context';

interface HearingChoiceProps {
  filing: FilingEntry;
  index: number;
}

/**
 * The hearing of a motion, chosen in the form and reserved with the submission (filing variants, section 8).
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
  // A time that is gone needs another.
  const isOpen = isChoosing || error !== undefined;
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
          : 'Optional. Choose a date and time on the court’s calendar. It is reserved when you submit.'}
      </Text>
      {error && !isOffered && <Notice tone="bad">{error}</Notice>}
      <Group gap="sm">
        {isOffered && (
          <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setChoosing(!isOpen)}>
            {isOpen ? 'Hide the calendar' : hearingSlot ? 'Change the hearing' : 'Choose a hearing'}
          </Button>
        )}
        {hearingSlot && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => set(undefined)}>
            Remove the hearing
          </Button>
        )}
      </Group>
      {isOffered && isOpen && (
        <Slots filing={filing} motionTypeCode={motionTypeCode} timeZone={timeZone} failure={error} onChoose={set} />
      )}
    </Stack>
  );
}

interface SlotsProps {
  filing: FilingEntry;
  motionTypeCode: string;
  timeZone: string;
  /** What is wrong with the time that was chosen. */
  failure: string | undefined;
  onChoose: (slot: FilingEntry['hearingSlot']) => void;
}

function Slots({ filing, motionTypeCode, timeZone, failure, onChoose }: SlotsProps) {
  const { state, orderId } = useDraft();
  const { scheduling } = useProvider();
  const courtCode = useFilingContent((content) => content.courtCode);
  const caseTrackingId = useFilingContent((content) => content.caseTrackingId);
  const { courtCase } = useCourtCase();
  const { rules } = useFilingRules();
  const types = rules?.byFilingType.get(filing.filingTypeCode ?? '')?.motionTypes;
  const motionType = types?.find(({ code }) => code === motionTypeCode);
  if (!scheduling || courtCode === undefined || filing.filingTypeCode === undefined) return null;
  return (
    <HearingSlots
      key={motionTypeCode}
      scheduling={scheduling}
      state={state}
      orderId={orderId}
      wanted={{ courtCode, caseTrackingId, filingTypeCode: filing.filingTypeCode, motionTypeCode }}
      timeZone={timeZone}
      assignedJudge={courtCase?.judge}
      notice={motionType?.notice}
      chosen={filing.hearingSlot}
      before={filing.hearingSlot}
      failure={failure}
      onChoose={onChoose}
    />
  );
}
