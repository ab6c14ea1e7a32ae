import type id from '../id/session.ts';

export default {
  title: 'Sign in',
  subtitle: 'Use your work e-mail.',
  account_held:
    'Somebody tries this account from many places, so new addresses are held for %{seconds} seconds. Is it yours? Enter your password together with the code of your two-step verification, or choose Forgot password: the link in your mail lets you in from here.',
  email: 'E-mail',
  password: 'Password',
  show_password: 'Show password',
  remember: 'Keep me signed in on this device',
  submit: 'Sign in',
  wrong: 'E-mail and password do not match.',
  demo: 'Sign in as a sample user',
  internal: 'Internal admin',
  demo_code: 'Code now',
  about: 'About Patuh',
  promise: 'Know what is due before it is due',
  promise_text: 'Invoices, withholding slips, payments and returns in one flow per tax period.',
  health: 'Example of a period’s health',
  tax: 'Tax',
  step: { documents: 'Documents', reconcile: 'Reconcile', pay: 'Pay', file: 'File' },
  ending: 'Your session is about to end',
  ending_text:
    'The session ends in %{minutes} minutes because nothing happened for long. What can be saved has been saved.',
  stay: 'Stay signed in',
} satisfies typeof id;
