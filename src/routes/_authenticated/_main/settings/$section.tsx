import { createFileRoute, notFound } from '@tanstack/react-router';
import { comingPage } from '@/features/settings/model/coming-pages';
import { ComingSoonPage } from '@/features/settings/pages/coming-soon-page';

export const Route = createFileRoute('/_authenticated/_main/settings/$section')({
  loader: ({ params }) => {
    const page = comingPage(params.section);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.name} settings` : 'Page not found' }] }),
  component: SectionRoute,
});

function SectionRoute() {
  const { name, meanwhile } = Route.useLoaderData();
  return <ComingSoonPage title={name} meanwhile={meanwhile} />;
}
