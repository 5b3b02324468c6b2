import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '../components/page-error';
import { ProductMark } from '../components/product-mark';
import { TopBar } from '../components/top-bar';
import classes from '../layouts/layouts.module.css';

/** The error page without a layout: the person isn't known, or the layout itself failed. */
export function RootErrorPage({ error }: ErrorComponentProps) {
  return (
    <>
      <TopBar>
        <ProductMark />
      </TopBar>
      <main id="content" tabIndex={-1} className={classes.content}>
        <PageError error={error} />
      </main>
    </>
  );
}
