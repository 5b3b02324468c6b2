import { expect, it } from 'vitest';
import { isLeapBrowser } from './leap-browser';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['names itself, whatever the firm is', 'itk', `${windows} Chrome/131.0.0.0 Safari/537.36 LEAP/3.2`, true],
  ['names itself before anybody is known', undefined, `${windows} LEAPDesktop/2024.1 Chrome/118.0.5993.89`, true],
  ['is Chrome 118, and the firm LEAP’s', 'leap', `${windows} Chrome/118.0.5993.89 Safari/537.36`, true],
  ['is Chrome 118, and the firm not LEAP’s', 'clio', `${windows} Chrome/118.0.5993.89 Safari/537.36`, false],
  ['is a newer Chrome', 'leap', `${windows} Chrome/131.0.0.0 Safari/537.36`, false],
  ['has a number that only begins alike', 'leap', `${windows} Chrome/1180.0.0.0 Safari/537.36`, false],
  ['has a name that only ends alike', 'leap', `${windows} Chrome/131.0.0.0 Safari/537.36 QuickLEAP/3`, false],
  [
    'is no Chrome',
    'leap',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    false,
  ],
])('a browser that %s', (_, retailerCode, userAgent, expected) => {
  expect(isLeapBrowser(retailerCode, userAgent)).toBe(expected);
});
