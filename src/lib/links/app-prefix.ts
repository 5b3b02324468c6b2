/** The application's path on its host, without a trailing slash (decision 1). */
export const appPrefix = '/app';
