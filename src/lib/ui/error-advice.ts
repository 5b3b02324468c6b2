import { createContext } from 'react';

/** Tells people what to do about an error. The application sets it, because it knows its errors. */
export const ErrorAdviceContext = createContext<(error: unknown) => string | undefined>(() => undefined);
