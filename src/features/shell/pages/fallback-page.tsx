import { useLocation } from '@tanstack/react-router';
import { NotAvailable } from '../components/not-available';
import { NotFound } from '../components/not-found';
import { plannedPage } from '../model/planned-pages';

/** The page at every address that no other route has. */
export function FallbackPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const name = plannedPage(path);
  return name ? <NotAvailable name={name} /> : <NotFound />;
}
