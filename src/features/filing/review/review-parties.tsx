import { Stack } from '@mantine/core';
import type { Attorney, Party } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables } from '../draft/court-tables';
import { useFilingContent } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import { type CourtTables, rowOf } from '../model/court-tables';
import { isIndexedCase } from '../model/filing-content';
import { partyName } from '../model/party';
import classes from './review.module.css';
import { ReviewSection } from './review-section';

/** Reviews the parties. */
export function ReviewParties() {
  const { tables } = useCourtTables();
  const parties = useFilingContent((content) => content.parties);
  const isIndexed = useFilingContent(isIndexedCase);
  const represented = useRepresented();
  return (
    <ReviewSection title="Parties" step="parties">
      {!isIndexed && parties.length === 0 && <p className={classes.empty}>No parties.</p>}
      {isIndexed && <PropertiesList items={[['You represent', represented.join(', ') || 'No party selected']]} />}
      <Stack gap="md">
        {parties.map((party) => (
          <div key={party.id}>
            <h3 className={classes.name}>
              {nameWithSuffix(party, tables)}
              <span className={classes.role}>
                {rowOf(tables.partyTypes, party.partyTypeCode)?.name ?? 'No party type'}
              </span>
            </h3>
            <PropertiesList items={detailsOf(party, tables)} />
          </div>
        ))}
      </Stack>
    </ReviewSection>
  );
}

/** The names of the existing parties the firm represents. */
function useRepresented(): readonly string[] {
  const { courtCase } = useCourtCase();
  const selected = useFilingContent((content) => content.filingPartyIds);
  return (courtCase?.parties ?? [])
    .filter(({ casePartyId }) => selected?.includes(casePartyId))
    .map(({ name }) => name);
}

function nameWithSuffix(party: Party, tables: CourtTables): string {
  const suffix = party.kind === 'person' ? rowOf(tables.suffixes, party.person?.suffixCode)?.name : undefined;
  return [partyName(party), suffix].filter(Boolean).join(' ');
}

/** The details entered for the party. */
function detailsOf(party: Party, tables: CourtTables): [string, string][] {
  const birth = party.kind === 'person' ? party.dateOfBirth : undefined;
  const entries: [string, string | undefined][] = [
    ['Represented by', representation(party, tables.attorneys)],
    ['Email', party.email],
    ['Phone', party.phone],
    ['Date of birth', birth && formatPlainDate(birth)],
    ['Address', addressLine(party)],
    ['Interpreter language', rowOf(tables.languages, party.languageCode)?.name],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function representation(party: Party, attorneys: readonly Attorney[]): string | undefined {
  if (!party.isFilingParty) return undefined;
  if (party.isSelfRepresented) return 'Self-represented (pro se)';
  const names = party.attorneyIds.map((id) => {
    const attorney = attorneys.find(({ attorneyId }) => attorneyId === id);
    return attorney ? `${attorney.firstName} ${attorney.lastName}` : id;
  });
  return names.join(', ') || 'No attorney selected';
}

function addressLine({ address }: Party): string {
  const { street, unit, city, state, zip, countryCode } = address ?? {};
  const place = [state, zip].filter(Boolean).join(' ');
  return [street, unit, city, place, countryCode].filter(Boolean).join(', ');
}
