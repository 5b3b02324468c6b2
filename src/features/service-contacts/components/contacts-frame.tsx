import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stateSettingsQuery } from '@/features/states';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageHeader } from '@/lib/ui/page-header';
import { ContactBookContext } from '../contact-book';
import type { LoadedState } from '../loaders';

interface ContactsFrameProps extends LoadedState {
  children: ReactNode;
}

/** Shows a page of a state's service contacts, or why the state has none. */
export function ContactsFrame({ state, book, children }: ContactsFrameProps) {
  const { data: settings } = useSuspenseQuery(stateSettingsQuery);
  if (book) return <ContactBookContext value={book}>{children}</ContactBookContext>;
  const name = settings.find((each) => each.state === state)?.name ?? state;
  return (
    <>
      <PageHeader title="Service contacts" />
      <EmptyState
        title={`No service contacts in ${name}`}
        description={`Courts in ${name} don’t keep a list of service contacts for your firm. Choose another state at the top of the page.`}
      />
    </>
  );
}
