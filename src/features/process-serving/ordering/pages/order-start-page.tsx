import { factsOf } from '@/features/efiling';
import { usePermissions } from '@/features/firm';
import '@mantine/core/styles/Input.css';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { OrderDetail } from '@/api/generated/filing/model';
import type { CourtState, ServingMode } from '@/api/generated/serving/model';
import { MatterBanner, useMatter } from '@/features/matters';
import { orderQuery } from '@/features/orders';
import { stateSettingsQuery } from '@/features/states';
import { trackWork } from '@/lib/async/work-under-way';
import { ErrorState } from '@/lib/ui/error-state';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { newContent } from '../model/content';
import { contentAfterFiling, partiesToServe, whyNotAfter } from '../model/filing-content';
import { whyNoProofFiling } from '../model/proof-filing';
import { useCreateServingDraft } from '../mutations';
import { proofFilingFeesQuery } from '../queries';
import classes from '../steps/order-steps.module.css';

interface OrderStartPageProps {
  state: CourtState;
  mappingId: string | undefined;
  /** What the link chose already. */
  mode: ServingMode | undefined;
  /** The filing whose stamped papers are served. */
  after: number | undefined;
}

/** Starts an order of process serving: the state, and Serve and File or Serve Only. */
export function OrderStartPage({ state, mappingId, mode, after }: OrderStartPageProps) {
  const navigate = useNavigate();
  const { mapping } = useMatter({ mappingId });
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  const { data: fees, error: feesError } = useQuery(proofFilingFeesQuery(state));
  const permissions = usePermissions();
  const setting = settings.find((each) => each.state === state);
  const { mutateAsync, isPending } = useCreateServingDraft();
  const key = useRef<{ choice: string; key: string }>(undefined);
  const [failure, setFailure] = useState<string>();
  const filing = useQuery({ ...orderQuery(after ?? 0), enabled: after !== undefined });
  const whyNot = filing.data && whyNotAfter(filing.data);
  const refusal =
    fees && setting && permissions
      ? whyNoProofFiling({
          stateName: setting.name,
          fees,
          isProviderKnown: factsOf(setting.eFiling.provider)?.filesProofs ?? false,
          canFile: permissions.canFile,
        })
      : feesError
        ? 'The fees for filing a proof couldn’t be loaded. Try again later, or choose Serve Only.'
        : 'Checking whether the courts accept e-filed proofs.';

  async function start(chosen: ServingMode): Promise<void> {
    if (after !== undefined && !filing.data) return;
    const choice = `${state} ${chosen} ${mappingId} ${after}`;
    // Repeating the same choice after a lost answer makes no second draft.
    if (key.current?.choice !== choice) key.current = { choice, key: crypto.randomUUID() };
    setFailure(undefined);
    try {
      const { orderId } = await mutateAsync({
        idempotencyKey: key.current.key,
        content: filing.data ? contentAfterFiling(state, chosen, filing.data) : newContent(state, chosen),
        ...(mappingId !== undefined && { mappingId }),
        ...(mapping?.ClientReference && { clientReference: mapping.ClientReference }),
      });
      await navigate({
        to: '/serve-it/order/process-serving/$orderId',
        params: { orderId },
        search: { mappingId },
        replace: true,
      });
    } catch (error) {
      const whether = 'the draft was created. Choose again; you won’t get a second draft.';
      const why = failureOf(error);
      setFailure(changeFailed(error, `The draft couldn't be created: ${explain(why, `${why.message}.`)}`, whether));
    }
  }

  const waiting = after === undefined || (filing.data && !whyNot) ? undefined : (whyNot ?? 'Loading the filing…');
  return (
    <>
      <MatterBanner mappingId={mappingId} />
      <PageHeader title="Process serving" subtitle="Have papers served, with the proof of service." />
      <Stack gap="lg" maw="52rem">
        {after !== undefined && filing.error && !filing.data && (
          <ErrorState
            title="The filing could not be loaded"
            error={filing.error}
            onRetry={() => void filing.refetch()}
          />
        )}
        {filing.data && (
          <Notice tone={whyNot ? 'bad' : 'info'} title={`File, then serve: order ${filing.data.orderId}`}>
            {whyNot ?? servedAfter(filing.data)}
          </Notice>
        )}
        {after === undefined && (
          <NativeSelect
            label="State of the court"
            value={state}
            onChange={(event) => {
              const chosen = settings.find((each) => each.state === event.currentTarget.value);
              if (chosen) void navigate({ to: '.', search: { state: chosen.state, mappingId, mode }, replace: true });
            }}
          >
            {settings.map((each) => (
              <option key={each.state} value={each.state}>
                {each.name}
              </option>
            ))}
          </NativeSelect>
        )}
        {failure && (
          <Notice tone="bad" title="No draft yet">
            {failure}
          </Notice>
        )}
        {after === undefined && (
          <Section title="Start from the documents">
            <p className={classes.fact}>
              Add the summons and complaint. We read the case, recipients and dates, and you check them.
            </p>
            <ButtonLink mt="sm" variant="default" to="/file-import" search={{ state, mappingId }}>
              Import documents
            </ButtonLink>
          </Section>
        )}
        {mode !== 'serve-only' && (
          <Section title="Serve and File">
            <p className={classes.fact}>We serve the papers, and file each proof of service once you approve it.</p>
            <ReasonButton
              mt="sm"
              refusal={waiting ?? refusal}
              isReasonShown
              needsNetwork
              loading={isPending}
              onClick={() => void trackWork(start('serve-and-file'))}
            >
              Serve and File
            </ReasonButton>
          </Section>
        )}
        {mode !== 'serve-and-file' && (
          <Section title="Serve Only">
            <p className={classes.fact}>We serve the papers and return a signed proof of service to you.</p>
            <ReasonButton
              mt="sm"
              refusal={waiting}
              needsNetwork
              variant={mode === 'serve-only' ? 'filled' : 'default'}
              loading={isPending}
              onClick={() => void trackWork(start('serve-only'))}
            >
              Serve Only
            </ReasonButton>
          </Section>
        )}
      </Stack>
    </>
  );
}

/** What happens once the service is ordered. */
function servedAfter(filing: OrderDetail): string {
  const names = partiesToServe(filing).map(({ name }) => name);
  const whom = names.length > 0 ? `Service on ${names.join(', ')}` : 'Service';
  return `${whom} waits for the clerk. Once the filing is accepted, you check the stamped papers and release them. If the court rejects it, service is canceled and nothing is charged.`;
}
