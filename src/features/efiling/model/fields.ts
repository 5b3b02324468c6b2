/** A provider's own fields: inputs that the form shows without knowing them. Their values are in `extra`. */
import type { PostalAddress } from '@/api/generated/filing/model';
import { isZip } from '@/lib/form/messages';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import type { Problem } from '../rules/problems';
import type { CourtTables } from './court-tables';
import type { EnteredDocument, EnteredFiling, EnteredParty, Extra, FieldValue, FilingContent } from './filing-content';
import { describeRecipient, recipientOf } from './recipients';

/** A field. `Of` is what it belongs to: the content and, for example, the filing of a filing's field. */
export interface FieldSpec<Of extends readonly unknown[]> {
  /** Its member of `extra`. No dots. */
  key: string;
  /** Its dotted path in what the calls send, within what it belongs to: where the backend reports its errors. */
  wirePath: string;
  label: string;
  /**
   * A date is `YYYY-MM-DD`, an amount a number of dollars, choices a list of options' values. Recipients are choices to
   * which others can be added (`RecipientsField`).
   */
  kind: 'text' | 'longText' | 'money' | 'count' | 'date' | 'boolean' | 'choice' | 'choices' | 'recipients' | 'address';
  /** The options of a choice or of choices. */
  options?: (tables: CourtTables, ...of: Of) => readonly { value: string; label: string }[];
  help?: string;
  maxLength?: number;
  /** Shows choices as a list to tick, for a few options that people read. */
  isTicked?: true;
  /** For a field of recipients: names of the parties that the chosen are served for. The form names the others. */
  partiesServed?: (chosen: readonly string[], tables: CourtTables) => string[];
  /** A hidden field keeps its value and is never required. Without this, it is always shown. */
  isVisible?: (...of: Of) => boolean;
  /** Whether the court asks for it here. Without this, it does. Where it doesn't, the field is hidden. */
  isOffered?: (tables: CourtTables, ...of: Of) => boolean;
  isRequired?: (...of: Of) => boolean;
  /** What is wrong with a value that was entered. */
  check?: (value: NonNullable<FieldValue>, ...of: Of) => string | undefined;
}

export type CaseField = FieldSpec<[content: FilingContent]>;
export type PartyField = FieldSpec<[content: FilingContent, party: EnteredParty]>;
export type FilingField = FieldSpec<[content: FilingContent, filing: EnteredFiling]>;
export type DocumentField = FieldSpec<[content: FilingContent, filing: EnteredFiling, document: EnteredDocument]>;

/** The fields of a provider, by what they belong to, in the order of the form. */
export interface ProviderFields {
  case: readonly CaseField[];
  party: readonly PartyField[];
  filing: readonly FilingField[];
  document: readonly DocumentField[];
  /**
   * Inputs of every provider that this one's calls name otherwise: their path in what is sent, and in the form. `*` is
   * an index: `{ 'filings.*.docketCodeId': 'filings.*.filingTypeCode' }`.
   */
  renamed: Readonly<Record<string, string>>;
}

/** A provider that asks for nothing of its own. */
export const noFields: ProviderFields = { case: [], party: [], filing: [], document: [], renamed: {} };

/** The fields that are shown. Until the tables have loaded, without those that they decide. */
export function shownFields<Of extends readonly unknown[]>(
  fields: readonly FieldSpec<Of>[],
  tables: CourtTables | undefined,
  ...of: Of
) {
  return fields.filter(
    ({ isVisible, isOffered }) =>
      (isVisible?.(...of) ?? true) && (!isOffered || (tables !== undefined && isOffered(tables, ...of))),
  );
}

/**
 * Content without the values of fields that the court doesn't ask for anymore, such as a hearing's reservation after
 * another document type was chosen. They stay in the form, and never reach the court.
 */
