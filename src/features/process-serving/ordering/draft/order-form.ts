/** The form of an order of process serving. Its values are the content that is saved, quoted and placed. */
import { formOptions, useStore } from '@tanstack/react-form';
import type { ServingContent } from '@/api/generated/serving/model';
import { useTypedAppFormContext } from '@/lib/form';
import { emptyContent } from '../model/content';

export const orderFormOptions = formOptions({ defaultValues: emptyContent });

/** The form of the current draft. */
export function useOrderForm() {
  return useTypedAppFormContext(orderFormOptions);
}

/** A part of the form's content. `select` must return the same reference for the same content. */
export function useOrderContent<Part>(select: (content: ServingContent) => Part): Part {
  return useStore(useOrderForm().store, (form) => select(form.values));
}
