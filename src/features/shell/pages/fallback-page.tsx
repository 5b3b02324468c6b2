import { useLoaderData } from '@tanstack/react-router';
import { NotAvailable } from '../components/not-available';
import { NotFound } from '../components/not-found';

/** The page at every address that no other route has. */
export function FallbackPage() {
  const { planned } = useLoaderData({ from: '/_authenticated/_main/$' });
  return planned ? <NotAvailable {...planned} /> : <NotFound />;
}
