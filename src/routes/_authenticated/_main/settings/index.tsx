import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authenticated/_main/settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/settings/integrations', replace: true });
  },
});
