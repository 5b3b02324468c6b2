import { lazy } from 'react';

/** What of the matter stands on every page, and before every link. Loaded behind the first screen. */
export const MatterTools = lazy(() => import('./matter-tools'));
