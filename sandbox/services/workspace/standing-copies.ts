/** Which courtesy copies aren't particular to a case. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { caseTitleOf, isExistingCase } from '../filing/filing-content.ts';

/** Shared by clients and firms alike. */
const publicMail: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'outlook.com',
  'yahoo.com',
]);

const domainOf = (email: string) => email.split('@').at(-1)?.trim().toLowerCase() ?? '';

/**
 * The courtesy copies of the last filing that also suit another case: addresses of the firm's own domain, and those
 * copied in two different cases. A client's address must not reach another client's case.
 * @param contents the person's filings at the court, latest first.
 * @param ownEmail the person's own address.
 */
export function standingCopies(contents: readonly FilingContent[], ownEmail: string): string[] {
  const own = domainOf(ownEmail);
  const casesOf = new Map<string, Set<string>>();
  for (const content of contents)
    for (const email of copiesOf(content))
      casesOf.set(email.toLowerCase(), (casesOf.get(email.toLowerCase()) ?? new Set()).add(caseOf(content)));
  const isStanding = (email: string) =>
    (domainOf(email) === own && !publicMail.has(own)) || (casesOf.get(email.toLowerCase())?.size ?? 0) > 1;
  const last = contents[0] ? copiesOf(contents[0]) : [];
  return [...new Set(last)].filter(isStanding);
}

const copiesOf = ({ filings }: FilingContent) => filings.flatMap(({ courtesyCopyEmails }) => courtesyCopyEmails);

function caseOf(content: FilingContent): string {
  return (isExistingCase(content) && content.caseNumber) || caseTitleOf(content).toLowerCase();
}
