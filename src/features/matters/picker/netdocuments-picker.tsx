import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { AttributeField } from './attribute-field';
import { CabinetField } from './cabinet-field';
import classes from './matter-picker.module.css';
import { chooseBuilt } from './model/chosen-matter';
import {
  buildRequest,
  type NetdocumentsChoice,
  parentsOf,
  withCabinet,
  withParent,
  withPrimary,
} from './model/netdocuments-choice';
import { PickerFailure, type PickerProps, useDisconnection } from './picker-parts';
import { attributesQuery, builtReferenceQuery, cabinetsQuery } from './queries';

/** Chooses a NetDocuments matter: a cabinet, then its attributes, from which the reference is built. */
export function NetdocumentsPicker(props: PickerProps) {
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
  const report = useEffectEvent(() => reference && onChange(chooseBuilt(reference, parentsOf(choice))));
  useEffect(() => {
    if (reference) report();
  }, [reference]);

  /** Another choice discards the reported matter. */
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
          what={failed === cabinets ? 'The cabinets' : 'The selected matter'}
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
  if (isLookingUp) return 'Loading attributes…';
  if (isBuilding) return 'Finding the matter…';
  return chosen ? `Selected: ${chosen}` : '';
}
