import type { PlannedPage } from '@/features/navigation';
import { NotAvailable } from '../components/not-available';
import { NotFound } from '../components/not-found';

/** In place of a page that is not built yet, or that there is not to be. */
export function FallbackPage({ planned }: { planned: PlannedPage | undefined }) {
  return planned ? <NotAvailable {...planned} /> : <NotFound />;
}
