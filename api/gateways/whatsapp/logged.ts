import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { Whatsapp } from './port.ts';

export const loggedWhatsapp = (whatsapp: Whatsapp, record: RecordCall, now: Clock): Whatsapp => {
  const call = callLog(`whatsapp/${whatsapp.name}`, record, now);
  return {
    ...whatsapp,
    send: (message) => {
      const { id, to, template, document } = message;
      return call('send', message, { id, to, template: template?.name ?? null, document }, () =>
        whatsapp.send(message),
      );
    },
  };
};
