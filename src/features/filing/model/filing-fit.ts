/**
 * Fits a filing to its filing type: clears choices the type doesn't offer and fills in what follows from the type.
 * Texts and documents stay.
 */
import type { DocumentType, FilingDocument, FilingEntry, FilingType } from '@/api/generated/filing/model';
import {
  componentsFor,
  type DocumentRole,
  type FilingTypeTables,
  offeredDocumentTypes,
  rowOf,
} from '@/features/efiling';

/** Changes the filing type as chosen by a person, and the description if it was the former type's name. */
export function withFilingType(
  filing: FilingEntry,
  filingTypeCode: string | undefined,
  filingTypes: readonly FilingType[],
): FilingEntry {
  const formerName = rowOf(filingTypes, filing.filingTypeCode)?.name;
  const name = rowOf(filingTypes, filingTypeCode)?.name;
  const isOwnText = filing.description !== undefined && filing.description !== formerName;
  return {
    ...filing,
    filingTypeCode,
    filingTypeReadFrom: undefined,
    description: isOwnText ? filing.description : name?.slice(0, 255),
  };
}

/** Keeps only the choices the type offers and makes the obvious ones. */
export function fitToType(
  filing: FilingEntry,
  tables: FilingTypeTables,
  documentTypes: readonly DocumentType[],
): FilingEntry {
  const offered = offeredDocumentTypes(documentTypes, filing.filingTypeCode);
  const fitted = (document: FilingDocument, role: DocumentRole): FilingDocument => ({
    ...document,
    filingComponentCode: fittingComponent(document.filingComponentCode, role, tables),
    documentTypeCode: rowOf(offered, document.documentTypeCode)?.code ?? defaultDocumentType(offered),
  });
  const motionTypeCode = rowOf(tables.motionTypes, filing.motionTypeCode)?.code;
  return {
    ...filing,
    motionTypeCode,
    hearingSlot: motionTypeCode === undefined ? undefined : filing.hearingSlot,
    optionalServices: filing.optionalServices.flatMap((choice) => {
      const service = rowOf(tables.optionalServices, choice.code);
      if (!service) return [];
      return [
        {
          code: choice.code,
          quantity: service.multiplier ? choice.quantity : 1,
          amount: service.hasFeePrompt ? choice.amount : undefined,
        },
      ];
    }),
    leadDocument: filing.leadDocument && fitted(filing.leadDocument, 'lead'),
    attachments: filing.attachments.map((document) => fitted(document, 'attachment')),
  };
}

/** The document's component if its role allows it, otherwise the first suitable one. */
function fittingComponent(
  code: string | undefined,
  role: DocumentRole,
  { components }: FilingTypeTables,
): string | undefined {
  const choices = componentsFor(role, components);
  const fallback = choices.find((component) => role === 'lead' || component.allowMultiple) ?? choices[0];
  return (rowOf(choices, code) ?? fallback)?.code;
}

/** The court's default or the only type; otherwise the filer must choose. */
function defaultDocumentType(offered: readonly DocumentType[]): string | undefined {
  return (offered.find((type) => type.isDefault) ?? (offered.length === 1 ? offered[0] : undefined))?.code;
}
