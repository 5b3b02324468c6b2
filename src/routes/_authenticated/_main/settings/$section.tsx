import { createFileRoute, notFound } from '@tanstack/react-router';
import { comingPage } from '@/features/settings/model/coming-pages';
import { ComingSoonPage } from '@/features/settings/pages/coming-soon-page';

export const Route = createFileRoute('/_authenticated/_main/settings/$section')({
  loader: ({ params }) => {
    const title = comingPage(params.section);
    if (!title) throw notFound();
    return { title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.title} settings` : 'Page not found' }] }),
  component: ComingSoonPage,
});
