import '@mantine/core/styles/Input.css';
import { TextInput, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useBoundField } from '@/lib/form';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  label: string;
  /** Help that is always visible. */
  description?: string;
  /** Shown below the input. */
  children?: ReactNode;
}

/** A new password, with a button that shows it. */
export function PasswordField({ label, description, children }: PasswordFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        description={description}
        required
        size="md"
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
        rightSectionWidth="3rem"
        rightSection={
          <UnstyledButton
            className={classes.toggle}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={20} aria-hidden />
          </UnstyledButton>
        }
      />
      {children}
    </div>
  );
}
