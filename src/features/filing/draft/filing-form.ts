/** The form of a filing. Its values are the content that is saved, quoted and submitted. */
import { formOptions, useStore } from '@tanstack/react-form';
import { emptyContent, type FilingContent } from '@/features/efiling';
import { useTypedAppFormContext } from '@/lib/form';

export const filingFormOptions = formOptions({ defaultValues: emptyContent });

/** The form of the current draft. */
export function useFilingForm() {
  return useTypedAppFormContext(filingFormOptions);
}

/** A part of the form's content. `select` must return the same reference for the same content. */
export function useFilingContent<Part>(select: (content: FilingContent) => Part): Part {
  return useStore(useFilingForm().store, (form) => select(form.values));
}

/** The path of a document. */
export type DocumentPath = `filings[${number}].leadDocument` | `filings[${number}].attachments[${number}]`;

/** Where the values of a provider's own fields are. */
export type ExtraPath =
  | `extra.${string}`
  | `parties[${number}].extra.${string}`
  | `filings[${number}].extra.${string}`
  | `${DocumentPath}.extra.${string}`;
