import { createFileRoute } from '@tanstack/react-router';
import { StartPage } from '@/features/filing/pages/start-page';
import { caseInitiationSearch } from '@/features/filing/search';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/')({
  validateSearch: caseInitiationSearch,
  component: StartPage,
});
