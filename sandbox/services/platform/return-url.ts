/** Where the application lives on the product's host. */
export const applicationPath = '/app/';

/**
 * Where a browser is sent after sign-in or sign-out, as a path of the application, so that it can lead nowhere else: not
 * to the platform's own sign-out either. What is not an http(s) URL of the application, or has anything a browser may
 * read in another way (a backslash, a control character, user-info), becomes the application's prefix path.
 */
export function safeReturnPath(returnUrl: string | undefined, request: Request): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses
  if (!returnUrl || /[\\\u0000-\u0020\u007f]/.test(returnUrl)) return applicationPath;
  const here = new URL(request.url);
  if (!URL.canParse(returnUrl, here.origin)) return applicationPath;
  const target = new URL(returnUrl, here.origin);
  const isHere = /^https?:$/.test(target.protocol) && target.host === here.host && !target.username && !target.password;
  const isApplication =
    `${target.pathname}/`.startsWith(applicationPath) && !target.pathname.startsWith(`${applicationPath}/`);
  return isHere && isApplication ? `${target.pathname}${target.search}${target.hash}` : applicationPath;
}
