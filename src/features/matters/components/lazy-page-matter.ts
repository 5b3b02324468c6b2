import { lazy } from 'react';

/** The banner of the matter in force; loaded behind the first screen. */
export const PageMatter = lazy(() => import('./page-matter'));
