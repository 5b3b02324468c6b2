import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AnyState, type ServiceOffice } from '@/api/generated/serving/model';
import { useBoundField, useTypedAppFormContext } from '@/lib/form';
import { ReloadOptions } from '@/lib/form/reload-options';
import { calendarDay, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { Notice } from '@/lib/ui/notice';
import type { Answers } from '../model/entered-answers';
import { isTooEarly } from '../model/office-time';
import { officesQuery } from '../queries';
import classes from './service-form.module.css';

interface OfficeFieldProps {
  label: string;
  description: string | undefined;
  required: boolean;
}

const initial: Answers = {};

/** An office of the state and kind that are entered, with its fee and how long it takes. */
export function OfficeField(props: OfficeFieldProps) {
  const form = useTypedAppFormContext({ defaultValues: initial });
  return (
    <form.Subscribe selector={({ values }) => values}>
      {({ state, officeKind, returnBy }) => (
        <OfficeOfState
          {...props}
          state={AnyState.safeParse(state).data}
          officeKind={officeKind}
          returnBy={typeof returnBy === 'string' ? returnBy : undefined}
        />
      )}
    </form.Subscribe>
  );
}

interface OfficeOfStateProps extends OfficeFieldProps {
  state: AnyState | undefined;
  officeKind: Answers[string];
  returnBy: string | undefined;
}

function OfficeOfState({ label, required, state, officeKind, returnBy }: OfficeOfStateProps) {
  const { id, name, value, error, change, blur } = useBoundField<string | undefined>();
  const { data, isError, refetch } = useQuery({ ...officesQuery(state ?? 'IL'), enabled: state !== undefined });
  const offices = (state && data?.filter((office) => office.officeKind === officeKind)) || [];
  const chosen = offices.find(({ officeId }) => officeId === value);
  const isReady = state !== undefined && officeKind !== undefined && officeKind !== '';
  return (
    <div>
      <NativeSelect
        id={id}
        name={name}
        label={label}
        required={required}
        error={error}
        value={chosen ? value : ''}
        disabled={!isReady || offices.length === 0}
        onBlur={blur}
        onChange={(event) => change(event.currentTarget.value || undefined)}
      >
        <option value="">{isReady ? 'Choose' : 'Choose a state and who serves first'}</option>
        {offices.map((office) => (
          <option key={office.officeId} value={office.officeId}>
            {`${office.name} (${feeText(office)})`}
          </option>
        ))}
      </NativeSelect>
      {chosen && (
        <p className={classes.small}>
          {`${chosen.address}. Usually ${chosen.days} business days. Fee: ${feeText(chosen)} (${chosen.source}).`}
        </p>
      )}
      {chosen && returnBy !== undefined && isTooEarly(returnBy, chosen.days, calendarDay()) && (
        <Notice tone="warning">
          {`You need the return by ${formatPlainDate(returnBy)}, and this office usually takes ${chosen.days} business days. Choose another way, or order process serving.`}
        </Notice>
      )}
      {isReady && data && offices.length === 0 && (
        <p className={classes.small} role="status">
          No such office on file in this state. Choose another, or order process serving.
        </p>
      )}
      {isError && <ReloadOptions label={label} onReload={() => void refetch()} />}
    </div>
  );
}

const feeText = ({ fee }: ServiceOffice) => (fee === 0 ? 'no fee' : formatDollars(fee));
