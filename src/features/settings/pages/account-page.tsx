import { useQuery } from '@tanstack/react-query';
import type { Client, User } from '@/api/generated/platform/model';
import { BillingSection } from '@/features/billing';
import { personRole, useFirmAndRole, usePermissions, userQuery } from '@/features/firm';
import { changePassword } from '@/features/navigation';
import { PeopleSection } from '@/features/onboarding';
import { usePerson } from '@/features/session';
import { formatDay } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { AddressForm } from '../components/address-form';
import { oneLine, streetAddress } from '../model/firm-address';
import classes from './settings.module.css';

/** Account details: the signed-in person and their firm. */
export function AccountPage() {
  const { firm, error, retry } = useFirmAndRole();
  const user = useQuery(userQuery(usePerson()?.userId ?? 0));
  const billing = usePermissions()?.billing;
  return (
    <>
      <PageHeader title="Account details" />
      {firm && user.data ? (
        <div className={classes.sections}>
          <PersonSection user={user.data} />
          {firm.isAdministrator && <PeopleSection clientId={firm.clientId} />}
          {billing === 'here' && <BillingSection />}
          <FirmSection firm={firm} isAdministrator={firm.isAdministrator} />
        </div>
      ) : error ? (
        <ErrorState title="Your account could not be loaded" error={error} onRetry={retry} />
      ) : (
        <SkeletonLines lines={8} label="Loading your account" />
      )}
    </>
  );
}

function PersonSection({ user }: { user: User }) {
  const permissions = usePermissions();
  const password = permissions?.canChangePassword && changePassword();
  return (
    <Section
      title="You"
      actions={
        password && (
          <AppLink size="sm" {...password.page}>
            {password.title}
          </AppLink>
        )
      }
    >
      <PropertiesList
        items={[
          ['Name', user.name],
          ['Username', user.userName],
          ['Email', user.email],
          ['Role', personRole(user)],
          ['Joined', formatDay(user.createdAt)],
        ]}
      />
      <p className={classes.note}>
        <strong>Coming soon:</strong> editing these details. For now, contact support to change them.
      </p>
    </Section>
  );
}

/** Administrators can change the address, which appears on documents and invoices. */
function FirmSection({ firm, isAdministrator }: { firm: Client; isAdministrator: boolean }) {
  const address = streetAddress(firm);
  return (
    <Section title="Your firm">
      <PropertiesList
        items={[
          ['Name', firm.name],
          ['Customer number', firm.customerNumber],
          ['Contact', firm.contact],
          ['Phone', firm.phone],
          ['Email', firm.email],
          ['Invoices go to', firm.financeEmail],
          ['Address', address && oneLine(address)],
        ]}
      />
      {isAdministrator && (
        <div className={classes.change}>
          <AddressForm key={JSON.stringify(address)} clientId={firm.clientId} address={address} />
        </div>
      )}
    </Section>
  );
}