export function withoutHidden(content: FilingContent, fields: ProviderFields, tables: CourtTables): FilingContent {
  const shown = <Of extends readonly unknown[]>(specs: readonly FieldSpec<Of>[], extra: Extra | undefined, ...of: Of) =>
    withoutKeys(extra, specs, shownFields(specs, tables, ...of));
  const asDocument = (document: EnteredDocument, filing: EnteredFiling): EnteredDocument =>
    document.extra
      ? { ...document, extra: shown(fields.document, document.extra, content, filing, document) }
      : document;
  return {
    ...content,
    ...(content.extra && { extra: shown(fields.case, content.extra, content) }),
    parties: content.parties.map((party) =>
      party.extra ? { ...party, extra: shown(fields.party, party.extra, content, party) } : party,
    ),
    filings: content.filings.map((filing) => ({
      ...filing,
      ...(filing.extra && { extra: shown(fields.filing, filing.extra, content, filing) }),
      ...(filing.leadDocument && { leadDocument: asDocument(filing.leadDocument, filing) }),
      attachments: filing.attachments.map((document) => asDocument(document, filing)),
    })),
  };
}

/** Values without those of the fields that are not shown. What is no field's stays. */
function withoutKeys(
  extra: Extra | undefined,
  all: readonly { key: string }[],
  shown: readonly { key: string }[],
): Extra | undefined {
  const hidden = new Set(all.map(({ key }) => key));
  for (const { key } of shown) hidden.delete(key);
  return extra && Object.fromEntries(Object.entries(extra).filter(([key]) => !hidden.has(key)));
}

/** Tells what was entered in the fields that are shown, as labels and texts for the review. */
export function enteredFields<Of extends readonly unknown[]>(
  fields: readonly FieldSpec<Of>[],
  tables: CourtTables,
  values: Extra | undefined,
  ...of: Of
): (readonly [label: string, text: string])[] {
  return shownFields(fields, tables, ...of).flatMap(({ key, label, kind, options }) => {
    const text = textOf(kind, values?.[key], options?.(tables, ...of) ?? []);
    return text === undefined ? [] : [[label, text] as const];
  });
}

/** A value as text; undefined without one. */
function textOf(
  kind: FieldSpec<[]>['kind'],
  value: FieldValue,
  options: readonly { value: string; label: string }[],
): string | undefined {
  if (value === undefined || isEmpty(value)) return undefined;
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  if (kind === 'recipients' && Array.isArray(value))
    return value.map((each) => describeRecipient(recipientOf(each))).join('; ');
  if (Array.isArray(value)) return value.map(labelOf).join('; ');
  if (isAddress(value))
    return [value.street, value.unit, value.city, value.state, value.zip].filter(Boolean).join(', ');
  if (typeof value === 'boolean') return 'Yes';
  if (typeof value === 'number') return kind === 'count' ? String(value) : formatDollars(value);
  if (kind === 'date') return formatPlainDate(value);
  return kind === 'choice' ? labelOf(value) : value;
}

/** Missing and invalid values of the fields that are shown, in the order of the form. */
export function findFieldProblems(
  content: FilingContent,
  fields: ProviderFields,
  tables: CourtTables | undefined,
): Problem[] {
  const of = (step: Problem['step'], path: string, found: readonly FieldProblem[]) =>
    found.map(({ key, message }): Problem => ({ step, path: `${path}extra.${key}`, message }));
  return [
    ...of('case', '', problemsOf(fields.case, tables, content.extra, content)),
    ...content.parties.flatMap((party, index) =>
      of('parties', `parties.${index}.`, problemsOf(fields.party, tables, party.extra, content, party)),
    ),
    ...content.filings.flatMap((filing, index) => [
      ...of('filings', `filings.${index}.`, problemsOf(fields.filing, tables, filing.extra, content, filing)),
      ...documentsByPath(filing).flatMap(([path, document]) =>
        of(
          'filings',
          `filings.${index}.${path}.`,
          problemsOf(fields.document, tables, document.extra, content, filing, document),
        ),
      ),
    ]),
  ];
}

/** The documents of a filing with their paths in it. */
function documentsByPath({ leadDocument, attachments }: EnteredFiling): [path: string, document: EnteredDocument][] {
  return [
    ...(leadDocument ? [['leadDocument', leadDocument] satisfies [string, EnteredDocument]] : []),
    ...attachments.map((each, index): [string, EnteredDocument] => [`attachments.${index}`, each]),
  ];
}

interface FieldProblem {
  /** The field's key; for a part of an address, followed by the part: `premises.zip`. */
  key: string;
  message: string;
}

