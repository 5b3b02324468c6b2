/** The one form of a case that is being opened. Its values are the content as it is saved, quoted and submitted. */
import { formOptions, useStore } from '@tanstack/react-form';
import { useTypedAppFormContext } from '@/lib/form';
import { emptyContent } from '../model/empty-content';
import type { FilingContent } from '../model/filing-content';

export const filingFormOptions = formOptions({ defaultValues: emptyContent });

/** The form, in any component below the draft's page. */
export function useFilingForm() {
  return useTypedAppFormContext(filingFormOptions);
}

/** A part of the content, as it changes. `select` must answer the same reference for the same content. */
export function useFilingContent<Part>(select: (content: FilingContent) => Part): Part {
  return useStore(useFilingForm().store, (form) => select(form.values));
}
