export default {
  title: 'Account profile',
  profile: 'Profile',
  name: 'Full name',
  phone: 'Telephone',
  save: 'Save',
  saved: 'Profile saved',
  choices: 'Language and digest',
  language: 'Language',
  digest: 'Digest by e-mail',
  digest_text: 'Send me a digest of the taxes that are due.',
  last_look: 'Before sending to the tax office',
  last_look_text: 'Show a summary and ask first.',
  email: {
    title: 'E-mail',
    now: 'E-mail to sign in with',
    pending: 'Waiting to be confirmed',
    pending_text:
      'We sent a link to %{email}. The old address stays good until the link is opened. It is good for 24 hours.',
    resend: 'Send again',
    resent: 'The confirmation was sent again',
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
    open: 'Open the account profile',
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
  factor: {
    title: 'Two-step verification',
    off: 'Off',
    on: 'On',
    since: 'On since',
    left: 'Recovery codes left',
    why: 'Besides the password, signing in asks for a code of the authenticator app on your phone.',
    begin: 'Set up',
    scan: 'Scan this picture with an authenticator app, or type its key.',
    qr: 'QR code for an authenticator app',
    secret: 'Key',
    code: 'Code of the app',
    confirm: 'Switch on',
    confirmed: 'Two-step verification is on. Your other sessions have ended.',
    codes: 'Recovery codes',
    codes_text:
      'Keep these codes in a safe place. Each is good once should you lose your phone, and they are shown now only.',
    copy: 'Copy the recovery codes',
    stored: 'I have kept them',
    change: 'Change or switch off',
    any_code: 'Code of the app, or a recovery code',
    recovery: 'New recovery codes',
    required: 'Internal admins must have two-step verification: it cannot be switched off.',
    first: 'Set up two-step verification',
    first_text: 'Internal admins must have it. Once it is on, you go on to the page you asked for.',
    renew: 'Make new recovery codes',
    renewed: 'The old recovery codes are no longer good',
    switch_off: 'Switch off two-step verification',
    switched_off: 'Two-step verification is off',
    needed: 'Enter the code of your authenticator app.',
    sign_in_hint: 'The 6 digits of your authenticator app, or one of your recovery codes.',
    wrong: 'The code is wrong, or was used before.',
    already: 'Two-step verification is on already.',
    not_begun: 'Set up two-step verification first.',
    not_on: 'Two-step verification is not on.',
    has: 'Has two-step verification',
  },
  wrong_password: 'Wrong password.',
  same_password: 'The new password is the present one.',
  no_email_requested: 'No change of e-mail waits to be confirmed.',
  same_email: 'This is your e-mail already.',
  email_taken: 'Another account uses this address.',
  sign_in_first: 'Sign in with the account that asked for this change, then open the link again.',
  sign_in: 'Sign in',
  letter: {
    reset_link: {
      subject: 'Your Patuh password can be set anew',
      body: `Hello %{name},

Whoever runs the Patuh server made a link to set your password anew. It is good for an hour.

If you did not ask for it, tell whoever runs the server and the Owner of your company.`,
    },
    factor_on: {
      subject: 'Two-step verification of Patuh is on',
      body: `Hello %{name},

From now on signing in to your account asks for a code of your authenticator app, and your other sessions have ended.

If this was not you, ask an Owner of your company.`,
    },
    factor_off: {
      subject: 'Two-step verification of Patuh is off',
      body: `Hello %{name},

The password alone now signs in to your account.

If this was not you, change your password now.`,
    },
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
    sign_in_moved: {
      subject: 'The sign-in of your Patuh account was moved',
      body: `Hello %{name},

The team of Patuh moved the sign-in of your account to %{email}. Your password stays, and all sessions were ended.

If you did not ask for this, tell an Owner of your company now.`,
    },
    email_changed: {
      subject: 'The e-mail of your Patuh account was changed',
      body: `Hello %{name},

The e-mail of your account is now %{email}. This address no longer signs you in.

If this was not you, ask an Owner of your company.`,
    },
  },
};
