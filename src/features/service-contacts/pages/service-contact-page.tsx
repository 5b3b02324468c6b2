import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { failureOf } from '@/api/errors';
import type { ServiceContact, ServiceContactDetail } from '@/api/generated/filing/model';
import { contactName } from '@/features/efiling';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Opening } from '@/lib/ui/opening';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { ContactCases, ContactDrafts } from '../components/contact-cases';
import classes from '../components/contacts.module.css';
import { ContactsFrame } from '../components/contacts-frame';
import { UndeliverableNotice } from '../components/undeliverable-notice';
import { UndeliveredServices } from '../components/undelivered-services';
import { useContactBook } from '../contact-book';
import { whyNotChangeable } from '../model/ownership';

const ContactDialog = lazy(() => import('../components/contact-dialog'));
const AttachDialog = lazy(() => import('../components/attach-dialog'));
const RemoveDialog = lazy(() => import('../components/remove-dialog'));

const route = getRouteApi('/_authenticated/_main/filing-account/service-contacts/$contactId');

/** A service contact: its details, its cases, and the drafts that name it. */
export function ServiceContactPage() {
  const { contactId } = route.useParams();
  return (
    <ContactsFrame {...route.useLoaderData()}>
      <ContactScreen key={contactId} contactId={contactId} />
    </ContactsFrame>
  );
}

function ContactScreen({ contactId }: { contactId: string }) {
  const { state, calls } = useContactBook();
  const { data: detail, error, refetch } = useQuery(calls.detail(state, contactId));
  if (detail) return <LoadedContact detail={detail} />;
  if (failureOf(error).kind === 'not-found')
    return (
      <NotFoundPage what="Service contact" why="It may have been removed, or belong to a list you can’t see.">
        <AllContactsLink />
      </NotFoundPage>
    );
  if (error)
    return <ErrorState isPage title="The contact could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <Section title="Service contact">
      <SkeletonLines lines={8} label="Loading the contact" />
    </Section>
  );
}

type OpenDialog = { kind: 'change'; email?: string } | { kind: 'attach' } | { kind: 'remove' };

function LoadedContact({ detail }: { detail: ServiceContactDetail }) {
  const { contact, cases, drafts = [], undelivered = [] } = detail;
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  const refusal = whyNotChangeable(detail);
  return (
    <>
      <PageHeader
        breadcrumb={<AllContactsLink />}
        title={contactName(contact)}
        subtitle={
          <span className={classes.title}>
            {contact.isUndeliverable && <StatusBadge tone="bad" label="Undeliverable" />}
            <span>{[contact.firmName, contact.email].filter(Boolean).join(' · ')}</span>
          </span>
        }
        actions={
          <Group gap="xs">
            <Button onClick={() => setOpen({ kind: 'attach' })}>Attach to cases</Button>
            <ReasonButton variant="default" refusal={refusal} onClick={() => setOpen({ kind: 'change' })}>
              Change
            </ReasonButton>
            <ReasonButton variant="default" c="red" refusal={refusal} onClick={() => setOpen({ kind: 'remove' })}>
              Remove
            </ReasonButton>
          </Group>
        }
      />
      <div className={classes.sections}>
        {contact.isUndeliverable && (
          <UndeliverableNotice
            contact={contact}
            refusal={refusal}
            onCorrect={(email) => setOpen({ kind: 'change', ...(email !== undefined && { email }) })}
          />
        )}
        {undelivered.length > 0 && <UndeliveredServices services={undelivered} />}
        <div className={classes.columns}>
          <ContactCases contact={contact} cases={cases} refusal={refusal} />
          <div className={classes.sections}>
            <Section title="Details">
              <PropertiesList items={factsOf(contact)} />
            </Section>
            {drafts.length > 0 && <ContactDrafts drafts={drafts} />}
          </div>
        </div>
      </div>
      {open && (
        <Opening>
          {open.kind === 'change' && <ContactDialog contact={contact} email={open.email} onClose={close} />}
          {open.kind === 'attach' && <AttachDialog contact={contact} cases={cases} onClose={close} />}
          {open.kind === 'remove' && <RemoveDialog detail={detail} onClose={close} />}
        </Opening>
      )}
    </>
  );
}

/** The list, with the search that it had. */
function AllContactsLink() {
  return (
    <AppLink to="/filing-account/service-contacts" search={true}>
      Service contacts
    </AppLink>
  );
}

function factsOf({
  email,
  administrativeCopy,
  phone,
  address,
  firmName,
  isPublic,
}: ServiceContact): [string, string | undefined][] {
  const { addressLine1, addressLine2, city, state, zipCode } = address ?? {};
  return [
    ['Email', email],
    ['Administrative copies', administrativeCopy.join(', ')],
    ['Firm', firmName],
    ['Phone', phone],
    [
      'Address',
      [addressLine1, addressLine2, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ],
    ['Public list', isPublic ? 'Other firms can find this contact' : 'Not shown'],
  ];
}
