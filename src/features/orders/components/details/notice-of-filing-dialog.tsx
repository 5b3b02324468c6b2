import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { OrderDetail, ServiceContact } from '@/api/generated/filing/model';
import {
  bounceWarning,
  contactOptions,
  type FilingProvider,
  type NoticeCalls,
  recipientName,
} from '@/features/efiling';
import { trackWork } from '@/lib/async/work-under-way';
import { Combobox } from '@/lib/form';
import { Dialog } from '@/lib/ui/dialog';
import { ListedRow, ListedRows } from '@/lib/ui/listed-row';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { noticeTypes, usualNoticeRecipients } from '../../model/notice-of-filing';
import { refreshOrder } from '../../refresh';

interface NoticeOfFilingDialogProps {
  order: OrderDetail;
  provider: FilingProvider;
  notices: NoticeCalls;
  onClose: () => void;
}

/** Files a notice of what an order filed, and serves it (filing variants, section 10). */
export default function NoticeOfFilingDialog({ order, provider, notices, onClose }: NoticeOfFilingDialogProps) {
  const { state, orderId, court, caseTrackingId = '' } = order;
  const courtCode = court?.code ?? '';
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const types = useQuery(notices.types(state, courtCode));
  const contacts = useQuery(provider.serviceContacts(state));
  const offered = noticeTypes(types.data ?? []);
  const [chosenType, setChosenType] = useState<string>();
  const filingTypeCode = chosenType ?? offered[0]?.code;
  const [changed, setChanged] = useState<readonly string[]>();
  const [ofCase] = useQueries({
    queries: [provider.contacts].flatMap((calls) =>
      calls ? [calls.ofCase(state, { courtCode, caseTrackingId })] : [],
    ),
  });
  const inCase = useMemo(() => (ofCase?.data ?? []).map(({ contact }) => contact), [ofCase?.data]);
  const known = useMemo(() => [...(contacts.data ?? []), ...inCase], [contacts.data, inCase]);
  const chosen = changed ?? usualNoticeRecipients(order, known, inCase);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function file(): Promise<void> {
    if (filingTypeCode === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const filed = await notices.file(state, {
        envelopeOrderId: orderId,
        courtCode,
        caseTrackingId,
        filingTypeCode,
        serviceContactIds: [...chosen],
        ...(note.trim() !== '' && { note: note.trim() }),
      });
      showToast({ tone: 'good', title: 'Notice of filing submitted', message: `Order ${filed.orderId}` });
      await refreshOrder(queryClient, orderId);
      await navigate({ to: '/order-details/$orderId', params: { orderId: filed.orderId } });
      onClose();
    } catch (error) {
      setFailure(noticeFailureText(error));
      setBusy(false);
    }
  }

  const isLoaded = types.data !== undefined && contacts.data !== undefined && !(ofCase && !ofCase.data);
  return (
    <Dialog
      title="Notice of filing"
      size="large"
      closeOnBlur={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={isBusy}
            disabled={filingTypeCode === undefined || chosen.length === 0}
            onClick={() => void trackWork(file())}
          >
            File and serve the notice
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          A notice that lists what this order filed is generated, filed into the case and served. The court’s fee is
          paid with the order’s payment account.
        </Text>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {!isLoaded &&
          (types.isError || contacts.isError || ofCase?.isError ? (
            <Text size="sm">The court’s filing types or the contacts didn’t load. Close this and try again.</Text>
          ) : (
            <SkeletonLines lines={4} label="Loading the notice" />
          ))}
        {isLoaded && offered.length === 0 && (
          <Text size="sm">The court has no filing type for a notice of filing.</Text>
        )}
        {isLoaded && offered.length > 0 && (
          <>
            <NativeSelect
              label="Filing type"
              value={filingTypeCode}
              onChange={(event) => setChosenType(event.currentTarget.value)}
            >
              {offered.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <NoticeRecipients contacts={known} chosen={chosen} onChange={setChanged} />
            <Textarea
              label="Comment to the clerk"
              maxLength={1000}
              autosize
              minRows={2}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface NoticeRecipientsProps {
  /** Whom the notice can be served on: the firm's contacts and those of the case. */
  contacts: readonly ServiceContact[];
  chosen: readonly string[];
  onChange: (serviceContactIds: readonly string[]) => void;
}

/** Whom the notice is served on. A firm can have thousands of contacts, so others are found by name. */
function NoticeRecipients({ contacts, chosen, onChange }: NoticeRecipientsProps) {
  const options = useMemo(
    () => contactOptions(contacts, ({ serviceContactId }) => chosen.includes(serviceContactId)),
    [contacts, chosen],
  );
  return (
    <Stack gap="xs">
      <Combobox
        label="Serve on"
        required
        options={options}
        value={undefined}
        placeholder="Type a name or email address"
        onChange={(added) => added !== undefined && onChange([...chosen, added])}
      />
      {chosen.length === 0 && <Text size="sm">Choose at least one contact to serve.</Text>}
      <ListedRows label="Notice recipients">
        {chosen.map((id) => {
          const contact = contacts.find(({ serviceContactId }) => serviceContactId === id);
          return (
            <ListedRow
              key={id}
              name={recipientName(contact, true)}
              facts={[contact?.email, contact?.isUndeliverable && 'email to this address bounced']}
              warning={contact && bounceWarning(contact)}
              onRemove={() => onChange(chosen.filter((each) => each !== id))}
            />
          );
        })}
      </ListedRows>
    </Stack>
  );
}

/** Why the notice wasn't filed, and what to do. */
function noticeFailureText(error: unknown): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the notice was filed. Try again: an order has one notice at most.';
  const { fieldErrors, detail, code } = failureOf(error);
  if (code === 'notice-exists') return detail ?? 'This order has a notice of filing.';
  const [first] = Object.values(fieldErrors).flat();
  return `${first ?? detail ?? 'The notice was refused.'} Nothing was filed.`;
}
