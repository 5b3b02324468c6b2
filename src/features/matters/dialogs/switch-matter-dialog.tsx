import { Button, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Retailer } from '@/api/generated/platform/model';
import { ReconnectDialog, useFirmSystem } from '@/features/integrations';
import { isEmbedded } from '@/features/session';
import { Dialog } from '@/lib/ui/dialog';
import { switchContinue } from '../model/connection';
import { MatterPicker } from '../picker/matter-picker';
import { useMatterChoice } from '../use-matter-choice';
import { ChoiceFailure } from './choice-failure';

interface SwitchMatterDialogProps {
  title: string;
  retailer: Retailer;
  onClose: () => void;
}

/** Chooses the matter that documents and fees go to from here on (specification, application section 2). */
export default function SwitchMatterDialog({ title, retailer, onClose }: SwitchMatterDialogProps) {
  const choice = useMatterChoice();
  const goOn = useSwitch();
  const system = useFirmSystem();
  const [isDisconnected, setDisconnected] = useState(false);
  const [isContinued, setContinued] = useState(false);
  const clientReference = choice.chosen?.clientReference;
  const { isEnabled } = switchContinue({ isEmbedded: isEmbedded(), clientReference, status: choice.status });

  const leave = useEffectEvent((mappingId: string) => {
    goOn({ clientReference: clientReference ?? '', mappingId });
    onClose();
  });
  // In a frame Continue may come before the mapping does, and no matter is opened without its own.
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
        <ChoiceFailure choice={choice} />
      </Stack>
    </Dialog>
  );
}

/** Opens the matter where the application is in a frame; elsewhere the page stays, and is of the new matter. */
function useSwitch(): (matter: { clientReference: string; mappingId: string }) => void {
  const navigate = useNavigate();
  return ({ clientReference, mappingId }) => {
    if (isEmbedded())
      void navigate({ to: '/matter-view/$clientReference', params: { clientReference }, search: { mappingId } });
    else
      void navigate({
        to: '.',
        // The page of a matter would otherwise be of one matter and send to another.
        params: (params) => ('clientReference' in params ? { ...params, clientReference } : params),
        search: (search) => ({ ...search, mappingId }),
      });
  };
}
