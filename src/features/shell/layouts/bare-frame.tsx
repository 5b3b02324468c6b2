import type { ReactNode } from 'react';
import { ProductMark } from '../components/product-mark';
import { TopBar } from '../components/top-bar';
import classes from './layouts.module.css';

/** The landmarks of a page outside the layouts: the person isn't known, or a layout failed. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar>
        <ProductMark />
      </TopBar>
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
    </>
  );
}
