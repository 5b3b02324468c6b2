import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { requireOurs } from '@/api/errors';
import { createFirmAdmin } from '@/api/generated/filing';
import type { FirmAdmin, StateCode } from '@/api/generated/filing/model';
import { useFirmAndRole } from '@/features/firm';
import { trackWork } from '@/lib/async/work-under-way';
import { emailError, requiredError } from '@/lib/form/messages';
import { ShortForm } from '@/lib/form/short-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { useSave } from '@/lib/form/use-save';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { ListedRow, ListedRows } from '@/lib/ui/listed-row';
import { Notice } from '@/lib/ui/notice';
import { Opening } from '@/lib/ui/opening';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { AccountsFrame } from '../accounts/accounts-frame';
import { readAccountFailure } from '../accounts/form-failure';
import { adminsQuery } from '../accounts/loader';

const RegisterFirm = lazy(() => import('../accounts/register-firm'));

const route = getRouteApi('/_authenticated/_main/filing-account/administrators');

/** The administrators of the firm's account with a state's filing service, and registering a firm there. */
export function AdministratorsPage() {
  const { state, stateName, hasAdmins } = route.useLoaderData();
  const { firm } = useFirmAndRole();
  const [isRegistering, setRegistering] = useState(false);
  return (
    <AccountsFrame title="Administrators" subtitle={`Who manages your firm’s account with ${stateName}’s courts.`}>
      {hasAdmins ? (
        <>
          <Administrators state={state} />
          {firm?.isAdministrator && (
            <Section title="Register a firm">
              <p>A new firm, or a self-represented person, with its first administrator.</p>
              <Button variant="default" onClick={() => setRegistering(true)}>
                Register a firm
              </Button>
            </Section>
          )}
          {isRegistering && (
            <Opening>
              <RegisterFirm state={state} stateName={stateName} onClose={() => setRegistering(false)} />
            </Opening>
          )}
        </>
      ) : (
        <EmptyState
          title={`No accounts of firms in ${stateName}`}
          description={`The courts of ${stateName} keep no such accounts. Choose another state at the top of the page.`}
        />
      )}
    </AccountsFrame>
  );
}

function Administrators({ state }: { state: StateCode }) {
  const { data, error, refetch } = useQuery(adminsQuery(state));
  const { firm } = useFirmAndRole();
  return (
    <>
      <Section title="Administrators">
        {data ? (
          <ListedRows label="Administrators">
            {data.map((admin) => (
              <ListedRow
                key={admin.tylerUserId}
                name={nameOf(admin)}
                facts={[admin.email, !admin.isActivated && 'Invited, not active yet']}
              />
            ))}
          </ListedRows>
        ) : error ? (
          <ErrorState title="The administrators didn’t load" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={3} label="Loading the administrators" />
        )}
      </Section>
      {firm &&
        (firm.isAdministrator ? (
          <NewAdministrator key={state} state={state} />
        ) : (
          <Notice tone="info">Only administrators can add an administrator or register a firm.</Notice>
        ))}
    </>
  );
}

const nameOf = ({ firstName, middleName, lastName }: FirmAdmin) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

const nothing = { firstName: '', middleName: '', lastName: '', email: '' };

function NewAdministrator({ state }: { state: StateCode }) {
  const queryClient = useQueryClient();
  const { save, failure, isBusy } = useSave(readAccountFailure);
  const form = useOneStepForm({
    initialValues: nothing,
    errorsOf: ({ firstName, lastName, email }) => ({
      firstName: requiredError(firstName, 'First name'),
      lastName: requiredError(lastName, 'Last name'),
      email: emailError(email),
    }),
  });
  const submit = form.onSubmit(async ({ firstName, middleName, lastName, email }) => {
    const administrator = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      ...(middleName.trim() && { middleName: middleName.trim() }),
    };
    const add = async () => {
      const added = await createFirmAdmin(state, administrator);
      requireOurs('createFirmAdmin', added.email.toLowerCase() === administrator.email.toLowerCase());
    };
    const isSaved = await save(() => trackWork(add()));
    await queryClient.invalidateQueries({ queryKey: adminsQuery(state).queryKey });
    if (!isSaved) return;
    showToast({ tone: 'good', title: `${firstName} ${lastName} is an administrator now` });
    form.reset();
  });
  return (
    <Section title="Add an administrator">
      <ShortForm
        label="Add an administrator"
        submitLabel="Add administrator"
        onSubmit={submit}
        failure={failure}
        isBusy={isBusy}
      >
        <TextInput {...form.getInputProps('firstName')} label="First name" required maxLength={100} />
        <TextInput {...form.getInputProps('middleName')} label="Middle name" maxLength={100} />
        <TextInput {...form.getInputProps('lastName')} label="Last name" required maxLength={100} />
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
          description="Someone without an account gets an invitation."
          type="email"
          required
          maxLength={254}
        />
      </ShortForm>
    </Section>
  );
}
