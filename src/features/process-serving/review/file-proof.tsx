import '@mantine/core/styles/Input.css';
import { NativeSelect, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofOfServiceFilingFee } from '@/api/generated/filing/model';
import type { ServingJob, ServingSummary } from '@/api/generated/serving/model';
import { isBuilt } from '@/features/efiling';
import type { PreparedFiling } from '@/features/filing';
import { stateSettingsQuery } from '@/features/states';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { ReasonButton } from '@/lib/ui/reason-button';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import classes from '../order/order.module.css';
import { type FilingPlace, placeToFile } from './model/proof-filing';
import type { SignedProof } from './model/signed-proof';
import { preparedFilingQuery, proofFeesQuery } from './queries';

interface FileProofProps {
  order: ServingSummary;
  job: ServingJob;
  proof: SignedProof;
  /** Why the proof can't be approved now. */
  refusal: string | undefined;
  isBusy: boolean;
  onFile: (filing: { prepared: PreparedFiling; isInForm: boolean }) => void;
}

/** Filing the proof with the court: its fees first, then one press. */
export function FileProof(props: FileProofProps) {
  const { order } = props;
  const { data: settings } = useQuery(stateSettingsQuery);
  const { data: rows, error, refetch } = useQuery(proofFeesQuery(order.state));
  const provider = settings?.find(({ state }) => state === order.state)?.eFiling.provider;
  if (!rows && error)
    return <ErrorState title="The filing fee could not be loaded" error={error} onRetry={() => void refetch()} />;
  const found = placeToFile(order, rows, provider === undefined || isBuilt(provider));
  if ('refusal' in found)
    return (
      <div className={classes.filing}>
        <ReasonButton refusal={found.refusal} onClick={() => {}}>
          Approve and file
        </ReasonButton>
        <p className={classes.quiet}>{found.refusal}</p>
      </div>
    );
  return <Prepared {...props} place={found.place} row={found.row} />;
}

interface PreparedProps extends FileProofProps {
  place: FilingPlace;
  row: ProofOfServiceFilingFee;
}

function Prepared({ order, job, proof, place, row, refusal, isBusy, onFile }: PreparedProps) {
  const client = useQueryClient();
  const [filingTypeCode, setFilingTypeCode] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery(
    preparedFilingQuery(client, { state: order.state, job, proof, place, filingTypeCode }),
  );
  if (!data && error)
    return <ErrorState title="The filing could not be prepared" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={3} label="Preparing the filing" />;
  const { quote, filingTypes, problems, content } = data;
  const isInForm = problems.length > 0 || quote === undefined;
  const isApproved = proof.status !== 'signed';
  const verb = isApproved ? 'File' : 'Approve and file';
  return (
    <Stack gap="xs" className={classes.filing}>
      <NativeSelect
        label="Filing type"
        value={content.filings[0]?.filingTypeCode ?? ''}
        onChange={(event) => setFilingTypeCode(event.currentTarget.value || undefined)}
      >
        {content.filings[0]?.filingTypeCode === undefined && <option value="">Choose a filing type</option>}
        {filingTypes.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <dl className={classes.fees}>
        <dt>{`${row.description}, charged with the order`}</dt>
        <dd>{formatDollars(row.total)}</dd>
        <dt>Court’s fees, charged now</dt>
        <dd>{quote ? formatDollars(quote.feesCalculationAmount) : 'Choose a filing type'}</dd>
      </dl>
      {isInForm && (
        <div className={classes.quiet} role="note">
          The court still asks for:
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <ReasonButton
        refusal={refusal}
        needsNetwork
        loading={isBusy || isFetching}
        onClick={() => onFile({ prepared: data, isInForm })}
      >
        {isInForm ? `${verb} in the form` : `${verb} for ${formatDollars(quote.feesCalculationAmount)}`}
      </ReasonButton>
    </Stack>
  );
}
