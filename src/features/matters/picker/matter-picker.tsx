import { useEffect, useEffectEvent } from 'react';
import { integrationNameOf } from '@/features/firm';
import { useLostConnection } from '@/features/integrations';
import { MatterSearch } from './matter-search';
import { NetdocumentsPicker } from './netdocuments-picker';
import type { PickerProps } from './picker-parts';

interface MatterPickerProps extends PickerProps {
  /** The retailer's code. `NETDOCS` has its own picker; `itk` has none. */
  retailerCode: string;
}

/**
 * Chooses a matter of the firm's connected system (specification, application sections 2, 4 and 5). It reports a lost
 * connection before anything is searched.
 */
export function MatterPicker({ retailerCode, ...picker }: MatterPickerProps) {
  const { onDisconnected, disabled = false } = picker;
  const isLost = useLostConnection({ isUsed: onDisconnected !== undefined && !disabled }) !== undefined;
  const report = useEffectEvent(() => onDisconnected?.());
  useEffect(() => {
    if (isLost) report();
  }, [isLost]);
  const integrationName = integrationNameOf(retailerCode);
  if (integrationName === 'netdocuments') return <NetdocumentsPicker {...picker} />;
  return integrationName ? <MatterSearch {...picker} integrationName={integrationName} /> : null;
}
