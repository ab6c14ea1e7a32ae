/** Accounts of people: passwords and letters to them. */
export default {
  password_common: 'This password is easy to guess. Choose one that is longer or less usual.',
  link: {
    unknown: 'This link is not known. Copy it from the mail again, or ask for a new one.',
    used: 'This link has been used already, or a newer one has replaced it.',
    expired: 'The time of this link is over. Ask for a new one.',
  },
  letter: {
    reset: {
      subject: 'Set a new Patuh password',
      body: `Hello %{name},

Somebody asked to set a new password for your account. Choose one by this link, which is good for one hour and only once:
%{link}

If it was not you, ignore this mail. Your password has not changed.`,
    },
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'Forgotten password',
    text: 'Enter the address of your account. We send a link to choose a new password.',
    send: 'Send the link',
    sent: 'Look into your mailbox',
    sent_text:
      'If there is an account with this address, the link is on its way. It is good for one hour. Look into your spam folder too.',
    again: 'Ask for a new link',
    back: 'Back to sign-in',
  },
  fresh: {
    title: 'New password',
    text: 'For the account %{email}. Once it is saved, every device is signed out of this account.',
    password: 'New password',
    hint: 'At least 12 characters. A short sentence is easier to remember.',
    save: 'Save password',
    saved: 'Password saved',
    saved_text: 'Sign in with your new password.',
    enter: 'Sign in',
    broken: 'This link cannot be used',
  },
};
