import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { runtimeConfig } from '@/api/config';
import { ReconnectDialog, useFirmSystem } from '@/features/integrations';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { connectionTitle, type ProceedStyle, proceedStyle } from '../model/connection';
import { MatterPicker } from '../picker/matter-picker';
import type { Matter } from '../use-matter';
import { MatterChoiceFailure, useMatterChoice } from './matter-choice';
import { useProceed } from './use-proceed';

interface ConnectMatterDialogProps {
  /** The matter connected now, if any. */
  matter: Matter;
  /** Reference of the matter on the screen, if the page has one. */
  clientReference: string | undefined;
  /** Follows the link, with a mapping or without. */
  onFollow: (mappingId: string | undefined) => void;
  onClose: () => void;
}

/** Opens before a link that needs a connected matter is followed (specification, application sections 2 and 4). */
export default function ConnectMatterDialog({ matter, clientReference, onFollow, onClose }: ConnectMatterDialogProps) {
  const { capabilities, retailer, status, mapping } = matter;
  const { productName } = runtimeConfig();
  const { canChangeMatter } = capabilities;
  const system = useFirmSystem();
  const choice = useMatterChoice();
  const { proceed, isRecording, isRecordingFailed } = useProceed({ matter, clientReference, onFollow });
  const [isDisconnected, setDisconnected] = useState(false);

  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    if (choice.mappingId) follow(choice.mappingId);
  }, [choice.mappingId]);

  if (isDisconnected && system)
    return <ReconnectDialog system={system} onClose={onClose} onConnected={() => setDisconnected(false)} />;
  return (
    <Dialog
      title={connectionTitle({ canChangeMatter, status: status.status, productName })}
      closeLabel="Dismiss"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <ProceedButton look={proceedStyle(status.status)} isBusy={isRecording} onProceed={proceed} />
        </>
      }
    >
      <Stack>
        {!canChangeMatter && (
          <Notice tone="info">
            Please go back to your practice management system and relaunch {productName} from a matter
          </Notice>
        )}
        {retailer && (
          <MatterPicker
            retailerCode={retailer.retailerCode}
            value={choice.chosen}
            onChange={choice.choose}
            onDisconnected={() => setDisconnected(true)}
            disabled={!canChangeMatter}
            autoFocus={canChangeMatter}
          />
        )}
        {canChangeMatter && (
          <Text size="sm">Connecting a matter will help sync and save all documents and fees to {retailer?.name}.</Text>
        )}
        {status.status === 'mismatch' && (
          <Notice tone="warning">
            If you proceed, documents and fees will go to the currently launched matter,{' '}
            <strong>{mapping?.ClientReference}</strong>, instead of the mapped one, <strong>{clientReference}</strong>.
          </Notice>
        )}
        {isRecordingFailed && <Notice tone="bad">Your decision could not be recorded. Try again in a moment.</Notice>}
        <MatterChoiceFailure choice={choice} />
      </Stack>
    </Dialog>
  );
}

interface ProceedButtonProps {
  look: ProceedStyle;
  isBusy: boolean;
  onProceed: () => void;
}

/** Proceeds without connecting the matter. */
function ProceedButton({ look, isBusy, onProceed }: ProceedButtonProps) {
  switch (look) {
    case 'none':
      return null;
    case 'continue':
      return <Button onClick={onProceed}>Continue</Button>;
    case 'ghost':
      return (
        <Button variant="subtle" loading={isBusy} onClick={onProceed}>
          Proceed anyways
        </Button>
      );
    case 'destructive':
      return (
        <Button color="red" onClick={onProceed}>
          Proceed anyways
        </Button>
      );
  }
}
