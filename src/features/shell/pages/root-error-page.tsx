import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '../components/page-error';
import { ProductMark } from '../components/product-mark';
import classes from '../layouts/layouts.module.css';

/** The error page where there is no layout around it: nobody is known to be signed in, or the layout itself failed. */
export function RootErrorPage({ error }: ErrorComponentProps) {
  return (
    <>
      <header className={classes.slimBar}>
        <ProductMark />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <PageError error={error} />
      </main>
    </>
  );
}
