/** Changes to service contacts. Each makes the firm's contacts and the cases' contacts stale. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseServiceContactsRequest, NewServiceContact, ServiceContactUpdate } from '@/api/generated/filing/model';
import { type ContactBook, useContactBook } from './contact-book';

/** Loads everything that shows contacts again. */
export async function refreshContacts(queryClient: QueryClient, { state, calls }: ContactBook): Promise<void> {
  await Promise.all(calls.staleKeys(state).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function useContactChange<Variables, Result>(change: (book: ContactBook, variables: Variables) => Promise<Result>) {
  const book = useContactBook();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => change(book, variables),
    // Without an answer, the change may have happened.
    onSettled: () => refreshContacts(queryClient, book),
  });
}

/** Adds a contact to the firm's list. */
export function useCreateContact() {
  return useContactChange(({ state, calls }, contact: NewServiceContact) => calls.create(state, contact));
}

/** Changes a contact, in every case. */
export function useChangeContact() {
  return useContactChange(({ state, calls }, contact: ServiceContactUpdate) => calls.change(state, contact));
}

/** Attaches contacts to a case. Repeating it has no effect. */
export function useAttachContacts() {
  return useContactChange(({ state, calls }, request: CaseServiceContactsRequest) => calls.attach(state, request));
}

/** Detaches contacts from a case. */
export function useDetachContacts() {
  return useContactChange(({ state, calls }, request: CaseServiceContactsRequest) => calls.detach(state, request));
}
