import { createFileRoute } from '@tanstack/react-router';
import { startHome } from '@/features/home/loader';
import { HomePage } from '@/features/home/pages/home-page';

export const Route = createFileRoute('/_authenticated/_main/')({
  staticData: { shape: 'cards' },
  // The entry starts the page's queries while its code loads (docs/adr/0018).
  codeSplitGroupings: [['component', 'errorComponent', 'pendingComponent', 'notFoundComponent']],
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context, deps }) => {
    startHome(context.queryClient, deps);
    return { openedAt: new Date() };
  },
  component: HomePage,
});
