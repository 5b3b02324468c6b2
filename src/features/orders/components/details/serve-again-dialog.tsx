import '@mantine/core/styles/Input.css';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { FilingRecipient, OrderDetail, ServiceContact } from '@/api/generated/filing/model';
import {
  forgetKey,
  PaymentField,
  responseTimeText,
  serveFailureText,
  serviceKey,
  useServe,
  useServicePayment,
  wasServedBefore,
} from '@/features/e-service';
import { type FilingProvider, suggestedEmails } from '@/features/efiling';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { emailError, requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { showToast } from '@/lib/ui/toast';
import { documentsToRepeat, isSameEmail, repeatRequest, servingPartyOf, withEmail } from '../../model/repeat-service';
import classes from './recipients-list.module.css';

interface ServeAgainDialogProps {
  order: OrderDetail;
  recipient: FilingRecipient;
  provider: FilingProvider;
  /** The recipient as a service contact, if the firm sees one. */
  contact: ServiceContact | undefined;
  title: string;
  onClose: () => void;
}

/**
 * Serves someone again whose notice did not arrive: after correcting the firm's own contact, or at another address
 * (filing variants, section 7).
 */
export default function ServeAgainDialog(props: ServeAgainDialogProps) {
  const { order, recipient, provider, contact, title, onClose } = props;
  const { state, orderId } = order;
  const formId = useId();
  const subject = `${usePerson()?.userId ?? 0}.${orderId}.${recipient.email}`;
  const { mutateAsync: serve } = useServe();
  const [chosen, setChosen] = useState(order.payment?.paymentAccountId);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const corrected = recipient.isFirmOwned ? contact : undefined;
  const [current, setCurrent] = useState(corrected?.email);
  const hasNewAddress = current !== undefined && !isSameEmail(current, recipient.email);
  const form = useOneStepForm({
    initialValues: { email: hasNewAddress ? current : '', servingPartyName: servingPartyOf(order) },
    errorsOf: (values) => ({
      email: addressError(values.email, recipient.email),
      servingPartyName: requiredError(values.servingPartyName, 'Served by'),
    }),
  });
  const documents = documentsToRepeat(order, recipient.email);
  const payment = useServicePayment(
    provider,
    state,
    {
      courtId: order.court?.code ?? '',
      caseNumber: order.caseNumber ?? '',
      caseTitle: order.caseTitle,
      recipients: [{ name: recipient.name, email: 'recipient@example.com' }],
    },
    chosen,
  );
  const suggestions = useSuggestions(provider, order, contact).filter(
    ({ email }) => !isSameEmail(email, recipient.email),
  );

  async function correct(email: string): Promise<boolean> {
    if (!corrected || (current !== undefined && isSameEmail(email, current))) return true;
    try {
      await provider.contacts?.change(state, withEmail(corrected, email));
      setCurrent(email.trim());
      return true;
    } catch (error) {
      const why = explain(failureOf(error), 'The address was not corrected.');
      setProblem(`${changeFailed(error, why, 'the address was corrected.')} Nothing was served. Try again.`);
      return false;
    }
  }

  async function serveAgain({ email, servingPartyName }: { email: string; servingPartyName: string }): Promise<void> {
    if (!payment.account) return;
    setProblem(undefined);
    setBusy(true);
    const { paymentAccountId } = payment.account;
    const request = repeatRequest({ order, recipient, email, servingPartyName, paymentAccountId });
    if (await correct(email)) {
      try {
        const served = await serve({ state, request, idempotencyKey: serviceKey(subject) });
        forgetKey(subject);
        showToast({ tone: 'good', title: `${recipient.name} is served again`, message: `Order ${served.orderId}` });
        return onClose();
      } catch (error) {
        if (wasServedBefore(error)) forgetKey(subject);
        setProblem([corrected && 'The address was corrected.', serveFailureText(error)].filter(Boolean).join(' '));
      }
    }
    setBusy(false);
  }

  return (
    <Dialog
      title={title}
      closeOnBlur={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={payment.text === undefined}>
            {corrected ? 'Correct and serve again' : 'Serve again'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          form.onSubmit((values) => void trackWork(serveAgain(values)))(event);
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            {`Service on ${recipient.name} did not arrive.`}
            {` It was sent to ${recipient.email}. `}
            {corrected
              ? 'The address is corrected in every case, then the same documents are served.'
              : 'The same documents are served at another address. Only their firm can correct the contact.'}
          </Text>
          <div>
            <Text size="sm" fw={500} id={`${formId}-documents`}>
              Documents
            </Text>
            <ul className={classes.documents} aria-labelledby={`${formId}-documents`}>
              {documents.map(({ id, fileName }) => (
                <li key={id}>{fileName}</li>
              ))}
            </ul>
          </div>
          <TextInput
            {...form.getInputProps('email')}
            data-autofocus
            label="Email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
          />
          {suggestions.length > 0 && (
            <Stack gap={4} role="group" aria-label="Addresses of the public list">
              <Text size="xs">
                The public list has other addresses for this name. Make sure that it is the same person.
              </Text>
              <Group gap="xs">
                {suggestions.map(({ email, firmName }) => (
                  <Button
                    key={email}
                    className={classes.suggestion}
                    variant="default"
                    size="compact-sm"
                    onClick={() => form.setFieldValue('email', email)}
                  >
                    {`Use ${email}${firmName && ` (${firmName})`}`}
                  </Button>
                ))}
              </Group>
            </Stack>
          )}
          <TextInput
            {...form.getInputProps('servingPartyName')}
            label="Served by"
            description="The party that serves, as the proof of service names it."
            required
            maxLength={255}
            autoComplete="off"
          />
          <PaymentField payment={payment} onChoose={setChosen} />
          {responseTimeText(state) && <Text size="sm">{responseTimeText(state)}</Text>}
          {problem && <Notice tone="bad">{problem}</Notice>}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Other addresses that public contacts of the same name have; none until loaded. */
function useSuggestions(provider: FilingProvider, { state }: OrderDetail, contact: ServiceContact | undefined) {
  const known = [provider.contacts].flatMap((calls) =>
    calls && contact ? [calls.publicList(state, { FirstName: contact.firstName, LastName: contact.lastName })] : [],
  );
  const [found] = useQueries({ queries: known });
  return contact ? suggestedEmails(contact, found?.data ?? []) : [];
}

function addressError(email: string, bounced: string): string | undefined {
  const wrong = emailError(email);
  return wrong ?? (isSameEmail(email, bounced) ? 'Mail to this address bounced. Enter another.' : undefined);
}
