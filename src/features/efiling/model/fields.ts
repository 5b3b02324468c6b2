/** A provider's own fields: inputs that the form shows without knowing them. Their values are in `extra`. */
import type { Problem } from '../rules/problems';
import type { CourtTables } from './court-tables';
import type { EnteredFiling, Extra, FieldValue, FilingContent } from './filing-content';

/** A field. `Of` is what it belongs to: the content and, for a filing's field, the filing. */
export interface FieldSpec<Of extends readonly unknown[]> {
  /** Its member of `extra`. No dots. */
  key: string;
  /** Its dotted path in what the calls send, within the content or the filing: where the backend reports its errors. */
  wirePath: string;
  label: string;
  /** A date is `YYYY-MM-DD`, an amount a number of dollars. */
  kind: 'text' | 'longText' | 'money' | 'date' | 'boolean' | 'choice';
  /** The options of a choice. */
  options?: (tables: CourtTables) => readonly { value: string; label: string }[];
  help?: string;
  maxLength?: number;
  /** A hidden field keeps its value and is never required. Without this, it is always shown. */
  isVisible?: (...of: Of) => boolean;
  isRequired?: (...of: Of) => boolean;
  /** What is wrong with a value that was entered. */
  check?: (value: NonNullable<FieldValue>, ...of: Of) => string | undefined;
}

export type CaseField = FieldSpec<[content: FilingContent]>;
export type FilingField = FieldSpec<[content: FilingContent, filing: EnteredFiling]>;

/** The fields of a provider, by what they belong to, in the order of the form. */
export interface ProviderFields {
  case: readonly CaseField[];
  filing: readonly FilingField[];
}

/** The fields that are shown. */
export function shownFields<Of extends readonly unknown[]>(fields: readonly FieldSpec<Of>[], ...of: Of) {
  return fields.filter(({ isVisible }) => isVisible?.(...of) ?? true);
}

/** Missing and invalid values of the fields that are shown, in the order of the form. */
export function findFieldProblems(content: FilingContent, fields: ProviderFields): Problem[] {
  return [
    ...problemsOf(fields.case, content.extra, content).map(
      ({ key, message }): Problem => ({ step: 'case', path: `extra.${key}`, message }),
    ),
    ...content.filings.flatMap((filing, index) =>
      problemsOf(fields.filing, filing.extra, content, filing).map(
        ({ key, message }): Problem => ({ step: 'filings', path: `filings.${index}.extra.${key}`, message }),
      ),
    ),
  ];
}

function problemsOf<Of extends readonly unknown[]>(
  fields: readonly FieldSpec<Of>[],
  extra: Extra | undefined,
  ...of: Of
): { key: string; message: string }[] {
  return shownFields(fields, ...of).flatMap((field) => {
    const message = messageOf(field, extra?.[field.key], ...of);
    return message === undefined ? [] : [{ key: field.key, message }];
  });
}

function messageOf<Of extends readonly unknown[]>(field: FieldSpec<Of>, value: FieldValue, ...of: Of) {
  const { label, kind, isRequired, check } = field;
  const isEmpty = value === undefined || value === false || (typeof value === 'string' && value.trim() === '');
  if (!isEmpty) return check?.(value, ...of);
  if (!isRequired?.(...of)) return undefined;
  if (kind === 'boolean') return `Confirm “${label}”.`;
  return kind === 'choice' ? `Choose “${label}”.` : `Enter “${label}”.`;
}

/** The form's path of a field that the backend names by its path in what was sent; undefined for any other path. */
export function formPathOfField(wirePath: string, fields: ProviderFields): string | undefined {
  const ofCase = fields.case.find((field) => field.wirePath === wirePath);
  if (ofCase) return `extra.${ofCase.key}`;
  const [, filing, rest] = /^(filings\.\d+)\.(.+)$/.exec(wirePath) ?? [];
  const ofFiling = fields.filing.find((field) => field.wirePath === rest);
  return ofFiling && `${filing}.extra.${ofFiling.key}`;
}
