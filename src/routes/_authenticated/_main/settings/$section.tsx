import { createFileRoute, notFound } from '@tanstack/react-router';
import { comingSettingsPage } from '@/features/navigation';
import { ComingSoonPage } from '@/features/settings/pages/coming-soon-page';

export const Route = createFileRoute('/_authenticated/_main/settings/$section')({
  loader: ({ params }) => {
    const page = comingSettingsPage(params.section);
    if (!page) throw notFound();
    return page;
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.name} settings` : 'Page not found' }] }),
  component: SectionRoute,
});

function SectionRoute() {
  return <ComingSoonPage {...Route.useLoaderData()} />;
}
