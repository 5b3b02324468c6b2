import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import { chosenCase, type FileableCase, FirmCaseField, fileableCases } from '@/features/efiling';
import { useMatter } from '@/features/matters';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useFilingStart } from '../provider-context';
import { courtCasesOptions } from '../queries-start';
import { loadExistingCaseContent } from './first-content';
import { useStartDraft } from './use-start-draft';

interface CaseChooserProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The case in the URL, if any. */
  chosenId: string | undefined;
  /** Makes the draft for that case at once. */
  begins?: boolean;
  /** Offers the cases of this court alone, and leaves the start to its user. */
  ofCourt?: string;
}

/** The firm's cases. Shows the chosen case for confirmation before creating a draft. */
export function CaseChooser({ state, mappingId, chosenId, begins = false, ofCourt }: CaseChooserProps) {
  const navigate = useNavigate();
  const { mapping } = useMatter({ mappingId });
  const { data, error, refetch } = useQuery(courtCasesOptions(state));
  const cases = useMemo(
    () => data && fileableCases(data).filter((each) => ofCourt === undefined || each.courtLocationCode === ofCourt),
    [data, ofCourt],
  );
  const clientReference = mapping?.ClientReference;
  // A template's start reads the case from the address alone.
  const chosen = cases && chosenCase(cases, chosenId, ofCourt === undefined ? clientReference : undefined);
  const isUnknown = cases !== undefined && chosenId !== undefined && !chosen;
  if (error && !data)
    return <ErrorState title="Your court cases couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <FirmCaseField
        label="Case"
        required
        description={
          cases?.length === 0
            ? `Your firm hasn't filed into a case ${ofCourt === undefined ? 'in this state' : 'at this court'} yet.`
            : 'Cases your firm has filed into. Search by number, title or court.'
        }
        cases={cases}
        clientReference={clientReference}
        chosen={chosen}
        onChoose={(id) =>
          void navigate({ to: '/existing-case', search: (search) => ({ ...search, case: id }), replace: true })
        }
      />
      {isUnknown && (
        <Notice tone="warning" title="The linked case isn't on your list">
          Your firm hasn't filed into it in this state. Choose another case, or enter its number and title below.
        </Notice>
      )}
      {chosen && ofCourt === undefined && (
        <ChosenCase
          key={chosen.caseTrackingId}
          state={state}
          mappingId={mappingId}
          clientReference={clientReference}
          courtCase={chosen}
          begins={begins}
        />
      )}
    </Stack>
  );
}

interface ChosenCaseProps {
  state: StateCode;
  mappingId: string | undefined;
  /** The current matter. */
  clientReference: string | undefined;
  courtCase: FileableCase;
  begins: boolean;
}

function ChosenCase({ state, mappingId, clientReference, courtCase, begins }: ChosenCaseProps) {
  const queryClient = useQueryClient();
  const { facts } = useFilingStart();
  const { start, isStarting, failure } = useStartDraft({ state, mappingId });
  const { caseTrackingId, courtLocationCode: courtCode } = courtCase;
  const optional: [string, string | undefined][] = [
    ['Case type', courtCase.caseType],
    ['Judge', courtCase.judge],
    ['Status', courtCase.status],
    ['Filed', courtCase.filedDate && formatPlainDate(courtCase.filedDate)],
    ['Matter', courtCase.clientReference],
  ];
  const isOfOtherMatter =
    clientReference !== undefined &&
    courtCase.clientReference !== undefined &&
    courtCase.clientReference !== '' &&
    courtCase.clientReference !== clientReference;
  const begin = () =>
    start(
      caseTrackingId,
      () => loadExistingCaseContent(queryClient, facts.id, state, { courtCode, caseTrackingId }),
      ({ filingPartyIds }) => (begins && filingPartyIds?.length ? 'filings' : 'case'),
    );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!begins || isOfOtherMatter || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
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
      {isOfOtherMatter && (
        <Notice tone="warning" title={`This case belongs to another matter: ${courtCase.clientReference}`}>
          Your filing will go to matter {clientReference}. To change it, switch the matter above.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure} You can safely try again.</Notice>}
      <Button loading={isStarting} onClick={begin}>
        File into this case
      </Button>
    </Stack>
  );
}
