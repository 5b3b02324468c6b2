/** The browser inside LEAP's desktop software (specification, application section 6). */
import { integrationNameOf } from './retailer-code';

/** How that browser names itself is not documented; this is the form that desktop software uses. */
const leapName = /\bLEAP(Desktop|Browser)?\/\d/i;
/** It is a Chrome that stays what it is; an ordinary one has long been newer. */
const leapChrome = /\bChrome\/118\./;

/** Whether the product runs in the browser that LEAP brings along: an internal browser, without tabs. */
export function isLeapBrowser(retailerCode: string | undefined, userAgent: string): boolean {
  return leapName.test(userAgent) || (integrationNameOf(retailerCode) === 'leap' && leapChrome.test(userAgent));
}
