import { createFileRoute } from '@tanstack/react-router';
import { startExperience } from '@/features/filing-account/accounts/loader';
import { ExperiencePage } from '@/features/filing-account/pages/experience-page';

export const Route = createFileRoute('/_authenticated/_main/filing-account/experience')({
  staticData: { needs: 'canFile' },
  loader: ({ context: { queryClient } }) => startExperience(queryClient),
  head: () => ({ meta: [{ title: 'New experience' }] }),
  component: ExperiencePage,
});
