import { Stack } from '@mantine/core';
import type { Attorney, Party } from '@/api/generated/filing/model';
import { formatPlainDate } from '@/lib/format/dates';
import { PropertiesList } from '@/lib/ui/properties-list';
import { useCourtTables } from '../draft/court-tables-context';
import { useCourtCase } from '../draft/use-court-case';
import { useFilingContent } from '../forms/filing-form';
import { type CourtTables, rowOf } from '../model/court-tables';
import { isIndexedCase } from '../model/filing-content';
import { partyName } from '../model/party';
import classes from './review-parties.module.css';
import { ReviewSection } from './review-section';

/** Who takes part, as the court will read it. */
export function ReviewParties() {
  const { tables } = useCourtTables();
  const parties = useFilingContent((content) => content.parties);
  const isIndexed = useFilingContent(isIndexedCase);
  const represented = useRepresented();
  return (
    <ReviewSection title="Parties" step="parties">
      {!isIndexed && parties.length === 0 && <p className={classes.none}>No parties have been entered.</p>}
      {isIndexed && (
        <PropertiesList items={[['You represent', represented.join(', ') || 'Nobody of the case is marked']]} />
      )}
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

/** The parties of the case, by name, whom the firm represents. */
function useRepresented(): readonly string[] {
  const { courtCase } = useCourtCase();
  const marked = useFilingContent((content) => content.filingPartyIds);
  return (courtCase?.parties ?? []).filter(({ casePartyId }) => marked?.includes(casePartyId)).map(({ name }) => name);
}

function nameWithSuffix(party: Party, tables: CourtTables): string {
  const suffix = party.kind === 'person' ? rowOf(tables.suffixes, party.person?.suffixCode)?.name : undefined;
  return [partyName(party), suffix].filter(Boolean).join(' ');
}

/** What is known of the party; nothing of it is shown with a dash. */
function detailsOf(party: Party, tables: CourtTables): [string, string][] {
  const birth = party.kind === 'person' ? party.dateOfBirth : undefined;
  const entries: [string, string | undefined][] = [
    ['Represented by', representation(party, tables.attorneys)],
    ['E-mail', party.email],
    ['Phone', party.phone],
    ['Date of birth', birth && formatPlainDate(birth)],
    ['Address', addressLine(party)],
    ['Interpreter for', rowOf(tables.languages, party.languageCode)?.name],
  ];
  return entries.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function representation(party: Party, attorneys: readonly Attorney[]): string | undefined {
  if (!party.isFilingParty) return undefined;
  if (party.isSelfRepresented) return 'Itself (we file for this party)';
  const names = party.attorneyIds.map((id) => {
    const attorney = attorneys.find(({ attorneyId }) => attorneyId === id);
    return attorney ? `${attorney.firstName} ${attorney.lastName}` : id;
  });
  return names.join(', ') || 'Nobody chosen yet';
}

function addressLine({ address }: Party): string {
  const { street, unit, city, state, zip, countryCode } = address ?? {};
  const place = [state, zip].filter(Boolean).join(' ');
  return [street, unit, city, place, countryCode].filter(Boolean).join(', ');
}
