import { useQuery } from '@tanstack/react-query';
import { useFirm, userQuery } from '@/features/firm';
import { usePerson } from '@/features/session';
import { ErrorState } from '@/lib/ui/error-state';
import { ButtonLink } from '@/lib/ui/links';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { FirmSection } from '../components/firm-section';
import { PersonSection } from '../components/person-section';
import classes from './sections.module.css';

/** Who is signed in, and for which firm: Account details. */
export function AccountPage() {
  const { firm, isError, retry } = useFirm();
  const user = useQuery(userQuery(usePerson()?.userId ?? 0));
  return (
    <>
      <PageHeader
        title="Account details"
        actions={
          firm?.isAdministrator && (
            <ButtonLink to="/create-account" variant="default">
              Add a person
            </ButtonLink>
          )
        }
      />
      {firm && user.data ? (
        <div className={classes.sections}>
          <PersonSection user={user.data} />
          <FirmSection firm={firm} isAdministrator={firm.isAdministrator} />
        </div>
      ) : isError ? (
        <ErrorState title="Your account could not be loaded" onRetry={retry} />
      ) : (
        <SkeletonLines lines={8} label="Loading your account" />
      )}
    </>
  );
}
