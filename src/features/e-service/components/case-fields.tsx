import '@mantine/core/styles/Input.css';
import { Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { Combobox } from '@/lib/form';
import { FormRow } from '@/lib/ui/form-row';
import { firmCases } from '../loader';
import type { EnteredService } from '../model/entered-service';

/** The case that something is done in. */
export type EnteredCase = Pick<EnteredService, 'courtId' | 'caseNumber' | 'caseTitle' | 'caseTrackingId'>;

interface CaseFieldsProps {
  state: StateCode;
  provider: FilingProvider;
  service: EnteredCase;
  problems: Partial<Record<keyof EnteredCase, string | undefined>>;
  onChange: (changed: Partial<EnteredCase>) => void;
}

/** One of the firm's cases, or a court, a number and a title. */
export function CaseFields({ state, provider, service, problems, onChange }: CaseFieldsProps) {
  const cases = useQuery(firmCases(state));
  const courts = useQuery(provider.tables.courts(state, 'Subsequent'));
  const caseOptions = useMemo(
    () =>
      (cases.data ?? []).flatMap(({ caseTrackingId, courtLocationCode, caseNumber, caseTitle, courtName }) =>
        caseTrackingId === undefined || courtLocationCode === undefined
          ? []
          : [{ value: caseTrackingId, label: `${caseNumber}, ${caseTitle}`, description: courtName }],
      ),
    [cases.data],
  );
  const linked = cases.data?.find(({ caseTrackingId }) => caseTrackingId === service.caseTrackingId);
  // A link names a case of the firm without its title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case, so that its title can be cleared
  useEffect(() => {
    if (!linked?.caseTrackingId || service.caseTitle !== '') return;
    const { caseNumber, caseTitle, courtLocationCode = '' } = linked;
    onChange({ caseNumber, caseTitle, courtId: courtLocationCode });
  }, [linked]);
  const courtOptions = useMemo(
    () => (courts.data ?? []).map(({ code, name }) => ({ value: code, label: name.trim() })),
    [courts.data],
  );

  function choose(id: string | undefined): void {
    const found = cases.data?.find(({ caseTrackingId }) => caseTrackingId === id);
    if (!found || id === undefined) onChange({ caseTrackingId: undefined });
    else
      onChange({
        caseTrackingId: id,
        courtId: found.courtLocationCode ?? '',
        caseNumber: found.caseNumber,
        caseTitle: found.caseTitle,
      });
  }

  return (
    <Stack gap="sm">
      <Combobox
        label="Your firm’s case"
        description="Or enter the case below."
        options={caseOptions}
        value={caseOptions.some(({ value }) => value === service.caseTrackingId) ? service.caseTrackingId : undefined}
        loading={cases.isPending}
        {...(cases.isError && { onReload: () => void cases.refetch() })}
        placeholder="Number or title"
        onChange={choose}
      />
      <Combobox
        label="Court"
        required
        options={courtOptions}
        value={service.courtId || undefined}
        loading={courts.isPending}
        {...(courts.isError && { onReload: () => void courts.refetch() })}
        placeholder="Type a county or division"
        error={problems.courtId}
        onChange={(courtId) => onChange({ courtId: courtId ?? '', caseTrackingId: undefined })}
      />
      <FormRow widths={['38%', '60%']}>
        <TextInput
          label="Case number"
          required
          maxLength={60}
          autoComplete="off"
          value={service.caseNumber}
          error={problems.caseNumber}
          onChange={(event) => onChange({ caseNumber: event.currentTarget.value, caseTrackingId: undefined })}
        />
        <TextInput
          label="Case title"
          required
          maxLength={500}
          autoComplete="off"
          value={service.caseTitle}
          error={problems.caseTitle}
          onChange={(event) => onChange({ caseTitle: event.currentTarget.value })}
        />
      </FormRow>
    </Stack>
  );
}
