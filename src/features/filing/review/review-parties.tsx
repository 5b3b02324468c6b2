import { Stack } from '@mantine/core';
import type { Party } from '@/api/generated/filing/model';
import { type CourtTables, isIndexedCase, partyName, rowOf } from '@/features/efiling';
import { formatPhone } from '@/lib/form/us-phone';
import { formatPlainDate } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables, useTableNames } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import classes from './review.module.css';
import { ReviewSection } from './review-section';

/** Reviews the parties. */
export function ReviewParties() {
  const { tables } = useCourtTables();
  const names = useTableNames();
  const parties = useFilingContent((content) => content.parties);
  const isIndexed = useFilingContent(isIndexedCase);
  const represented = useRepresented();
  return (
    <ReviewSection title="Parties" step="parties">
      {!isIndexed && parties.length === 0 && <p className={classes.empty}>No parties.</p>}
      {isIndexed && <PropertiesList items={[['You represent', represented]]} />}
      <Stack gap="md">
        {parties.map((party) => (
          <div key={party.id}>
            <h3 className={classes.name}>
              {nameWithSuffix(party, tables)}
              <span className={classes.role}>{names.nameOf('partyTypes', party.partyTypeCode) ?? 'No party type'}</span>
            </h3>
            <PropertiesList items={detailsOf(party, names)} />
          </div>
        ))}
      </Stack>
    </ReviewSection>
  );
}

/** The existing parties the firm represents, with the attorneys that the case lists for them. */
function useRepresented(): string {
  const { courtCase, isPending, error } = useCourtCase();
  const selected = useFilingContent((content) => content.filingPartyIds) ?? [];
  if (selected.length === 0) return 'No party selected';
  if (isPending) return 'Loading…';
  if (error) return "Couldn't be loaded";
  const names = (courtCase?.parties ?? [])
    .filter(({ casePartyId }) => selected.includes(casePartyId))
    .map(({ name, attorneys }) => `${name} (${attorneys.join(', ') || 'no attorney listed'})`);
  return names.join('; ') || 'No party selected';
}

function nameWithSuffix(party: Party, tables: CourtTables): string {
  const suffix = party.kind === 'person' ? rowOf(tables.suffixes, party.person?.suffixCode)?.name : undefined;
  return [partyName(party), suffix].filter(Boolean).join(' ');
}

type Names = ReturnType<typeof useTableNames>;

/** The details entered for the party. */
function detailsOf(party: Party, names: Names): [string, string][] {
  const birth = party.kind === 'person' ? party.dateOfBirth : undefined;
  const entries: [string, string | undefined][] = [
    ['Represented by', representation(party, names)],
    ['Email', party.email],
    ['Phone', party.phone && formatPhone(party.phone)],
    ['Date of birth', birth && formatPlainDate(birth)],
    ['Address', addressLine(party)],
    ['Interpreter language', names.nameOf('languages', party.languageCode)],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function representation(party: Party, { attorneyNameOf }: Names): string | undefined {
  if (!party.isFilingParty) return undefined;
  if (party.isSelfRepresented) return 'Self-represented (pro se)';
  return party.attorneyIds.map(attorneyNameOf).join(', ') || 'No attorney selected';
}

function addressLine({ address }: Party): string {
  const { street, unit, city, state, zip, countryCode } = address ?? {};
  const place = [state, zip].filter(Boolean).join(' ');
  return [street, unit, city, place, countryCode].filter(Boolean).join(', ');
}
