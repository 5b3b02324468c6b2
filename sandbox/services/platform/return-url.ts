/** The application's path on the product's host. */
export const applicationPath = '/app/';

/**
 * Tells where to send a browser after sign-in or sign-out, always a path of the application. URLs outside it, or with
 * characters that browsers interpret differently (backslashes, control characters, user info), become the application's
 * root path.
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
