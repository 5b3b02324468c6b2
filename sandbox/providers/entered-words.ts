/** Content in the words of its courts. */
import type { CodeName, EnteredField, OrderEntries, OrderFiling } from '../generated/filing/schemas.ts';

/** What content says in codes, in its courts' words, and what only they ask for. Codes that they lack have no name. */
export interface EnteredWords {
  case: Partial<OrderEntries>;
  /** In the content's order. */
  filings: readonly Pick<OrderFiling, 'motionType' | 'optionalServices' | 'own'>[];
  /** Names by code: of the files' components and types, of name suffixes, of interpreters' languages, of service methods. */
  components?: ReadonlyMap<string, string>;
  documentTypes?: ReadonlyMap<string, string>;
  suffixes?: ReadonlyMap<string, string>;
  languages?: ReadonlyMap<string, string>;
  serviceTypes?: ReadonlyMap<string, string>;
  /** The party that a recipient is served for, by email, where service is chosen for all filings at once. */
  servedFor?: ReadonlyMap<string, string>;
}

/** A code with its name in a court's table; undefined without a code. */
export function named(code: string, row: { name: string } | undefined): CodeName;
export function named(code: string | undefined, row: { name: string } | undefined): CodeName | undefined;
export function named(code: string | undefined, row: { name: string } | undefined): CodeName | undefined {
  return code === undefined ? undefined : { code, name: row?.name.trim() ?? '' };
}

/** The fields that were filled in; a box that was ticked says `Yes`. */
export function stated(
  fields: readonly (readonly [label: string, value: string | number | boolean | undefined])[],
): EnteredField[] {
  return fields.flatMap(([label, value]) => {
    const text = value === true ? 'Yes' : String(value || '').trim();
    return text === '' ? [] : [{ label, text }];
  });
}
