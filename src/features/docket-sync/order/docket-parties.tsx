import { useQuery } from '@tanstack/react-query';
import type { DocketParty, DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { ErrorState } from '@/lib/ui/error-state';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { docketPartiesQuery } from './queries';

/** Parties and their attorneys, as far as the provider has them. */
export function DocketParties({ order }: { order: DocketSyncOrder }) {
  const { data, error, refetch } = useQuery(docketPartiesQuery(order));
  if (!data && error)
    return <ErrorState title="The parties could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={3} label="Loading the parties" />;
  return (
    <Section title="Parties">
      <PropertiesList items={data.items.map((party) => [`${party.roleName}: ${nameOf(party)}`, attorneysOf(party)])} />
    </Section>
  );
}

function nameOf({ organization, person }: DocketParty): string {
  return organization ?? [person?.given, person?.middle, person?.surname, person?.suffix].filter(Boolean).join(' ');
}

function attorneysOf({ attorneys }: DocketParty): string {
  if (!attorneys) return 'Attorney unknown';
  if (attorneys.length === 0) return 'No attorney (self-represented)';
  return attorneys.map(({ name, firmName }) => [name, firmName].filter(Boolean).join(', ')).join('; ');
}
