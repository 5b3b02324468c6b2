/** What was entered for an order, as names and texts to display. What wasn't entered is left out. Pure. */
import type { CodeName, OrderDetail, OrderEntries, OrderFiling, OrderParty } from '@/api/generated/filing/model';
import { proposedOrderBases, usualLabels } from '@/features/efiling';
import { formatPhone } from '@/lib/form/us-phone';
import { formatPlainDate } from '@/lib/format/dates';
import { clockText, weekdayText } from '@/lib/format/days-in-words';
import { formatDollars } from '@/lib/format/money';

type Facts = readonly (readonly [name: string, text: string])[];
type Entry = readonly [name: string, text: string | undefined];

/** The day, hour and room of a summons: `Friday, Jan 8, 2027, 9:30 AM court time, room 1404`. */
export function returnDateText({ date, time, courtroom }: NonNullable<OrderEntries['returnDate']>): string {
  return [weekdayText(date), time && `${clockText(time)} court time`, courtroom && `room ${courtroom}`]
    .filter(Boolean)
    .join(', ');
}

/** Tells what was entered for the case; the header says the return date. Empty for an order that files nothing. */
export function caseFacts({ court, caseNumber, entered }: OrderDetail): Facts {
  if (!entered) return [];
  const { crossReferences, procedureRemedies, certifications, own } = entered;
  return shown([
    ['Court', court?.name],
    ['Case number', caseNumber],
    ['Indexing', entered.isNonIndexedCase ? 'Entered by hand. The court’s index didn’t have the case.' : undefined],
    [usualLabels.caseCategory, nameOf(entered.caseCategory)],
    ['Case type', nameOf(entered.caseType)],
    ['Filer type', nameOf(entered.filerType)],
    ['Procedure or remedy', procedureRemedies.map(nameOf).join(', ')],
    ['Damage amount', nameOf(entered.damageAmount)],
    [usualLabels.amountInControversy, dollars(entered.amountInControversy)],
    ['Will filed on', entered.willFiledDate && formatPlainDate(entered.willFiledDate)],
    ['Most fees accepted', dollars(entered.maxFeeAmount)],
    ['Decision also sent to', entered.contactEmail],
    ['Certified', certifications.map(nameOf).join('; ')],
    ...crossReferences.map(({ label, text }): Entry => [label || 'Cross reference', text]),
    ...own.map(({ label, text }): Entry => [label, text]),
  ]);
}

const actionTexts: Readonly<Record<OrderFiling['action'], string>> = {
  EFile: 'File',
  EFileAndServe: 'File and serve',
  Serve: 'Serve',
};

const securityTexts: Readonly<Record<OrderFiling['security'], string>> = {
  public: 'Public',
  private: 'Private',
  sealed: 'Sealed',
};

/** Tells what was entered for a filing, besides its documents, recipients and hearing. */
export function filingFacts(filing: OrderFiling): Facts {
  const { filingTypeCode, filingTypeName, proposedOrder, optionalServices = [], own = [] } = filing;
  return shown([
    ['Description', filing.description],
    ['Filing code', filingTypeCode && [filingTypeCode, filingTypeName].filter(Boolean).join(' · ')],
    ['Action', `${actionTexts[filing.action]} · ${securityTexts[filing.security]}`],
    ['Filing attorney', filing.filingAttorney],
    ['Motion type', nameOf(filing.motionType)],
    ['Proposed order', proposedOrderText(proposedOrder)],
    ['Filing that it decides', proposedOrder?.relatedFilingId],
    ['Word document', proposedOrder?.editableDocument?.fileName],
    ['Cover letter', proposedOrder?.coverLetter],
    ['Court services', optionalServices.map(serviceText).join('; ')],
    ['Comments to the clerk', filing.commentsToClerk],
    ['Reference', filing.referenceNumber],
    ...own.map(({ label, text }): Entry => [label, text]),
  ]);
}

/** Tells how to reach a party, and who speaks for it: ` · ` separates them. */
export function partyFacts(party: OrderParty): string {
  const { address: { street, unit, city, state, zip, countryCode } = {} } = party;
  const country = countryCode === 'US' ? undefined : countryCode;
  const address = [street, unit, city, [state, zip].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return [
    party.partyTypeName,
    party.isFilingParty && 'filing party',
    party.isSelfRepresented && 'self-represented (pro se)',
    party.attorneys.length > 0 && `represented by ${party.attorneys.join(', ')}`,
    address,
    party.email,
    party.phone && formatPhone(party.phone),
    party.dateOfBirth && `born ${formatPlainDate(party.dateOfBirth)}`,
    party.language && `interpreter: ${party.language}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Tells why the judge can sign it, with the days that show it. */
function proposedOrderText(order: OrderFiling['proposedOrder']): string | undefined {
  if (!order?.basis) return undefined;
  const days = [order.hearingDate, order.sentToOthersOn].flatMap((day) => (day ? [formatPlainDate(day)] : []));
  return [proposedOrderBases[order.basis], ...days].join(', ');
}

function serviceText({ code, name, quantity, amount }: NonNullable<OrderFiling['optionalServices']>[number]): string {
  const times = quantity > 1 ? ` × ${quantity}` : '';
  return [`${name || unnamed(code)}${times}`, dollars(amount)].filter(Boolean).join(', ');
}

function nameOf(value: CodeName): string;
function nameOf(value: CodeName | undefined): string | undefined;
function nameOf(value: CodeName | undefined): string | undefined {
  return value && (value.name || unnamed(value.code));
}

/** A code that the court's table had when it was entered. */
const unnamed = (code: string) => `Code ${code}`;

const dollars = (amount: number | undefined) => (amount === undefined ? undefined : formatDollars(amount));

/** Those with a text. Equal names, such as of two cross references, are one with both texts. */
function shown(entries: readonly Entry[]): Facts {
  const texts = new Map<string, string>();
  for (const [name, text] of entries) if (text) texts.set(name, texts.has(name) ? `${texts.get(name)}; ${text}` : text);
  return [...texts];
}
