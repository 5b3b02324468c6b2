import { useStore } from '@tanstack/react-form';
import { useOnboardingForm } from '../forms/onboarding-form';
import { type PasswordStrength, passwordStrength } from '../model/account';
import classes from './account-step.module.css';
import { PasswordField } from './password-field';
import { TermsField } from './terms-field';

/** The account of the firm's first person. */
export function AccountStep() {
  const { AppField } = useOnboardingForm();
  return (
    <>
      <AppField name="account.email">
        {(field) => (
          <field.TextField label="Email" required size="md" type="email" autoComplete="username" keepsEmpty />
        )}
      </AppField>
      <AppField name="account.password">
        {() => (
          <PasswordField
            label="Password"
            description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          >
            <PasswordStrengthMeter />
          </PasswordField>
        )}
      </AppField>
      <AppField name="account.confirmPassword">{() => <PasswordField label="Confirm password" />}</AppField>
      <TermsField name="account.agreedToTerms" />
    </>
  );
}

const strengthWords = { none: '', fair: 'Fair', good: 'Good', strong: 'Strong' } as const satisfies Record<
  PasswordStrength,
  string
>;

/** Shows how strong the password is, once it is valid. */
function PasswordStrengthMeter() {
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
          {strengthWords[strength]}
        </span>
      )}
    </div>
  );
}
