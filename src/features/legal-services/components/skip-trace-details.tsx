import { useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { FoundAddress, SkipTrace, SkipTraceStatus } from '@/api/generated/serving/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge, type StatusTone } from '@/lib/ui/status-badge';
import { skipTraceQuery } from '../queries';
import { AnsweredSections } from './answered-sections';
import { LawNotes } from './law-notes';
import classes from './service-form.module.css';

export const traceTones: Readonly<Record<SkipTraceStatus, StatusTone>> = {
  searching: 'progress',
  found: 'good',
  'not-found': 'neutral',
  cancelled: 'neutral',
};

/** A skip trace: its result, its attestation, and who read it. */
export function SkipTraceDetails({ orderId }: { orderId: number }) {
  const { data: trace, error, refetch } = useQuery(skipTraceQuery(orderId));
  if (trace) return <LoadedTrace trace={trace} />;
  if (failureOf(error).code === 'role-required')
    return (
      <Section title="Skip trace">
        <Notice tone="info">Access denied. Only people with the skip trace role can see this order.</Notice>
      </Section>
    );
  if (error)
    return <ErrorState title="The skip trace could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title="Skip trace">
      <SkeletonLines lines={6} label="Loading the skip trace" />
    </Section>
  );
}

function LoadedTrace({ trace }: { trace: SkipTrace }) {
  const { subject, status, statusText, fee, expectedOn, keptUntil, isErased, views, sections, notes, result } = trace;
  return (
    <>
      <Section title={subject} actions={<StatusBadge tone={traceTones[status]} label={statusText} />}>
        {isErased && <Notice tone="info">The result was erased 90 days after the search.</Notice>}
        {result?.deceased && (
          <Notice tone="warning">
            {`Recorded as deceased on ${formatPlainDate(result.deceased.on)} (${result.deceased.source}). Check before serving.`}
          </Notice>
        )}
        <PropertiesList
          items={[
            ['Fee', formatDollars(fee)],
            ...(expectedOn ? ([['Expected by', formatPlainDate(expectedOn)]] as const) : []),
            ...(keptUntil && !isErased ? ([['Result kept until', formatInstant(keptUntil)]] as const) : []),
          ]}
        />
      </Section>
      {result && (
        <Section title="Addresses">
          {result.addresses.length === 0 && <p className={classes.small}>No address found.</p>}
          <ul className={classes.rows}>
            {result.addresses.map((address) => (
              <AddressRow key={`${address.street} ${address.zip} ${address.source}`} address={address} />
            ))}
          </ul>
          {result.phones.length > 0 && (
            <PropertiesList
              items={result.phones.map(({ number, confidence, source }) => [
                'Phone',
                `${number}, ${confidenceText(confidence)} (${source})`,
              ])}
            />
          )}
        </Section>
      )}
      <Section title="Purpose and certification">
        <PropertiesList
          items={[
            ...trace.purposes.map(({ law, text, source }) => [law, `${text} (${source})`] as const),
            ['Not for', 'Credit, employment, tenancy or insurance decisions'],
            ['Certified by', `${trace.attestedBy}, ${formatInstant(trace.attestedAt)}`],
          ]}
        />
        <LawNotes notes={notes} />
      </Section>
      <AnsweredSections sections={sections} />
      <Section title="Result viewed by">
        {views.length === 0 ? (
          <p className={classes.small}>Not viewed yet.</p>
        ) : (
          <ul className={classes.rows}>
            {views.map(({ name, at }) => (
              <li key={`${name} ${at}`} className={classes.row}>
                <span>{name}</span>
                <span className={classes.source}>{formatInstant(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function AddressRow({ address }: { address: FoundAddress }) {
  const { street, city, state, zip, firstSeen, lastSeen, confidence, source } = address;
  return (
    <li className={classes.row}>
      <span>
        {`${street}, ${city}, ${state} ${zip}`}
        <br />
        <span className={classes.source}>
          {`${source}, seen ${formatPlainDate(firstSeen)} to ${formatPlainDate(lastSeen)}`}
        </span>
      </span>
      <StatusBadge tone={confidence >= 0.8 ? 'good' : 'neutral'} label={confidenceText(confidence)} />
    </li>
  );
}

const confidenceText = (confidence: number) => `${Math.round(confidence * 100)} % confidence`;
