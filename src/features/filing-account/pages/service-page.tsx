import '@mantine/core/styles/Input.css';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFailed, explain, failureOf, requireOurs } from '@/api/errors';
import { clearFilingOutputCache, updateFilingConfiguration } from '@/api/generated/filing';
import type { FilingServiceConfiguration } from '@/api/generated/filing/model';
import { usePermissions } from '@/features/firm';
import { trackWork } from '@/lib/async/work-under-way';
import { ShortForm } from '@/lib/form/short-form';
import { useSave } from '@/lib/form/use-save';
import { formatInstant } from '@/lib/format/dates';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { AccountsFrame } from '../accounts/accounts-frame';
import { readAccountFailure } from '../accounts/form-failure';
import { configurationQuery, versionQuery } from '../accounts/loader';
import { LimitInput } from '../components/limit-input';
import { changedLimits, conflictingLimits, type Limits, limitFields, limitsOf } from '../model/limits';

/** The filing service's version, limits and cache, for its administrators (filing variants, section 10). */
export function ServicePage() {
  const permissions = usePermissions();
  const version = useQuery(versionQuery);
  const { data, error, refetch } = useQuery(configurationQuery);
  if (permissions && !permissions.canAdministerFilingService)
    return (
      <EmptyState
        isPage
        title="For administrators of the filing service"
        description="Your account can’t see the service’s limits."
      />
    );
  return (
    <AccountsFrame title="Filing service" subtitle="Version, limits and cache.">
      <Section title="Version">
        {version.data ? (
          <PropertiesList
            items={[
              ['Version', version.data.version],
              ['API', version.data.apiVersion],
              ['Built', formatInstant(version.data.builtAt)],
            ]}
          />
        ) : version.error ? (
          <ErrorState title="The version didn’t load" error={version.error} onRetry={() => void version.refetch()} />
        ) : (
          <SkeletonLines lines={2} label="Loading the version" />
        )}
      </Section>
      <Section title="Limits">
        {data ? (
          <LimitsForm saved={data} />
        ) : error ? (
          <ErrorState title="The limits didn’t load" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={6} label="Loading the limits" />
        )}
      </Section>
      <Section title="Cache">
        <ClearCache />
      </Section>
    </AccountsFrame>
  );
}

function LimitsForm({ saved }: { saved: FilingServiceConfiguration }) {
  const queryClient = useQueryClient();
  /** The configuration that was edited: what others change meanwhile doesn't replace it. */
  const [base, setBase] = useState(saved);
  const [limits, setLimits] = useState<Limits>(() => limitsOf(saved));
  const [theirs, setTheirs] = useState<FilingServiceConfiguration>();
  const { save, failure, isBusy } = useSave(readAccountFailure);

  async function submit(): Promise<void> {
    await save(async () => {
      try {
        const changed = await updateFilingConfiguration({ version: base.version, ...changedLimits(base, limits) });
        requireOurs('updateFilingConfiguration', Object.keys(changedLimits(changed, limits)).length === 0);
        queryClient.setQueryData(configurationQuery.queryKey, changed);
        setBase(changed);
        setTheirs(undefined);
        showToast({ tone: 'good', title: 'Limits changed' });
      } catch (error) {
        if (failureOf(error).code === 'version-conflict') setTheirs(await queryClient.fetchQuery(configurationQuery));
        throw error;
      }
    });
  }

  return (
    <Stack gap="sm">
      {theirs && (
        <Notice
          tone="warning"
          title={`${theirs.updatedBy?.name ?? 'Someone else'} changed the limits meanwhile`}
          action={
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setLimits(limitsOf(theirs));
                  setBase(theirs);
                  setTheirs(undefined);
                }}
              >
                Use theirs
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setBase(theirs);
                  setTheirs(undefined);
                }}
              >
                Keep mine
              </Button>
            </Group>
          }
        >
          <PropertiesList
            items={conflictingLimits(theirs, limits).map(
              ({ label, theirs: there, mine }) => [label, `theirs ${there}, yours ${mine}`] as const,
            )}
          />
        </Notice>
      )}
      <ShortForm
        label="Limits"
        submitLabel="Save limits"
        failure={theirs ? undefined : failure}
        isBusy={isBusy}
        onSubmit={() => void trackWork(submit())}
      >
        {limitFields.map(({ key, label }) => (
          <LimitInput
            key={key}
            label={label}
            value={limits[key]}
            onChange={(value) => setLimits((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </ShortForm>
    </Stack>
  );
}

type Region = Parameters<typeof clearFilingOutputCache>[0];
const regions: readonly Region[] = ['codes', 'courts', 'states', 'attorneys', 'payment-accounts', 'filings'];

function ClearCache() {
  const [region, setRegion] = useState<Region>('codes');
  const [isBusy, setBusy] = useState(false);
  async function clear(): Promise<void> {
    setBusy(true);
    try {
      await clearFilingOutputCache(region);
      showToast({ tone: 'good', title: `Region ${region} cleared` });
    } catch (error) {
      showFailure(changeFailed(error, 'Nothing was cleared', 'it was cleared'), explain(failureOf(error), tryAgain));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Group align="end">
      <NativeSelect
        label="Region"
        value={region}
        onChange={(event) => {
          const chosen = regions.find((each) => each === event.currentTarget.value);
          if (chosen) setRegion(chosen);
        }}
      >
        {regions.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </NativeSelect>
      <Button variant="default" loading={isBusy} onClick={() => void trackWork(clear())}>
        Clear region
      </Button>
    </Group>
  );
}
