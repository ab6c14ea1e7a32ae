export default {
  password_common: 'This password is easy to guess. Choose one that is longer or less usual.',
  role_beyond: 'This role holds rights that you do not have. Ask an Owner to give it.',
  owner_by_owner: 'Only an Owner changes or revokes another Owner.',
  last_owner: 'This is the last Owner of the company. Make somebody else an Owner first.',
  link: {
    unknown: 'This link is not known. Copy it from the mail again, or ask for a new one.',
    used: 'This link has been used already, or a newer one has replaced it.',
    expired: 'The time of this link is over. Ask for a new one.',
  },
  letter: {
    invitation: {
      subject: '%{name} invites you to %{company} on Patuh',
      body: `Hello,

%{name} invites you to work in %{company} as %{role}. Accept by this link, which is good for 24 hours and only once:
%{link}

If you do not know the sender, ignore this mail.`,
    },
    email: {
      subject: 'Confirm the new e-mail of your Patuh account',
      body: `Hello %{name},

Sign in to Patuh with this address from now on by the link below, which is good for 24 hours and once. You need to be signed in to your account:
%{link}

If you did not ask for this, leave it alone.`,
    },
    digest: {
      subject: 'What is due: %{count} taxes',
      body: `Good morning %{name},

This is past due, or due within 3 days:

%{lines}

Open all companies: %{home}

You would rather not get this letter? Switch it off by this link:
%{link}`,
    },
    reset: {
      subject: 'Set a new Patuh password',
      body: `Hello %{name},

Somebody asked to set a new password for your account. Choose one by this link, which is good for one hour and only once:
%{link}

If it was not you, ignore this mail. Your password has not changed.`,
    },
  },
  join: {
    title: 'Invitation to %{company}',
    page_title: 'Invitation',
    text: '%{name} invites %{email} to work in %{company} as %{role}.',
    name: 'Full name',
    create: 'Create account and join',
    accept: 'Accept the invitation',
    sign_in: 'Sign in to accept',
    sign_out: 'Sign out of this account',
    done: 'You have joined %{company}',
    done_text: 'You are signed in, and this company is open.',
    open: 'Open Patuh',
    other_mail:
      'This invitation is for %{email}, and you are signed in as %{here}. Sign out first, then open the link again.',
    sign_in_first: 'There is an account with the address %{email}. Sign in first, then accept the invitation.',
    ask_again: 'Ask whoever sent it for a new invitation.',
  },
  users: {
    title: 'Users',
    invite: 'Invite users',
    none: 'No users yet',
    none_text: 'Invite colleagues by e-mail.',
    status: { ACTIVE: 'Active', INVITED: 'Invited', EXPIRED: 'Invitation over', UNSENT: 'Not sent' },
    self: 'You',
    waiting: 'Invitation good until',
    edit: 'Access of %{name}',
    role: 'Role in this company',
    role_text: {
      Owner: 'Everything, also removing the company, Coretax signees and the security log.',
      Administrator: 'All tax work, settings and people; does not remove the company or open pages for Owners alone.',
      Creator: 'Makes, sends and files tax documents; does not change people, companies, signees and certificates.',
      Payer: 'Pays: E-Billing and Home alone.',
      own: 'A role this company made: %{count} keys. The page Roles and access says which.',
    },
    correct: 'Correct the wrong addresses',
    beyond: '%{role} (beyond your rights)',
    save: 'Save role',
    saved: 'Role changed',
    revoke: 'Revoke access',
    revoke_ask: 'Revoke the access of %{name}? Sessions that are open end at once.',
    revoked: 'Access revoked',
    again: 'Send again',
    sent_again: 'Invitation sent again',
    withdraw: 'Withdraw invitation',
    withdrawn: 'Invitation withdrawn',
    addresses: 'E-mail addresses',
    addresses_hint: 'One or many at once, up to 1.000. New lines, commas or blanks between them.',
    send: 'Send invitations',
    counted: '%{count} addresses',
    role_many: 'Change role',
    role_many_title: 'Change the role of %{smart_count} person |||| Change the role of %{smart_count} people',
    role_many_give: 'Give the role',
    role_many_sum: 'The role %{role} was given to %{given}, %{left} are unchanged.',
    role_many_report: 'Unchanged',
    given: {
      given: 'Given',
      same: 'Has this role already',
      overtaken: 'Somebody else has just changed the role',
      last_owner: 'Last Owner of the company',
      owner_by_owner: 'An Owner is changed by an Owner alone',
      gone: 'Works here no more',
    },
    report: 'What became of the invitations',
    report_sum: '%{sent} invitations sent, %{left} not.',
    letters_stay:
      'This server has no mail server yet, so the invitations do not arrive. Whoever runs the server prints their links, to be handed to each reader: %{command}.',
    result: {
      invited: 'Invited',
      member: 'Works here already',
      pending: 'Invited already',
      twice: 'Written twice',
      no_address: 'No e-mail address',
    },
    done: 'Done',
    too_many: 'At most %{most} addresses at once.',
  },
  none: {
    title: 'Your account works in no company',
    revoked: '%{by} took away your access to %{name} on %{at}.',
    left: 'You left %{name} on %{at}.',
    removed: '%{by} removed %{name} on %{at}.',
    never: 'You work in no company here.',
    ways: 'Your account (%{email}) is still there. Take an invitation, or add a company of your own.',
    invitations: 'Invitations to you',
    invited: '%{company}, as %{role}; invited by %{by}, good until %{until}',
    accept: 'Take the invitation of %{company}',
    no_invitations: 'No invitation waits. Ask an Owner or Administrator to invite %{email}.',
    look: 'Look again',
    add: 'Add a company',
    add_text: 'You become the Owner of this company.',
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'Forgotten password',
    text: 'Enter the address of your account. We send a link to choose a new password.',
    send: 'Send the link',
    sent: 'Look into your mailbox',
    sent_text:
      'If there is an account with this address, the link is on its way. It is good for one hour. Look into your spam folder too.',
    not_sent: 'Letters do not leave this server yet',
    not_sent_text:
      'This server has no mail server yet, so the link does not arrive. Ask whoever runs the server for it: %{command}.',
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
