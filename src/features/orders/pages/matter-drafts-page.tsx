import { getRouteApi } from '@tanstack/react-router';
import { DraftsGrid } from '../components/drafts-grid';

const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/drafts');

/** The drafts of one matter. */
export function MatterDraftsPage() {
  const { clientReference } = route.useParams();
  return <DraftsGrid search={route.useSearch()} scope={{ clientReference }} />;
}
