import { useStore } from '@tanstack/react-form';
import { useOnboardingForm } from '../forms/onboarding-form';
import { type PasswordStrength, passwordStrength } from '../model/account';
import classes from './password-strength.module.css';

const words = { none: '', fair: 'Fair', good: 'Good', strong: 'Strong' } as const satisfies Record<
  PasswordStrength,
  string
>;

/** How hard the password is to guess, once it would be taken. It says so and asks for nothing. */
export function PasswordStrengthMeter() {
  const strength = useStore(useOnboardingForm().store, ({ values }) => passwordStrength(values.account.password));
  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {strength !== 'none' && (
        <span className={classes.word}>
          <span className={classes.unseen}>Password strength: </span>
          {words[strength]}
        </span>
      )}
    </div>
  );
}
