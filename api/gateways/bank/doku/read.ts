import { readableValue } from '#domain/definition/readable-text.ts';
import type { IncomingCall, News } from '../port.ts';
import { orderStatus } from './contract.ts';
import { movementsOf } from './movements.ts';
import { isSigned, WINDOW_MS } from './signature.ts';

type Forged = Extract<News, { kind: 'forged' }>;
const forged = (why: Forged['why']): Forged => ({ kind: 'forged', why });

/** A name of an event we would store: printable, and as long as DOKU allows. */
const EVENT = /^[\x21-\x7e]{1,128}$/;

const parse = (body: string): unknown => {
  try {
    return readableValue(JSON.parse(body));
  } catch {
    return undefined;
  }
};

/** What a notification says, once its signature and its age are in order. Never throws. */
export const readNotification =
  ({ clientId, secret }: { clientId: string; secret: string }) =>
  ({ headers, path, body }: IncomingCall, now: number): News => {
    const event = headers['request-id'] ?? '';
    const timestamp = headers['request-timestamp'] ?? '';
    if (!EVENT.test(event) || timestamp.length > 40) return forged('shape');
    const signed = { clientId, requestId: event, timestamp, target: path.split('?')[0] ?? '', body };
    const given = headers.signature ?? '';
    if (headers['client-id'] !== clientId || !isSigned(secret, signed, given)) return forged('signature');
    const age = Math.abs(now - Date.parse(timestamp));
    if (!(age <= WINDOW_MS)) return forged('age');

    const said = orderStatus.safeParse(parse(body));
    if (!said.success) return forged('shape');
    const movements = movementsOf(said.data);
    if (!movements) return forged('shape');
    const paymentId = said.data.order.invoice_number;
    const movement = movements.at(-1);
    return movement ? { kind: 'money', event, paymentId, movement } : { kind: 'other', event, paymentId };
  };
