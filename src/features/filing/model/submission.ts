/** The content of a submission. */
import type { FilingDocument, FilingEntry, Party } from '@/api/generated/filing/model';
import { type FilingContent, phoneForCourt } from '@/features/efiling';

/** The content to submit: trims texts, formats phone numbers and drops empty values and marks of the form. */
export function toSubmission(content: FilingContent): FilingContent {
  return {
    ...content,
    crossReferences: content.crossReferences
      .map(({ code, value }) => ({ code, value: value.trim() }))
      .filter(({ value }) => value !== ''),
    parties: content.parties.map(toSubmittedParty),
    filings: content.filings.map(toSubmittedFiling),
  };
}

/** Without what only the form needs: where a type was read from, what the pages look like. */
function toSubmittedFiling({ filingTypeReadFrom: _, ...filing }: FilingEntry): FilingEntry {
  const bare = (document: FilingDocument): FilingDocument => ({
    ...document,
    findings: undefined,
    original: document.original && { ...document.original, findings: undefined },
  });
  return {
    ...filing,
    leadDocument: filing.leadDocument && bare(filing.leadDocument),
    attachments: filing.attachments.map(bare),
  };
}

function toSubmittedParty({ person, organizationName, dateOfBirth, ...party }: Party): Party {
  const phone = phoneForCourt(party.phone);
  const shared = {
    ...party,
    phone: phone || undefined,
    email: party.email?.trim() || undefined,
    // Attorneys and self-representation apply only to parties we represent.
    attorneyIds: party.isFilingParty && !party.isSelfRepresented ? party.attorneyIds : [],
    isSelfRepresented: party.isFilingParty && party.isSelfRepresented,
  };
  return party.kind === 'person'
    ? { ...shared, dateOfBirth, person: trimmed(person ?? {}) }
    : { ...shared, organizationName: organizationName?.trim() };
}

function trimmed(person: NonNullable<Party['person']>): NonNullable<Party['person']> {
  return {
    firstName: person.firstName?.trim() || undefined,
    middleName: person.middleName?.trim() || undefined,
    lastName: person.lastName?.trim() || undefined,
    suffixCode: person.suffixCode,
  };
}
