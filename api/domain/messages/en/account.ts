/** A person's own account. */
export default {
  title: 'My account',
  profile: 'Profile',
  name: 'Full name',
  phone: 'Telephone',
  save: 'Save',
  saved: 'Profile saved',
  choices: 'Language and summary',
  language: 'Language',
  digest: 'Summary by e-mail',
  digest_text: 'Send me a summary of taxes that are due.',
  email: {
    title: 'E-mail',
    now: 'E-mail to sign in with',
    pending: 'Waiting to be confirmed',
    pending_text:
      'We sent a link to %{email}. The old address stays good until the link is opened. It is good for 24 hours.',
    withdraw: 'Withdraw the change',
    withdrawn: 'The change of e-mail is withdrawn',
    fresh: 'New e-mail',
    send: 'Send a link to confirm',
    sent: 'Look into your new mailbox. We told the old address too.',
    page_title: 'Confirm e-mail',
    question: 'Sign in to Patuh with %{email}?',
    confirm: 'Use this e-mail',
    confirmed: 'E-mail changed',
    confirmed_text: 'From now on sign in with %{email}.',
    open: 'Open my account',
  },
  password: {
    title: 'Password',
    old: 'Present password',
    fresh: 'New password',
    save: 'Change password',
    saved: 'Password changed. Your other sessions have ended.',
    hint: 'All other devices are signed out once it is changed.',
  },
  sessions: {
    title: 'Open sessions',
    text: 'Devices that are signed in to your account.',
    device: '%{browser} on %{system}',
    unknown_browser: 'Another browser',
    unknown_system: 'another device',
    this: 'This session',
    seen: 'Last seen %{at}',
    end: 'End',
    end_named: 'End the session of %{device}',
    ended: 'Session ended',
    end_others: 'End all other sessions',
    others_ended: 'All other sessions have ended',
  },
  wrong_password: 'Wrong password.',
  same_password: 'The new password is the present one.',
  same_email: 'This is your e-mail already.',
  email_taken: 'Another account uses this address.',
  sign_in_first: 'Sign in with the account that asked for this change, then open the link again.',
  sign_in: 'Sign in',
  letter: {
    password_changed: {
      subject: 'Your Patuh password was changed',
      body: `Hello %{name},

The password of your account was just changed, and all other sessions have ended.

If this was not you, reset the password from the sign-in page at once.`,
    },
    email_asked: {
      subject: 'A new e-mail was asked for your Patuh account',
      body: `Hello %{name},

Somebody asked to change the e-mail of your account to %{email}. This address stays good until the new one is confirmed.

If this was not you, change your password now.`,
    },
    email_changed: {
      subject: 'The e-mail of your Patuh account was changed',
      body: `Hello %{name},

The e-mail of your account is now %{email}. This address no longer signs you in.

If this was not you, ask an Owner of your company.`,
    },
  },
};
