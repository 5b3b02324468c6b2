import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { useMatter } from '@/features/matters';
import { Combobox } from '@/lib/form';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { filingInto } from '../draft/beginnings';
import { useStartDraft } from '../draft/use-start-draft';
import { caseOptions, type FileableCase, fileableCases } from '../model/case-options';
import { courtCasesOptions } from '../queries';

interface CaseChooserProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The case of the address. */
  chosenId: string | undefined;
}

/** The cases that the firm has filed into. The one that is chosen is shown before anything is made of it. */
export function CaseChooser({ state, mappingId, chosenId }: CaseChooserProps) {
  const navigate = useNavigate();
  const { mapping } = useMatter({ mappingId });
  const { data, error, refetch } = useQuery(courtCasesOptions(state));
  const cases = useMemo(() => data && fileableCases(data), [data]);
  const clientReference = mapping?.ClientReference;
  const options = useMemo(() => caseOptions(cases ?? [], clientReference), [cases, clientReference]);
  const chosen = cases?.find(({ caseTrackingId }) => caseTrackingId === chosenId);
  const isUnknown = cases !== undefined && chosenId !== undefined && !chosen;
  if (error && !data) return <ErrorState title="Your court cases could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <Combobox
        label="Case"
        required
        description={
          cases?.length === 0
            ? 'Your firm has not filed into a case of this state yet.'
            : 'Cases your firm has filed into: type a part of the number, the title or the court.'
        }
        options={options}
        value={chosen?.caseTrackingId}
        loading={cases === undefined}
        placeholder="Number or title"
        onChange={(id) =>
          void navigate({ to: '/existing-case', search: (search) => ({ ...search, case: id }), replace: true })
        }
      />
      {isUnknown && (
        <Notice tone="warning" title="The case of this link is not on your list">
          Your firm has not filed into it in this state. Choose another, or enter it as a case without an index.
        </Notice>
      )}
      {chosen && (
        <ChosenCase
          key={chosen.caseTrackingId}
          state={state}
          mappingId={mappingId}
          clientReference={clientReference}
          courtCase={chosen}
        />
      )}
    </Stack>
  );
}

interface ChosenCaseProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The matter in force. */
  clientReference: string | undefined;
  courtCase: FileableCase;
}

function ChosenCase({ state, mappingId, clientReference, courtCase }: ChosenCaseProps) {
  const queryClient = useQueryClient();
  const { start, isStarting, failure } = useStartDraft({ state, mappingId });
  const { caseTrackingId, courtLocationCode: courtCode } = courtCase;
  const optional: [string, string | undefined][] = [
    ['Case type', courtCase.caseType],
    ['Judge', courtCase.judge],
    ['Status', courtCase.status],
    ['Opened on', courtCase.filedDate && formatPlainDate(courtCase.filedDate)],
    ['Matter', courtCase.clientReference],
  ];
  return (
    <Stack gap="md" align="start">
      <PropertiesList
        items={[
          ['Case number', courtCase.caseNumber],
          ['Title', courtCase.caseTitle],
          ['Court', courtCase.courtName],
          ...optional.filter(([, value]) => value),
        ]}
      />
      {clientReference !== undefined && courtCase.clientReference && courtCase.clientReference !== clientReference && (
        <Notice tone="warning" title={`This case belongs to another matter: ${courtCase.clientReference}`}>
          What you file from here goes to matter {clientReference}. Switch the matter above if that is not what you
          want.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure} Try again: it is not made twice.</Notice>}
      <Button
        loading={isStarting}
        onClick={() => start(caseTrackingId, () => filingInto(queryClient, state, { courtCode, caseTrackingId }))}
      >
        File into this case
      </Button>
    </Stack>
  );
}
