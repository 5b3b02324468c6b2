import { getRouteApi } from '@tanstack/react-router';
import { FilingsGrid } from '../components/filings-grid';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/filings');

/** The single filings of one matter. */
export function MatterFilingsPage() {
  const { clientReference } = route.useParams();
  return <FilingsGrid search={route.useSearch()} clientReference={clientReference} />;
}
