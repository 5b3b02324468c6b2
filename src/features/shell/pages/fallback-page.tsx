import { Planned, type PlannedPage, screens } from '@/features/navigation';
import { ButtonLink } from '@/lib/ui/links';
import { PageNotice } from '@/lib/ui/page-notice';
import { useLinkTarget } from '@/lib/ui/use-link-target';
import { NotFound } from '../components/page-error';

/** Shown for addresses without a page: "Not available yet" for planned pages, "Page not found" for all others. */
export function FallbackPage({ planned }: { planned: PlannedPage | undefined }) {
  return planned ? <NotAvailable {...planned} /> : <NotFound />;
}

function NotAvailable({ name, instead }: PlannedPage) {
  return (
    <PageNotice title="Not available yet">
      <p>This page is not part of this version: {name}.</p>
      <div>
        <ButtonLink to="/">Back to home</ButtonLink>
        {instead.map((screen) => (
          <Alternative key={screen} screen={screen} />
        ))}
      </div>
    </PageNotice>
  );
}

function Alternative({ screen }: { screen: PlannedPage['instead'][number] }) {
  const { title, page } = screens[screen];
  return (
    <ButtonLink {...useLinkTarget(page)} variant="default">
      {title}
      <Planned page={page} />
    </ButtonLink>
  );
}
