import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { AttributeField } from './attribute-field';
import { CabinetField } from './cabinet-field';
import classes from './matter-picker.module.css';
import type { MatterPickerProps } from './matter-picker-props';
import { chooseBuilt } from './model/chosen-matter';
import {
  buildRequest,
  type NetdocumentsChoice,
  parentsOf,
  withCabinet,
  withParent,
  withPrimary,
} from './model/netdocuments-choice';
import { PickerFailure } from './picker-failure';
import { attributesQuery, builtReferenceQuery, cabinetsQuery } from './queries';
import { useDisconnection } from './use-disconnection';

/** A matter of NetDocuments: a cabinet, then its attributes, then the reference that is built from them. */
export function NetdocumentsPicker(props: Omit<MatterPickerProps, 'retailerCode'>) {
  const { value, onChange, onDisconnected, disabled = false, autoFocus } = props;
  const [choice, setChoice] = useState<NetdocumentsChoice>({});
  const { cabinet, parent, primary } = choice;
  const cabinets = useQuery({ ...cabinetsQuery(), enabled: !disabled });
  const attributes = useQuery(attributesQuery(cabinet));
  const info = attributes.data;
  const built = useQuery(builtReferenceQuery(buildRequest(choice, info)));
  const failed = [cabinets, attributes, built].find(({ isError, isFetching }) => isError && !isFetching);

  useDisconnection(failed?.error ?? null, onDisconnected);

  const reference = built.data;
  const handOver = useEffectEvent(() => reference && onChange(chooseBuilt(reference, parentsOf(choice))));
  useEffect(() => {
    if (reference) handOver();
  }, [reference]);

  /** What was handed over before does not stand for another choice. */
  function change(next: NetdocumentsChoice): void {
    setChoice(next);
    if (value) onChange(undefined);
  }

  return (
    <div className={classes.picker}>
      <CabinetField
        value={cabinet}
        onChange={(next) => change(withCabinet(next))}
        disabled={disabled}
        autoFocus={autoFocus}
      />
      {cabinet && info?.hasParentAttribute && (
        <AttributeField
          key={`${cabinet.id} parent`}
          label={info.parentAttributeName ?? 'Parent'}
          cabinet={cabinet}
          of="parent"
          value={parent}
          onChange={(next) => change(withParent(choice, next))}
          onDisconnected={onDisconnected}
        />
      )}
      {cabinet && info?.hasPrimaryAttribute && (!info.hasParentAttribute || parent) && (
        <AttributeField
          key={`${cabinet.id} primary ${parent?.id ?? ''}`}
          label={info.primaryAttributeName ?? 'Matter'}
          cabinet={cabinet}
          of="primary"
          parentValue={parent?.id}
          value={primary}
          onChange={(next) => change(withPrimary(choice, next))}
          onDisconnected={onDisconnected}
        />
      )}
      <p role="status" className={classes.chosen}>
        {progressOf({ isLookingUp: attributes.isLoading, isBuilding: built.isFetching, chosen: value?.displayName })}
      </p>
      {failed?.error && (
        <PickerFailure
          error={failed.error}
          what={failed === cabinets ? 'The cabinets' : 'What was chosen'}
          onRetry={() => void failed.refetch()}
        />
      )}
    </div>
  );
}

interface Progress {
  isLookingUp: boolean;
  isBuilding: boolean;
  chosen: string | undefined;
}

function progressOf({ isLookingUp, isBuilding, chosen }: Progress): string {
  if (isLookingUp) return 'Looking up its attributes…';
  if (isBuilding) return 'Looking up the matter…';
  return chosen ? `Chosen: ${chosen}` : '';
}
