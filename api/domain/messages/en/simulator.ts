import type id from '../id/simulator.ts';

export default {
  title: 'Simulated messages',
  text: 'E-mails and WhatsApp messages that would have gone out. Nothing is sent to anybody.',
  channels: 'Channels',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  none: 'No messages yet',
  none_text: 'Send an invoice to its buyer and the message shows up here.',
  pick: 'Choose a message to read it.',
  from: 'From',
  to: 'To',
  at: 'Time',
  attachments: 'Attachments',
  link_of_addressee: '(this link is shown to the reader of the letter alone)',
  link_hidden: '(the simulated mailbox shows no links)',
  how_link:
    'The link is for the reader of the letter alone, who sees it here once signed in. Where they cannot sign in yet, whoever runs the server prints it with %{letters} (invitation, new address) or %{reset} (forgotten password).',
  download: 'Download',
} satisfies typeof id;
