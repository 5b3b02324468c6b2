import { PageHeader } from '@/lib/ui/page-header';
import { ExampleDialogs } from '../components/example-dialogs';
import { ExampleForm } from '../components/example-form';
import { ExampleGrid } from '../components/example-grid';
import { ExampleMatterPickers } from '../components/example-matter-pickers';
import { ExampleMessages } from '../components/example-messages';
import { ExampleStates } from '../components/example-states';
import { ExampleType } from '../components/example-type';
import classes from './example-page.module.css';

/** Every building block of the screens in its states: what pictures are taken of, and where to look before making another. */
export function ExamplePage() {
  return (
    <>
      <PageHeader title="Building blocks" subtitle="What screens are made of, in the states they can be in" />
      <div className={classes.blocks}>
        <ExampleType />
        <ExampleMessages />
        <ExampleForm />
        <ExampleMatterPickers />
        <ExampleDialogs />
        <ExampleStates />
        <ExampleGrid />
      </div>
    </>
  );
}
