import { createContext, useContext } from 'react';
import type { StateCode } from '@/api/generated/filing/model';
import type { ContactCalls, FilingProvider } from '@/features/efiling';

/** A state's service contacts, with the provider that keeps them. */
export interface ContactBook {
  state: StateCode;
  provider: FilingProvider;
  calls: ContactCalls;
}

export const ContactBookContext = createContext<ContactBook | undefined>(undefined);

/** The contacts of the page's state. */
export function useContactBook(): ContactBook {
  const book = useContext(ContactBookContext);
  if (!book) throw new Error('useContactBook needs a ContactBookContext.');
  return book;
}
