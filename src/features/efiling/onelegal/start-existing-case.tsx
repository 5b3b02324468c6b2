import { Button, Group, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import { getListCourtCasesQueryOptions } from '@/api/generated/filing';
import type { CaseSearchRequest, CaseSearchResult, MultisourceCourt, StateCode } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { caseSearchQuery } from '../case-search';
import { FirmCaseField } from '../components/firm-case-field';
import type { StartProps } from '../descriptor';
import { chosenCase, firmCases } from '../model/firm-cases';
import { CourtNotice, CourtPicker, isFileable, isOpen, type PickedCourt, usePickedCourt } from './court-picker';
import { readRecipients } from './recipients';
import { WithNamedCourt } from './with-named-court';

interface StartExistingCaseProps extends StartProps {
  /** Shown until a court is chosen, in place of what is said of that court. */
  anyCourt?: ReactNode;
}

/** Finds the case among the firm's or in the courts' records, and shows it before anything is made. */
export default function StartExistingCase(props: StartExistingCaseProps) {
  return (
    <WithNamedCourt state={props.state} params={props.params}>
      {(first) => <ChooseCase first={first} {...props} />}
    </WithNamedCourt>
  );
}

function ChooseCase({
  first,
  params,
  clientReference,
  anyCourt,
  ...ofStart
}: StartExistingCaseProps & { first: PickedCourt }) {
  const { state } = ofStart;
  const ofFirm = useQuery(getListCourtCasesQueryOptions(state));
  const cases = useMemo(() => ofFirm.data && firmCases(ofFirm.data), [ofFirm.data]);
  const [picked, setPicked] = useState<string>();
  // A number in the address is looked for, whatever the matter.
  const ofMatter = params.caseNumber === undefined ? clientReference : undefined;
  const chosen = cases && chosenCase(cases, picked ?? params.caseTrackingId, ofMatter);
  const [search, setSearch] = useState<CaseSearchRequest | undefined>(() =>
    params.caseNumber && first.courtId ? requestOf(state, params.caseNumber, { courtId: first.courtId }) : undefined,
  );
  const byFirm = chosen && requestOf(state, chosen.caseNumber, { courtId: chosen.courtLocationCode });
  const request = search ?? byFirm;
  return (
    <Stack gap="lg">
      {cases && cases.length > 0 && (
        <FirmCaseField
          label="Case of your firm"
          description="Cases your firm has filed into. Search by number or title."
          cases={cases}
          clientReference={clientReference}
          chosen={search ? undefined : chosen}
          onChoose={(id) => {
            setPicked(id);
            setSearch(undefined);
          }}
        />
      )}
      <FindCase first={first} number={params.caseNumber ?? ''} anyCourt={anyCourt} onSearch={setSearch} {...ofStart} />
      {request && (
        <Found
          key={JSON.stringify(request)}
          request={request}
          only={search ? undefined : chosen?.caseTrackingId}
          {...ofStart}
        />
      )}
    </Stack>
  );
}

/** A search by number: at one court, or at all of the state's. */
function requestOf(
  state: StateCode,
  caseNumber: string,
  court: Partial<Pick<MultisourceCourt, 'courtId' | 'apiType'>>,
): CaseSearchRequest {
  return { state, caseSearchType: 'CaseNumber', caseNumber: caseNumber.trim(), ...court };
}

interface FindCaseProps extends Omit<StartExistingCaseProps, 'params' | 'clientReference'> {
  first: PickedCourt;
  number: string;
  onSearch: (request: CaseSearchRequest | undefined) => void;
}

function FindCase({ first, number: named, state, anyCourt, onSearch, onChoose, isStarting }: FindCaseProps) {
  const [picked, setPicked] = useState(first);
  const [number, setNumber] = useState(named);
  const [wrong, setWrong] = useState<string>();
  const { court, problem, isAwaited, load } = usePickedCourt(state, picked, 'existing-case');
  const find = async () => {
    const isMissing = number.trim() === '';
    setWrong(isMissing ? 'Enter the case number.' : undefined);
    if (isMissing) return onSearch(undefined);
    const at = await load();
    if (at === undefined) return onSearch(undefined);
    onSearch(requestOf(state, number, at ? { courtId: at.courtId, apiType: at.apiType } : {}));
  };
  const isClosed = court !== undefined && !isOpen(court);
  return (
    <form
      noValidate
      aria-label="Find the case"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Stack gap="md">
        <CourtPicker
          state={state}
          flow="existing-case"
          picked={picked}
          onPick={setPicked}
          errors={{}}
          isDisabled={isStarting || isAwaited}
          hint="Narrows the search. Needed to file into a case that the records don’t show."
        />
        {picked.county === undefined && anyCourt}
        <CourtNotice state={state} court={court} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextInput
          label="Case number"
          required
          description="With or without spaces and hyphens."
          value={number}
          error={wrong}
          maxLength={60}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={isAwaited} disabled={isClosed}>
            Find the case
          </Button>
          {court && !isClosed && (
            <Button
              variant="subtle"
              loading={isStarting}
              onClick={() =>
                onChoose(
                  {
                    courtCode: court.courtId,
                    isNonIndexedCase: true,
                    filingPartyIds: [],
                    caseNumber: number.trim() || undefined,
                    extra: { divisionId: picked.divisionId },
                  },
                  { apiType: court.apiType },
                )
              }
            >
              Enter the case myself
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

interface FoundProps extends Omit<StartProps, 'params' | 'clientReference'> {
  request: CaseSearchRequest;
  /** Of the cases with this number, the one that is meant. */
  only: string | undefined;
}

function Found({ request, only, state, ...ofStart }: FoundProps) {
  const { data, error, isPending, refetch } = useQuery(caseSearchQuery(request));
  if (isPending) return <p role="status">Looking in the courts’ records…</p>;
  if (error) return <ErrorState title="The case couldn't be looked up" error={error} onRetry={() => void refetch()} />;
  const cases = data.filter(({ caseTrackingId }) => only === undefined || caseTrackingId === only);
  if (cases.length === 0)
    return (
      <Notice tone="warning" title="No such case">
        The courts’ records have no case with this number. Check the number and the court. If both are right, choose the
        court and enter the case yourself.
      </Notice>
    );
  return (
    <section aria-label="Cases found">
      <Stack gap="lg">
        {cases.map((found) => (
          <FoundCase key={found.caseTrackingId} found={found} state={state} {...ofStart} />
        ))}
      </Stack>
    </section>
  );
}

function FoundCase({
  found,
  state,
  onChoose,
  isStarting,
  failure,
}: Omit<FoundProps, 'request' | 'only'> & { found: CaseSearchResult }) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { apiType, caseTrackingId, court } = found;
  const begin = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      const served = await readRecipients(client, { state, apiType, courtId: court.code, caseTrackingId });
      onChoose(
        {
          courtCode: court.code,
          isNonIndexedCase: false,
          caseTrackingId,
          caseNumber: found.caseDocketId,
          caseTitle: found.caseTitle,
          caseCategoryCode: found.category?.code,
          caseTypeCode: found.type?.code,
          extra: { serviceRecipients: served.length > 0 ? served.map(({ code }) => code) : undefined },
        },
        { apiType },
      );
    } catch (error) {
      const because = failureOf(error);
      setProblem(explain(because, `Those who are served in the case couldn't be loaded: ${because.message}.`));
    } finally {
      setReading(false);
    }
  };
  const optional: [string, string | undefined][] = [
    ['Category', found.category?.name],
    ['Case type', found.type?.name],
    ['Judge', found.judge],
    ['Status', found.status],
    ['Filed', found.filedDate && formatPlainDate(found.filedDate)],
  ];
  return (
    <Stack gap="md" align="start">
      <PropertiesList
        items={[
          ['Case number', found.caseDocketId],
          ['Title', found.caseTitle],
          ['Court', court.name],
          ...optional.filter(([, value]) => value),
        ]}
      />
      {found.isConfidential && (
        <Notice tone="info">
          The case is confidential: the court doesn’t show its parties. Add the parties you represent.
        </Notice>
      )}
      {(problem ?? failure) && <Notice tone="bad">{problem ?? failure}</Notice>}
      {isFileable({ apiType }) ? (
        <Button loading={isReading || isStarting} onClick={() => void begin()}>
          File into this case
        </Button>
      ) : (
        <Notice tone="warning">This court takes no filings through us.</Notice>
      )}
    </Stack>
  );
}
