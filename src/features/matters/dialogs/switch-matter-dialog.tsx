import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Retailer } from '@/api/generated/platform/model';
import { ReconnectDialog, useFirmSystem } from '@/features/integrations';
import { isEmbedded } from '@/features/session';
import { Dialog } from '@/lib/ui/dialog';
import { switchContinue } from '../model/connection';
import { MatterPicker } from '../picker/matter-picker';
import { MatterChoiceFailure, useMatterChoice } from './matter-choice';

interface SwitchMatterDialogProps {
  title: string;
  retailer: Retailer;
  onClose: () => void;
}

/** Changes the matter that documents and fees go to (specification, application section 2). */
export default function SwitchMatterDialog({ title, retailer, onClose }: SwitchMatterDialogProps) {
  const choice = useMatterChoice();
  const switchTo = useSwitchMatter();
  const system = useFirmSystem();
  const [isDisconnected, setDisconnected] = useState(false);
  const [isContinued, setContinued] = useState(false);
  const clientReference = choice.chosen?.clientReference;
  const { isEnabled } = switchContinue({ isEmbedded: isEmbedded(), clientReference, status: choice.status });

  const leave = useEffectEvent((mappingId: string) => {
    switchTo({ clientReference: clientReference ?? '', mappingId });
    onClose();
  });
  // In a frame, Continue is enabled before the mapping is loaded. The matter opens once it is.
  useEffect(() => {
    if (isContinued && choice.mappingId) leave(choice.mappingId);
  }, [isContinued, choice.mappingId]);

  if (isDisconnected && system)
    return <ReconnectDialog system={system} onClose={onClose} onConnected={() => setDisconnected(false)} />;
  return (
    <Dialog
      title={title}
      closeLabel="Dismiss"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={!isEnabled}
            loading={isContinued && choice.status === 'loading'}
            onClick={() => setContinued(true)}
          >
            Continue
          </Button>
        </>
      }
    >
      <Stack>
        <MatterPicker
          retailerCode={retailer.retailerCode}
          value={choice.chosen}
          onChange={(matter) => {
            setContinued(false);
            choice.choose(matter);
          }}
          onDisconnected={() => setDisconnected(true)}
          autoFocus
        />
        <Text size="sm">Connecting a matter will help sync and save all documents and fees to {retailer.name}.</Text>
        <MatterChoiceFailure choice={choice} />
      </Stack>
    </Dialog>
  );
}

/** Opens the matter in a frame. Elsewhere the page stays, and changes to the new matter. */
function useSwitchMatter(): (matter: { clientReference: string; mappingId: string }) => void {
  const navigate = useNavigate();
  return ({ clientReference, mappingId }) => {
    if (isEmbedded())
      void navigate({ to: '/matter-view/$clientReference', params: { clientReference }, search: { mappingId } });
    else
      void navigate({
        to: '.',
        // Otherwise a matter's page would show one matter and send to another.
        params: (params) => ('clientReference' in params ? { ...params, clientReference } : params),
        search: (search) => ({ ...search, mappingId }),
      });
  };
}
