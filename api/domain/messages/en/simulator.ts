import type id from '../id/simulator.ts';

/** The page of simulated letters. */
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
  download: 'Download',
} satisfies typeof id;
