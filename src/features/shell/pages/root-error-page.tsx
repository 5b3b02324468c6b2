import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '../components/page-error';
import { BareFrame } from '../layouts/bare-frame';

/** The error page without a layout: the person isn't known, or the layout itself failed. */
export function RootErrorPage({ error }: ErrorComponentProps) {
  return (
    <BareFrame>
      <PageError error={error} />
    </BareFrame>
  );
}
