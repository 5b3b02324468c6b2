import '@mantine/core/styles/Input.css';
import { Button, Checkbox, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { OrderDetail } from '@/api/generated/filing/model';
import { contactName, type FilingProvider, type NoticeCalls } from '@/features/efiling';
import { trackWork } from '@/lib/async/work-under-way';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showToast } from '@/lib/ui/toast';
import { noticeTypes, servedContacts } from '../../model/notice-of-filing';
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
  const chosen = changed ?? servedContacts(order, contacts.data ?? []);
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

  const isLoaded = types.data !== undefined && contacts.data !== undefined;
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
          (types.isError || contacts.isError ? (
            <Text size="sm">The court’s filing types or your contacts didn’t load. Close this and try again.</Text>
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
            <Checkbox.Group label="Serve on" value={[...chosen]} onChange={setChanged}>
              <Stack gap="xs" mt="xs">
                {contacts.data?.map((contact) => (
                  <Checkbox
                    key={contact.serviceContactId}
                    value={contact.serviceContactId}
                    label={`${contactName(contact)} (${contact.email})`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
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

/** Why the notice wasn't filed, and what to do. */
function noticeFailureText(error: unknown): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the notice was filed. Try again: an order has one notice at most.';
  const { fieldErrors, detail, code } = failureOf(error);
  if (code === 'notice-exists') return detail ?? 'This order has a notice of filing.';
  const [first] = Object.values(fieldErrors).flat();
  return `${first ?? detail ?? 'The notice was refused.'} Nothing was filed.`;
}
