import { createFileRoute } from '@tanstack/react-router';
import { CreateAccountPage } from '@/features/onboarding/pages/create-account-page';

export const Route = createFileRoute('/_authenticated/_main/create-account')({
  staticData: { needs: 'canFile' },
  head: () => ({ meta: [{ title: 'Add a person' }] }),
  component: CreateAccountPage,
});
