/** The court's tables that hang on a filing type, and what of them a filer may choose. */
import type {
  CourtPolicy,
  DocumentType,
  FilingComponent,
  FilingType,
  MotionType,
  OptionalService,
} from '@/api/generated/filing/model';
import type { CourtTables } from './court-tables';

/** What a filing of one type is made of and may ask for. */
export interface FilingTypeTables {
  components: readonly FilingComponent[];
  motionTypes: readonly MotionType[];
  optionalServices: readonly OptionalService[];
}

/** All that the filings of a content are entered by and checked against. */
export interface FilingRules {
  tables: CourtTables;
  policy: CourtPolicy;
  /** Documents that were added and are not attached, in the order in which they were added. */
  unattached: readonly UnattachedDocument[];
  /** By the code of the filing type; holds those that the content names and the court has. */
  byFilingType: ReadonlyMap<string, FilingTypeTables>;
}

/** Where in a filing a document stands. */
export type DocumentRole = 'lead' | 'attachment';

/** A document that was added and is not part of the content as it shall be: filing now would surprise the filer. */
export interface UnattachedDocument {
  filingId: string;
  role: DocumentRole;
  fileName: string;
  /**
   * `coming`: on its way. `failed`: may be tried again. `refused`: must be replaced or dismissed. `changing`: attached,
   * and being compressed or made searchable.
   */
  why: 'coming' | 'failed' | 'refused' | 'changing';
}

/** The filing types that a filer may choose. */
export function offeredFilingTypes(filingTypes: readonly FilingType[]): FilingType[] {
  return filingTypes.filter((type) => !type.isCourtUseOnly);
}

/** The document types that a filer may choose in filings of a type; a court may have several rows of one code. */
export function offeredDocumentTypes(
  documentTypes: readonly DocumentType[],
  filingTypeCode: string | undefined,
): DocumentType[] {
  const offered = documentTypes.filter(
    (type) => !type.isCourtUseOnly && (type.filingCodeId === undefined || type.filingCodeId === filingTypeCode),
  );
  return offered.filter((type, index) => offered.findIndex((other) => other.code === type.code) === index);
}

/**
 * The components that a document may stand in. The lead document has those that must be filled and take one document;
 * attachments have the others. A court that does not tell them apart offers all of them to both.
 */
export function componentsFor(role: DocumentRole, components: readonly FilingComponent[]): FilingComponent[] {
  const sorted = [...components].sort((one, other) => one.displayOrder - other.displayOrder);
  const leads = sorted.filter((component) => component.required && !component.allowMultiple);
  if (leads.length === 0) return sorted;
  return role === 'lead' ? leads : sorted.filter((component) => !leads.slice(0, 1).includes(component));
}

/** Whether a filing of this type can have attachments at all. Without tables nothing is known against it. */
export function takesAttachments(tables: Pick<FilingTypeTables, 'components'> | undefined): boolean {
  return !tables || tables.components.length === 0 || componentsFor('attachment', tables.components).length > 0;
}
