import { expect, it } from 'vitest';
import { mayHelp, mayIdentify, mayMessage } from './paths.ts';

it.each([
  ['/main/home', true, true, true],
  ['/admin', false, false, false],
  ['/admin/company', false, false, false],
  ['/public/efaktur/out/preview', false, false, false],
  ['/main/onboarding/survey', true, false, true],
  ['/main/company_setup', true, false, true],
  ['/register', true, true, false],
  ['/demo/ebilling/invoices', true, true, false],
  ['/administration', true, true, true],
])('%s: help desk %s, messages %s, identity %s', (path, help, message, identify) => {
  expect([mayHelp(path), mayMessage(path), mayIdentify(path)]).toEqual([help, message, identify]);
});
