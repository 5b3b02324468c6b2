/** The court's tables for a filing type, and what a filer may choose from them. */
import type {
  CourtPolicy,
  DocumentType,
  FilingComponent,
  FilingType,
  MotionType,
  OptionalService,
} from '@/api/generated/filing/model';
import type { CourtTables } from './court-tables';
import type { InputRule } from './input-rules';

/** The tables of one filing type. */
export interface FilingTypeTables {
  components: readonly FilingComponent[];
  motionTypes: readonly MotionType[];
  optionalServices: readonly OptionalService[];
}

/** Everything the filings are checked against. */
export interface FilingRules {
  tables: CourtTables;
  policy: CourtPolicy;
  /** Documents added but not attached, in the order added. */
  unattached: readonly UnattachedDocument[];
  /** By filing type code, for the types in the content. */
  byFilingType: ReadonlyMap<string, FilingTypeTables>;
}

/** A document's role in its filing. */
export type DocumentRole = 'lead' | 'attachment';

/** A document that submitting now would leave out or file unchanged. */
export interface UnattachedDocument {
  filingId: string;
  role: DocumentRole;
  fileName: string;
  /**
   * `uploading`: in progress. `failed`: can be retried. `refused`: must be replaced or dismissed. `changing`: attached, but
   * being compressed or made searchable.
   */
  why: 'uploading' | 'failed' | 'refused' | 'changing';
}

/** The filing types a filer may choose. */
export function offeredFilingTypes(filingTypes: readonly FilingType[]): FilingType[] {
  return filingTypes.filter((type) => !type.isCourtUseOnly);
}

/** The document types a filer may choose for a filing type. A court may list a code several times. */
export function offeredDocumentTypes(
  documentTypes: readonly DocumentType[],
  filingTypeCode: string | undefined,
): DocumentType[] {
  const offered = documentTypes.filter(
    (type) => !type.isCourtUseOnly && (type.filingCodeId === undefined || type.filingCodeId === filingTypeCode),
  );
  return offered.filter((type, index) => offered.findIndex((other) => other.code === type.code) === index);
}

/** Tells whether a document needs a type: the court's data field says so, or the court has no default to fill in. */
export function mustChooseDocumentType(
  offered: readonly DocumentType[],
  { isRequired }: Pick<InputRule, 'isRequired'>,
): boolean {
  return offered.length > 0 && (isRequired || !offered.some(({ isDefault }) => isDefault));
}

/**
 * The components a document may have. The lead document has required single-document components; attachments have the
 * others. If a court doesn't distinguish them, both may have any.
 */
export function componentsFor(role: DocumentRole, components: readonly FilingComponent[]): FilingComponent[] {
  const sorted = [...components].sort((one, other) => one.displayOrder - other.displayOrder);
  const leads = sorted.filter((component) => component.required && !component.allowMultiple);
  if (leads.length === 0) return sorted;
  return role === 'lead' ? leads : sorted.filter((component) => !leads.slice(0, 1).includes(component));
}

/** Tells whether the filing type accepts attachments. Assumed until its tables load. */
export function takesAttachments(tables: Pick<FilingTypeTables, 'components'> | undefined): boolean {
  return !tables || tables.components.length === 0 || componentsFor('attachment', tables.components).length > 0;
}
