import { Stack, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { explain, failureOf } from '@/api/errors';
import {
  getListMultisourceCountiesQueryOptions,
  getListMultisourceDivisionsQueryOptions,
} from '@/api/generated/filing';
import type { FilingFlow, MultisourceCourt, MultisourceDivision, StateCode } from '@/api/generated/filing/model';
import { FsxNotice } from '@/features/fsx';
import { Combobox } from '@/lib/form';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import type { DraftNoticeProps } from '../descriptor';
import { isBuilt, loadProvider, providerFacts, providerIdOf } from '../registry';
import { accessSetting, courtQuery } from './courts';

/** What is chosen so far. */
export interface PickedCourt {
  county?: string | undefined;
  courtId?: string | undefined;
  divisionId?: string | undefined;
}

/** What is wrong with the choice. */
export type PickerErrors = Partial<Record<keyof PickedCourt, string>>;

interface CourtPickerProps {
  state: StateCode;
  flow: FilingFlow;
  picked: PickedCourt;
  onPick: (picked: PickedCourt) => void;
  errors: PickerErrors;
  isDisabled?: boolean;
  /** What the county is for, where it may be left out. */
  hint?: string;
}

const day = 24 * 60 * 60 * 1000;

/** County, then court, then division. A choice that is the only one is made. */
export function CourtPicker({ state, flow, picked, onPick, errors, isDisabled = false, hint }: CourtPickerProps) {
  const counties = useQuery(getListMultisourceCountiesQueryOptions(state, { query: { staleTime: day } }));
  const [isPaperHidden, setPaperHidden] = useState(false);
  const divisions = useDivisions(state, flow, picked.county, isPaperHidden);
  const countyOptions = useMemo(
    () => counties.data?.map(({ name }) => ({ value: name, label: name })) ?? [],
    [counties.data],
  );
  const courts = useMemo(() => courtsIn(divisions.data ?? []), [divisions.data]);
  const courtId = picked.courtId ?? (courts.length === 1 ? courts[0]?.value : undefined);
  const inCourt = useMemo(
    () => (divisions.data ?? []).filter((division) => division.courtId === courtId),
    [divisions.data, courtId],
  );
  const divisionOptions = useMemo(
    () => inCourt.map(({ divisionId, name }) => ({ value: divisionId, label: name })),
    [inCourt],
  );
  const { county } = picked;
  const [failed] = [counties, divisions].filter(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <ErrorState title="The courts couldn't be loaded" error={failed.error} onRetry={() => void failed.refetch()} />
    );
  const isLoading = county !== undefined && divisions.data === undefined;
  return (
    <Stack gap="md">
      <Combobox
        label="County"
        required={hint === undefined}
        description={hint}
        options={countyOptions}
        value={county}
        loading={counties.data === undefined}
        disabled={isDisabled}
        clearable={hint !== undefined}
        placeholder="Type a county"
        error={errors.county}
        onChange={(chosen) => onPick({ county: chosen })}
      />
      {county !== undefined && (
        <>
          <Combobox
            label="Court"
            required={hint === undefined}
            options={courts}
            value={courtId}
            loading={isLoading}
            disabled={isDisabled}
            placeholder="Choose the court"
            error={errors.courtId}
            onChange={(chosen) => onPick({ county, courtId: chosen })}
          />
          <Combobox
            label="Division"
            required={flow === 'new-case'}
            options={divisionOptions}
            value={picked.divisionId}
            loading={isLoading}
            disabled={isDisabled || courtId === undefined}
            clearable={flow !== 'new-case'}
            placeholder={courtId === undefined ? 'Choose the court first' : 'Type part of its name'}
            error={errors.divisionId}
            onChange={(chosen) => onPick({ county, courtId, divisionId: chosen })}
          />
          <Switch
            label="Hide divisions that take paper"
            checked={isPaperHidden}
            disabled={isDisabled}
            onChange={(event) => {
              setPaperHidden(event.currentTarget.checked);
              onPick({ county, courtId: picked.courtId });
            }}
          />
          {divisions.data?.length === 0 && (
            <Notice tone="info" title={`No court in ${county} County is offered`}>
              {isPaperHidden
                ? 'Its divisions take paper, and those are hidden.'
                : flow === 'new-case'
                  ? 'Its court opens no cases for filings from here. Take them to the courthouse, or choose another county.'
                  : 'Its court takes no filings through us.'}
            </Notice>
          )}
        </>
      )}
    </Stack>
  );
}

/** The divisions of a county that take such filings. */
function useDivisions(state: StateCode, flow: FilingFlow, county: string | undefined, isPaperHidden: boolean) {
  const access = useQuery(accessSetting());
  return useQuery({
    ...getListMultisourceDivisionsQueryOptions(
      state,
      {
        County: county,
        FilingFlowType: flow,
        HideDocumentsExempt: isPaperHidden,
        CanAccessOneLegalCourtPicker: access.data?.trim().toLowerCase() !== 'false',
      },
      { query: { staleTime: day } },
    ),
    enabled: county !== undefined && !access.isPending,
  });
}

function courtsIn(divisions: readonly MultisourceDivision[]) {
  const names = new Map(divisions.map(({ courtId, courtName }) => [courtId, courtName]));
  return [...names].map(([value, name]) => ({ value, label: courthouseFirst(name) }));
}

/** A county's courts differ at the end of their names, where a narrow input cuts them off. */
function courthouseFirst(name: string): string {
  const [court = name, ...courthouse] = name.split(' - ');
  return courthouse.length === 0 ? court : `${courthouse.join(' - ')} · ${court}`;
}

/** The court that is chosen. */
interface PickedCourtState {
  /** Its ID, as soon as it is the chosen one or the county's only one. */
  courtId: string | undefined;
  /** With its system; undefined until it has loaded. */
  court: MultisourceCourt | undefined;
  /** What is wrong when it couldn't be loaded. */
  problem: string | undefined;
  /** Whether `load` is waiting. */
  isAwaited: boolean;
  /**
   * Waits for the court, for a button that was pressed before it had loaded. Resolves to null when no court is chosen
   * and to undefined when it couldn't be loaded, which `problem` says.
   */
  load: () => Promise<MultisourceCourt | null | undefined>;
}

/** The court that is chosen, with its system. */
export function usePickedCourt(state: StateCode, { county, courtId }: PickedCourt, flow: FilingFlow): PickedCourtState {
  const client = useQueryClient();
  const [isAwaited, setAwaited] = useState(false);
  const [problem, setProblem] = useState<{ of: string; text: string }>();
  const { data: divisions } = useDivisions(state, flow, county, false);
  const courts = courtsIn(divisions ?? []);
  const only = county !== undefined && courts.length === 1 ? courts[0]?.value : undefined;
  const chosen = courtId ?? only;
  const { data } = useQuery({ ...courtQuery(state, chosen ?? ''), enabled: chosen !== undefined });
  const load = async () => {
    setProblem(undefined);
    if (chosen === undefined) return null;
    setAwaited(true);
    try {
      const courts = await client.ensureQueryData(courtQuery(state, chosen));
      const court = courts.find((each) => each.courtId === chosen);
      if (!court) setProblem({ of: chosen, text: 'This court is no longer offered. Choose another court.' });
      return court;
    } catch (error) {
      const because = failureOf(error);
      setProblem({
        of: chosen,
        text: explain(because, `The court couldn’t be loaded: ${because.message}. Try again.`),
      });
      return undefined;
    } finally {
      setAwaited(false);
    }
  };
  return {
    courtId: chosen,
    court: data?.find((court) => court.courtId === chosen),
    problem: problem && problem.of === chosen ? problem.text : undefined,
    isAwaited,
    load,
  };
}

/** When a courier is at a court on paper, as the provider of paper filings says it above their drafts. */
const PaperNotice = lazy(async (): Promise<{ default: ComponentType<DraftNoticeProps> }> => {
  const { draftNotice: Own } = await loadProvider(providerFacts().find(({ filesOnPaper }) => filesOnPaper)?.id);
  // It loads lazily itself, and React takes no lazy component for what another resolves to.
  return { default: (props) => (Own ? <Own {...props} /> : null) };
});

interface CourtNoticeProps {
  state: StateCode;
  court: MultisourceCourt | undefined;
}

/**
 * Shows what must be known of a court before a filing is started there: paper, another system, a connection to make.
 */
export function CourtNotice({ state, court }: CourtNoticeProps) {
  if (!court) return null;
  if (!isFileable(court))
    return (
      <Notice tone="warning" title="This court takes no filings through us.">
        Choose another court.
      </Notice>
    );
  if (!court.tables)
    return (
      <Notice tone="warning" title="The court doesn’t say what can be filed there">
        It has published no case types or documents. Choose another court, or try again later.
      </Notice>
    );
  if (court.isPhysical)
    return (
      <Suspense fallback={null}>
        <PaperNotice state={state} courtCode={court.courtId} />
      </Suspense>
    );
  return court.requiresFsx ? <FsxNotice courtId={court.courtId} /> : null;
}

/** Tells whether a filing can be started at a court: we file with its system, and it says what can be filed. */
export const isOpen = (court: MultisourceCourt): boolean => isFileable(court) && court.tables !== undefined;

/** Tells whether we file with a court's system, electronically or on paper. */
export const isFileable = ({ apiType }: { apiType: number }): boolean => isBuilt(providerIdOf({ apiType }));
