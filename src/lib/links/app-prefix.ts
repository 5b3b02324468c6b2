/** The application's path on its host, without a slash at the end (decision 1). */
export const appPrefix = '/app';
