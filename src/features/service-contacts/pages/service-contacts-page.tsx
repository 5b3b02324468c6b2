import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { ContactsFrame } from '../components/contacts-frame';
import { FirmContacts } from '../components/firm-contacts';

const PublicContacts = lazy(() => import('../components/public-contacts'));
const CaseContacts = lazy(() => import('../components/case-contacts'));
const ContactDialog = lazy(() => import('../components/contact-dialog'));

const route = getRouteApi('/_authenticated/_main/filing-account/service-contacts/');

/** The firm's service contacts, the public list, and who is served in a case (filing variants, section 7). */
export function ServiceContactsPage() {
  const loaded = route.useLoaderData();
  const search = route.useSearch();
  const [isAdding, setAdding] = useState(false);
  const { list } = search;
  return (
    <ContactsFrame {...loaded}>
      <PageHeader
        title="Service contacts"
        tabs={
          <TabLinks label="Service contacts">
            <ListTab>Your firm</ListTab>
            <ListTab list="public">Public list</ListTab>
            <ListTab list="cases">Cases</ListTab>
          </TabLinks>
        }
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            New contact
          </Button>
        }
      />
      {list === undefined && <FirmContacts key={loaded.state} search={search} />}
      <Suspense fallback={<SkeletonLines lines={6} label="Loading" />}>
        {list === 'public' && <PublicContacts key={loaded.state} search={search} />}
        {list === 'cases' && <CaseContacts key={loaded.state} chosenId={search.case} />}
      </Suspense>
      {isAdding && (
        <Opening>
          <ContactDialog onClose={() => setAdding(false)} />
        </Opening>
      )}
    </ContactsFrame>
  );
}

/** A list with an address of its own. What was searched for in another list is left behind. */
function ListTab({ list, children }: { list?: 'public' | 'cases'; children: string }) {
  const search = route.useSearch();
  return (
    <TabLink
      to="/filing-account/service-contacts"
      search={{ state: search.state, list }}
      aria-current={search.list === list ? 'page' : undefined}
      activeOptions={{ exact: true }}
    >
      {children}
    </TabLink>
  );
}
