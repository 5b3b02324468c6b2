import { Anchor } from '@mantine/core';
import { appPrefix } from '@/lib/links/app-prefix';
import { useOnboardingForm } from '../forms/onboarding-form';
import { PasswordField } from './password-field';
import { PasswordStrengthMeter } from './password-strength';

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
      <AppField name="account.agreedToTerms">
        {(field) => (
          <field.CheckboxField
            label={
              <>
                I agree to the <LegalLink part="terms">Terms of service</LegalLink> and the{' '}
                <LegalLink part="privacy">Privacy policy</LegalLink>
              </>
            }
          />
        )}
      </AppField>
    </>
  );
}

/** Opened beside the form, which would otherwise be left half filled in. */
function LegalLink({ part, children }: { part: string; children: string }) {
  return (
    <Anchor inherit href={`${appPrefix}/legal.html#${part}`} target="_blank" rel="noopener" underline="always">
      {children}
    </Anchor>
  );
}
