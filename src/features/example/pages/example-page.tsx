import { lazy, Suspense } from 'react';
import { PageHeader } from '@/lib/ui/page-header';
import { ExampleDialogs } from '../components/example-dialogs';
import { ExampleForm } from '../components/example-form';
import { ExampleGrid } from '../components/example-grid';
import { ExampleMatterPickers } from '../components/example-matter-pickers';
import { ExampleMessages } from '../components/example-messages';
import { ExampleStates } from '../components/example-states';
import { ExampleType } from '../components/example-type';
import classes from './example-page.module.css';

// In the page's own chunk it would move code that the home page shares with others.
const ExampleDocuments = lazy(() => import('../components/example-documents'));

/** Shows each UI component in each of its states. */
export function ExamplePage() {
  return (
    <>
      <PageHeader title="Building blocks" subtitle="UI components in each of their states" />
      <div className={classes.blocks}>
        <ExampleType />
        <ExampleMessages />
        <ExampleForm />
        <Suspense fallback={null}>
          <ExampleDocuments />
        </Suspense>
        <ExampleMatterPickers />
        <ExampleDialogs />
        <ExampleStates />
        <ExampleGrid />
      </div>
    </>
  );
}
