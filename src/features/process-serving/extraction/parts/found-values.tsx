import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { ExtractedField, ReadFile } from '@/api/generated/extraction/model';
import { DateInput } from '@/lib/form/date-input';
import { courtZone, instantOf, localTime } from '../model/local-time';
import { fieldOf, type PaperValues, type SingleName, singles } from '../model/paper-values';
import { FoundSource } from './found-source';

/** What the values are called. */
export const valueLabels: Readonly<Record<SingleName, string>> = {
  courtName: 'Court',
  caseNumber: 'Case number',
  caseTitle: 'Case title',
  filedOn: 'Complaint filed on',
  summonsIssuedOn: 'Summons issued on',
  appearanceOn: 'Appearance day',
  hearingAt: 'Hearing',
  hearingPlace: 'Place of the hearing',
  attorney: 'Attorney named on the proof',
};

const lengths: Readonly<Record<SingleName, number>> = {
  ...{ courtName: 255, caseNumber: 100, caseTitle: 500, filedOn: 10, summonsIssuedOn: 10, appearanceOn: 10 },
  ...{ hearingAt: 30, hearingPlace: 255, attorney: 255 },
};

interface FoundValuesProps {
  fields: readonly ExtractedField[];
  files: readonly ReadFile[];
  values: PaperValues;
  /** The court's, whose clock hearings go by. */
  state: string;
  onChange: (values: PaperValues) => void;
  /** Shows a value's place on its page. */
  onShow: (id: string) => void;
}

/** The values of the case, each with its place. A changed value counts as checked. */
export function FoundValues({ fields, files, values, state, onChange, onShow }: FoundValuesProps) {
  const checked = (name: SingleName, single = values.single): void =>
    onChange({ ...values, single, unchecked: values.unchecked.filter((each) => each !== name) });
  const set = (name: SingleName, value: string): void => checked(name, { ...values.single, [name]: value });
  return singles
    .filter((name) => name !== 'hearingPlace' || values.single.hearingPlace !== '')
    .map((name) => {
      const field = fieldOf(fields, name);
      const show = () => field && onShow(name);
      return (
        <div key={name}>
          <ValueInput
            name={name}
            value={values.single[name]}
            state={state}
            onChange={(value) => set(name, value)}
            onFocus={show}
          />
          {field && (
            <FoundSource
              label={valueLabels[name]}
              field={field}
              files={files}
              isUnchecked={values.unchecked.includes(name)}
              value={values.single[name]}
              onUse={(value) => set(name, value)}
              onChecked={() => checked(name)}
              onShow={() => onShow(name)}
            />
          )}
        </div>
      );
    });
}

interface ValueInputProps {
  name: SingleName;
  value: string;
  state: string;
  onChange: (value: string) => void;
  onFocus: () => void;
}

function ValueInput({ name, value, state, onChange, onFocus }: ValueInputProps) {
  const shared = { label: valueLabels[name], onFocus };
  switch (name) {
    case 'filedOn':
    case 'summonsIssuedOn':
    case 'appearanceOn':
      return (
        <DateInput
          {...shared}
          tense={name === 'appearanceOn' ? 'future' : 'past'}
          value={value || undefined}
          onChange={(day) => onChange(day ?? '')}
        />
      );
    case 'hearingAt': {
      const zone = courtZone(state);
      return (
        <TextInput
          {...shared}
          type="datetime-local"
          description="In the court’s time."
          value={value === '' ? '' : localTime(value, zone)}
          onChange={(event) => onChange(instantOf(event.currentTarget.value, zone) ?? '')}
        />
      );
    }
    default:
      return (
        <TextInput
          {...shared}
          maxLength={lengths[name]}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
