import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { failureOf, requireOurs } from '@/api/errors';
import { createAttorney } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { attorneyName } from '@/features/efiling';
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
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { AccountsFrame } from '../accounts/accounts-frame';
import { readAccountFailure } from '../accounts/form-failure';
import { attorneysQuery } from '../accounts/loader';

const route = getRouteApi('/_authenticated/_main/filing-account/attorneys');

/** The firm's attorneys in a state. Administrators add them. */
export function AttorneysPage() {
  const { state, stateName } = route.useLoaderData();
  const { data, error, refetch } = useQuery(attorneysQuery(state));
  const { firm } = useFirmAndRole();
  const isMissing = failureOf(error).code === 'provider-not-available';
  return (
    <AccountsFrame title="Attorneys" subtitle={`Attorneys of your firm in ${stateName}.`}>
      {isMissing ? (
        <EmptyState
          title={`No attorneys in ${stateName}`}
          description="The filing services of this state keep no attorneys of your firm here. Choose another state at the top of the page."
        />
      ) : (
        <>
          <Section title="Your firm’s attorneys">
            {error && !data ? (
              <ErrorState title="The attorneys didn’t load" error={error} onRetry={() => void refetch()} />
            ) : !data ? (
              <SkeletonLines lines={4} label="Loading the attorneys" />
            ) : data.length === 0 ? (
              <p>No attorneys yet.</p>
            ) : (
              <ListedRows label="Attorneys">
                {data.map((attorney) => (
                  <ListedRow
                    key={attorney.attorneyId}
                    name={attorneyName(attorney)}
                    facts={[`Bar number ${attorney.barNumber}`, attorney.email]}
                  />
                ))}
              </ListedRows>
            )}
          </Section>
          {firm &&
            (firm.isAdministrator ? (
              <NewAttorney key={state} state={state} />
            ) : (
              <Notice tone="info">An administrator of your firm can add attorneys.</Notice>
            ))}
        </>
      )}
    </AccountsFrame>
  );
}

const nothing = { firstName: '', middleName: '', lastName: '', barNumber: '', email: '' };

function NewAttorney({ state }: { state: StateCode }) {
  const queryClient = useQueryClient();
  const { save, failure, isBusy } = useSave(readAccountFailure);
  const form = useOneStepForm({
    initialValues: nothing,
    errorsOf: ({ firstName, lastName, barNumber, email }) => ({
      firstName: requiredError(firstName, 'First name'),
      lastName: requiredError(lastName, 'Last name'),
      barNumber:
        requiredError(barNumber, 'Bar number') ??
        (/^[A-Za-z0-9-]+$/.test(barNumber.trim()) ? undefined : 'A bar number has letters, digits and hyphens only.'),
      email: email.trim() === '' ? undefined : emailError(email),
    }),
  });
  const submit = form.onSubmit(async ({ firstName, middleName, lastName, barNumber, email }) => {
    const attorney = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      barNumber: barNumber.trim(),
      ...(middleName.trim() && { middleName: middleName.trim() }),
      ...(email.trim() && { email: email.trim() }),
    };
    const add = async () =>
      requireOurs('createAttorney', (await createAttorney(state, attorney)).barNumber === attorney.barNumber);
    const isSaved = await save(() => trackWork(add()));
    await queryClient.invalidateQueries({ queryKey: attorneysQuery(state).queryKey });
    if (!isSaved) return;
    showToast({ tone: 'good', title: `${firstName} ${lastName} added` });
    form.reset();
  });
  return (
    <Section title="Add an attorney">
      <ShortForm label="Add an attorney" submitLabel="Add attorney" onSubmit={submit} failure={failure} isBusy={isBusy}>
        <TextInput {...form.getInputProps('firstName')} label="First name" required maxLength={100} />
        <TextInput {...form.getInputProps('middleName')} label="Middle name" maxLength={100} />
        <TextInput {...form.getInputProps('lastName')} label="Last name" required maxLength={100} />
        <TextInput {...form.getInputProps('barNumber')} label="Bar number" required maxLength={30} />
        <TextInput {...form.getInputProps('email')} label="Email" type="email" maxLength={254} />
      </ShortForm>
    </Section>
  );
}
