import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Checkbox, Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestProofChange } from '@/api/generated/serving';
import type { ServingAttempt, ServingJob, ServingProof, ServingSummary } from '@/api/generated/serving/model';
import { PdfView } from '@/features/documents';
import { usePerson } from '@/features/session';
import { DownloadButton } from '@/lib/files/download-button';
import { capitalized } from '@/lib/format/capitalized';
import { formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { TextDialog } from '../order/dialogs';
import { distanceText } from '../order/model/schematic';
import { addressText, serveTypeText } from '../order/model/texts';
import { useJobChange } from '../order/mutations';
import classes from '../order/order.module.css';
import { FileProof } from './file-proof';
import { approvalRefusal, approvalTold } from './model/proof-filing';
import type { SignedProof } from './model/signed-proof';
import { proofFileName, proofQuery } from './queries';
import { approvalFailureText, useApproval } from './use-approval';

interface ProofReviewProps {
  order: ServingSummary;
  job: ServingJob;
  proof: SignedProof;
}

/** The proof beside its facts and findings, to approve, file or send back. Another version starts over. */
export function ProofReview({ order, job, proof }: ProofReviewProps) {
  const queryClient = useQueryClient();
  const { data: blob, error, refetch } = useQuery(proofQuery(job.jobId, proof));
  const load = () => queryClient.fetchQuery(proofQuery(job.jobId, proof));
  return (
    <div className={classes.review}>
      <Section
        title={proof.title}
        actions={
          <DownloadButton size="compact-sm" fileName={proofFileName(proof, job)} fetchFile={load}>
            Download
          </DownloadButton>
        }
      >
        {blob && <PdfView fileName={proof.title} load={load} failureAdvice="Download it to read it." />}
        {!blob && error && (
          <ErrorState title="The proof could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!blob && !error && <SkeletonLines lines={12} label="Loading the proof" />}
      </Section>
      <div className={classes.column}>
        <Facts order={order} job={job} proof={proof} />
        <Decision order={order} job={job} proof={proof} isShown={blob !== undefined} />
      </div>
    </div>
  );
}

/** Shows what the proof must say, as recorded. */
function Facts({ order, job, proof }: ProofReviewProps) {
  const served = job.attempts.find(({ success }) => success);
  return (
    <Section title="Check these facts">
      <PropertiesList
        items={[
          ['Case', [order.case.caseTitle, order.case.caseNumber].filter(Boolean).join(', ')],
          ['Served on', job.displayName],
          ...(served ? servedFacts(job, served) : [['Result', 'Not served'] as const]),
          ['Attempts', String(job.attempts.length)],
          ['Papers', order.documents.map(({ title, fileName }) => title || fileName).join('; ')],
          ['Server', job.server && `${job.server.name}, ${job.server.registration}`],
          ['Signed', proof.signedAt && formatInstant(proof.signedAt)],
          ['Version', String(proof.version)],
        ]}
      />
    </Section>
  );
}

function servedFacts(
  { addresses }: ServingJob,
  { serveType, at, timeZone, addressId, distanceMeters, servedPerson }: ServingAttempt,
): (readonly [string, string])[] {
  const address = addresses.find((each) => each.addressId === addressId);
  return [
    ['Manner', capitalized(serveTypeText(serveType))],
    ['When', formatInstant(at, timeZone)],
    ['Where', address ? addressText(address) : ''],
    ...(serveType === 'mail'
      ? []
      : [
          [
            'Distance',
            distanceMeters === undefined ? 'No position' : `${distanceText(distanceMeters)} from the address`,
          ] as const,
        ]),
    ...(servedPerson
      ? [
          [
            'Left with',
            [
              servedPerson.name,
              servedPerson.relationship,
              servedPerson.ageEstimate && `about ${servedPerson.ageEstimate}`,
            ]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : []),
  ];
}

/** Findings to acknowledge, and what to do with the proof. */
function Decision({ order, job, proof, isShown }: ProofReviewProps & { isShown: boolean }) {
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(() => new Set());
  const [isAsking, setAsking] = useState(false);
  const approval = useApproval(order, job, proof);
  const person = usePerson();
  const { mutateAsync: change } = useJobChange(order.orderId);
  const { findings, status, version } = proof;
  const isOpen = status === 'signed';
  /** Read again after a lost answer, the order may say that the proof was filed. */
  const hasCourt = status === 'filing' || status === 'filed';
  const refusal = approvalRefusal(proof, acknowledged, isShown);
  const acknowledge = (findingId: string, isOn: boolean) =>
    setAcknowledged((former) => {
      const others = [...former].filter((id) => id !== findingId);
      return new Set(isOn ? [...others, findingId] : others);
    });
  const given = findings.map(({ findingId }) => findingId).filter((id) => acknowledged.has(id));
  return (
    <Section title="Your decision">
      <Stack gap="sm">
        <ProofState proof={proof} />
        {isOpen && findings.length === 0 && (
          <p className={classes.quiet}>No findings: places, times and photos fit the rules.</p>
        )}
        {isOpen &&
          findings.map(({ findingId, text, source }) => (
            <Checkbox
              key={findingId}
              checked={acknowledged.has(findingId)}
              onChange={(event) => acknowledge(findingId, event.currentTarget.checked)}
              label={`I have seen: ${text}`}
              description={source}
            />
          ))}
        {approval.error && !hasCourt && <Notice tone="bad">{approvalFailureText(approval.error)}</Notice>}
        {isOpen && (
          <Group gap="xs">
            <ReasonButton
              variant={order.mode === 'serve-only' ? 'filled' : 'default'}
              refusal={refusal}
              needsNetwork
              loading={approval.isPending}
              onClick={() =>
                approval.mutate(
                  { acknowledged: given },
                  { onSuccess: (approved) => showToast(approvalTold(approved, person?.name)) },
                )
              }
            >
              Approve
            </ReasonButton>
            <ReasonButton variant="default" refusal={undefined} needsNetwork onClick={() => setAsking(true)}>
              Ask for a change
            </ReasonButton>
          </Group>
        )}
        {(isOpen || status === 'approved') && (
          <FileProof
            order={order}
            job={job}
            proof={proof}
            refusal={isOpen ? refusal : undefined}
            isBusy={approval.isPending}
            onFile={(filing) =>
              approval.mutate(
                { acknowledged: given, filing },
                {
                  onSuccess: () =>
                    showToast({
                      tone: 'good',
                      title: filing.isInForm ? 'The filing is prepared' : 'Proof submitted to the court',
                    }),
                },
              )
            }
          />
        )}
        {isAsking && (
          <TextDialog
            title="Ask for a change"
            label="What must change"
            maxLength={2000}
            submitLabel="Send"
            send={(text) => change({ jobId: job.jobId, send: (id) => requestProofChange(id, { version, text }) })}
            outcome={{ failed: 'Not sent. Try again.', whether: 'the request was sent. Try again.' }}
            onClose={() => setAsking(false)}
          >
            <span>The server corrects the proof and signs it again. It then waits here for you.</span>
          </TextDialog>
        )}
      </Stack>
    </Section>
  );
}

/** Shows where a proof stands that isn't to be decided now. */
function ProofState({ proof }: { proof: ServingProof }) {
  const { status, approvedAt, approvedBy, filingOrderId, clerkText, changeRequests } = proof;
  const link = filingOrderId !== undefined && (
    <AppLink to="/order-details/$orderId" params={{ orderId: filingOrderId }} size="sm">
      {status === 'rejected' ? 'Correct the filing' : `Filing ${filingOrderId}`}
    </AppLink>
  );
  switch (status) {
    case 'drafted':
      return null;
    case 'changes-requested':
      return (
        <Notice tone="info" title="A change was requested">
          {changeRequests.at(-1)?.text}
        </Notice>
      );
    case 'signed':
      return null;
    case 'approved':
      return (
        <Notice tone="info" action={link}>
          {`Approved${approvedBy ? ` by ${approvedBy}` : ''}${approvedAt ? ` on ${formatInstant(approvedAt)}` : ''}.`}
        </Notice>
      );
    case 'filing':
      return (
        <Notice tone="info" title="Submitted to the court" action={link}>
          The clerk hasn’t decided yet.
        </Notice>
      );
    case 'filed':
      return (
        <Notice tone="info" title="Filed" action={link}>
          The court accepted the proof.
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="bad" title="The court rejected the proof" action={link}>
          {clerkText}
        </Notice>
      );
  }
}
