import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { Mailer } from './port.ts';

export const loggedMailer = (mailer: Mailer, record: RecordCall, now: Clock): Mailer => {
  const call = callLog(`mail/${mailer.name}`, record, now);
  return {
    ...mailer,
    send: (mail) => {
      const { id, to, subject, attachments } = mail;
      return call('send', mail, { id, to, subject, attachments }, () => mailer.send(mail));
    },
  };
};
