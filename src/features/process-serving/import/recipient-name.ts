/** Reads a recipient's name from one cell. */
import type { ServingRecipient } from '@/api/generated/serving/model';

export type RecipientKind = ServingRecipient['kind'];

const suffix = /^(jr|sr|ii|iii|iv|esq)\.?$/i;
const business =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|lllp|pllc|pc|p\.c|n\.a|bank|trust|association|holdings|partners|partnership|group|services|university|hospital|church)\b\.?/i;
const government =
  /\b(city|town|village|county|state|commonwealth|department|dept|office|bureau|board|district) of\b|^united states\b|\b(county|police|sheriff’?'?s) (department|office)\b/i;

/** The kind that a name suggests, for a sheet without kinds. A person checks it in the form. */
export function guessKind(name: string): RecipientKind {
  if (government.test(name)) return 'government';
  return business.test(name) ? 'business' : 'individual';
}

type PersonName = Pick<ServingRecipient, 'firstName' | 'middleName' | 'lastName' | 'suffix'>;

/** `James T. Okafor Jr.` or `Okafor, James T., Jr.` in parts. A single word is a last name. */
export function readPersonName(text: string): PersonName {
  const [beforeComma = '', ...afterComma] = text.split(',').map((part) => part.trim());
  const suffixes = afterComma.filter((part) => suffix.test(part));
  const given = afterComma.filter((part) => part !== '' && !suffix.test(part)).join(' ');
  const words = beforeComma.split(/\s+/).filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && suffix.test(last)) suffixes.push(words.pop() ?? '');
  if (given !== '') return named(given.split(/\s+/), words.join(' '), suffixes[0]);
  return named(words.slice(0, -1), words.at(-1) ?? '', suffixes[0]);
}

function named([first = '', ...middle]: readonly string[], last: string, ending: string | undefined): PersonName {
  return {
    ...(first !== '' && { firstName: first }),
    ...(middle.length > 0 && { middleName: middle.join(' ') }),
    lastName: last,
    ...(ending && { suffix: ending }),
  };
}

/** A recipient's name as lists show it: `James Okafor Jr.`, or the organization's. */
export function recipientName(recipient: ServingRecipient): string {
  if (recipient.kind !== 'individual') return recipient.organizationName?.trim() ?? '';
  const { firstName, middleName, lastName, suffix: ending } = recipient;
  return [firstName, middleName, lastName, ending]
    .flatMap((part) => part?.trim() || [])
    .join(' ')
    .trim();
}
