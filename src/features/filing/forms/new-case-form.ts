/** The one form of a case that is being opened. Its values are the content as it is saved, quoted and submitted. */
import { formOptions, useStore } from '@tanstack/react-form';
import type { NewCaseContent } from '@/api/generated/filing/model';
import { useTypedAppFormContext } from '@/lib/form';
import { emptyContent } from '../model/empty-content';

export const newCaseFormOptions = formOptions({ defaultValues: emptyContent });

/** The form, in any component below the draft's page. */
export function useNewCaseForm() {
  return useTypedAppFormContext(newCaseFormOptions);
}

/** A part of the content, as it changes. `select` must answer the same reference for the same content. */
export function useNewCaseContent<Part>(select: (content: NewCaseContent) => Part): Part {
  return useStore(useNewCaseForm().store, (form) => select(form.values));
}
