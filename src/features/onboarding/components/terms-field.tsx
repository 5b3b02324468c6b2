import { CheckboxField } from '@/lib/form/checkbox-field';
import { useOnboardingForm } from '../forms/onboarding-form';
import { LegalLink } from './legal-link';

/** Agreement to the terms of service, with links to them and to the privacy policy. */
export function TermsField({ name }: { name: 'account.agreedToTerms' | 'card.agreedToTerms' }) {
  const { AppField } = useOnboardingForm();
  return (
    <AppField name={name}>
      {() => (
        <CheckboxField
          label={
            <>
              I agree to the <LegalLink part="terms">Terms of service</LegalLink> and the{' '}
              <LegalLink part="privacy">Privacy policy</LegalLink>
            </>
          }
        />
      )}
    </AppField>
  );
}
