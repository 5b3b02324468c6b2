import { AppLink } from '@/lib/ui/links';
import { useDraft } from '../draft/draft-context';

/** Says that the firm has no attorneys with the provider, and leads to where an administrator adds them. */
export function NoAttorneys() {
  const { state } = useDraft();
  return (
    <>
      Your firm has no attorneys with this e-filing provider yet. An administrator can add them under{' '}
      <AppLink to="/filing-account/attorneys" search={{ state }} size="xs" underline="always">
        Attorneys
      </AppLink>
      .
    </>
  );
}