function problemsOf<Of extends readonly unknown[]>(
  fields: readonly FieldSpec<Of>[],
  tables: CourtTables | undefined,
  extra: Extra | undefined,
  ...of: Of
): FieldProblem[] {
  return shownFields(fields, tables, ...of).flatMap((field) => {
    const value = extra?.[field.key];
    if (field.kind === 'address') {
      const found = addressProblems(field.label, value, field.isRequired?.(...of) ?? false);
      if (found.length > 0) return found.map(({ part, message }) => ({ key: `${field.key}.${part}`, message }));
    }
    const message = messageOf(field, value, ...of);
    return message === undefined ? [] : [{ key: field.key, message }];
  });
}

function messageOf<Of extends readonly unknown[]>(field: FieldSpec<Of>, value: FieldValue, ...of: Of) {
  const { label, kind, isRequired, check } = field;
  if (value !== undefined && !isEmpty(value)) return check?.(value, ...of);
  if (!isRequired?.(...of)) return undefined;
  if (kind === 'boolean') return `Confirm “${label}”.`;
  return kind.startsWith('choice') ? `Choose “${label}”.` : `Enter “${label}”.`;
}

function isEmpty(value: NonNullable<FieldValue>): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return isAddress(value) ? Object.values(value).every((part) => !part?.trim()) : value === false;
}

/** Tells whether a field's value is an address. */
export function isAddress(value: FieldValue): value is PostalAddress {
  return typeof value === 'object' && !Array.isArray(value);
}

const addressParts = { street: 'street', city: 'city', state: 'state', zip: 'ZIP code' } as const;

/** Tells what an address lacks: nothing if it is empty and may be. */
function addressProblems(label: string, value: FieldValue, isRequired: boolean) {
  const address = isAddress(value) ? value : {};
  if (!isRequired && isEmpty(address)) return [];
  const isForeign = address.countryCode !== undefined && address.countryCode !== 'US';
  const { zip = '' } = address;
  const missing = (['street', 'city', 'state', 'zip'] as const).filter(
    (part) => (part === 'street' || part === 'city' || !isForeign) && !address[part]?.trim(),
  );
  const isZipWrong = !isForeign && zip.trim() !== '' && !isZip(zip.trim());
  return [
    ...missing.map((part) => ({ part, message: `${label}: enter the ${addressParts[part]}.` })),
    ...(isZipWrong ? [{ part: 'zip' as const, message: `${label}: enter a valid ZIP code (5 digits or ZIP+4).` }] : []),
  ];
}

/**
 * The form's path of what the backend names by its path in what was sent: a provider's own field, or an input that its
 * calls name otherwise. Undefined for any other path.
 */
export function formPathOfField(wirePath: string, fields: ProviderFields): string | undefined {
  const [, party, ofParty = ''] = /^(parties\.\d+)\.(.+)$/.exec(wirePath) ?? [];
  const [, filing, ofFiling = ''] = /^(filings\.\d+)\.(.+)$/.exec(wirePath) ?? [];
  const [, document, ofDocument = ''] = /^(leadDocument|attachments\.\d+)\.(.+)$/.exec(ofFiling) ?? [];
  return (
    pathIn(fields.case, wirePath, '') ??
    (party && pathIn(fields.party, ofParty, `${party}.`)) ??
    (filing && pathIn(fields.filing, ofFiling, `${filing}.`)) ??
    (document && pathIn(fields.document, ofDocument, `${filing}.${document}.`)) ??
    renamedPath(wirePath, fields.renamed)
  );
}

function pathIn(fields: readonly Pick<CaseField, 'key' | 'wirePath' | 'kind'>[], path: string, before: string) {
  const found = fields.find(({ wirePath }) => path === wirePath || path.startsWith(`${wirePath}.`));
  if (!found) return undefined;
  const part = found.kind === 'address' ? path.slice(found.wirePath.length) : '';
  return `${before}extra.${found.key}${part}`;
}

function renamedPath(path: string, renamed: ProviderFields['renamed']): string | undefined {
  const indices = path.match(/(?<=\.)\d+(?=\.|$)/g) ?? [];
  const found = renamed[path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*')];
  let next = 0;
  return found?.replaceAll('*', () => indices[next++] ?? '*');
}
