import { step } from '../../simulator/document/bring-up.ts';
import { no, type Request } from '../../simulator/document/family.ts';
import type { BupotDocument } from '../document.ts';
import type { BupotRequest } from '../office.ts';
import { behaviourOf, type Kept } from './life.ts';

const SLOW_MS = 60_000;

/** What was asked for is so, or about to be. */
const ISSUED: readonly Kept['state'][] = ['SIGNING', 'APPROVED'];
const CANCELED: readonly Kept['state'][] = ['WAITING_CANCEL', 'CANCELED'];

/** What a withholder may ask of a slip the office has. */
export const requests = {
  issue: async (office, _books, entry) => {
    if (ISSUED.includes(entry.state)) return entry;
    if (entry.state !== 'SUBMITTED') return no('NOT_ISSUABLE', 'Bukti potong tidak dapat diterbitkan.');
    const at = office.now();
    const { signingMs } = behaviourOf(entry.content.document);
    return step(entry, 'SIGNING', at, { readyAt: at + (signingMs ?? office.verdictAfterMs) });
  },
  cancel: async (office, _books, entry) => {
    if (CANCELED.includes(entry.state)) return entry;
    if (entry.state !== 'APPROVED') return no('NOT_CANCELABLE', 'Bukti potong tidak dapat dibatalkan.');
    if (entry.content.replacedBy) return no('CORRECTION_IN_PROCESS', 'Bukti potong sedang dibetulkan.');
    const { cancel } = behaviourOf(entry.content.document);
    if (cancel === 'refused') return no('CREDITED_BY_PAYEE', 'Bukti potong sudah dikreditkan penerima.');
    const at = office.now();
    return cancel === 'slow'
      ? step(entry, 'WAITING_CANCEL', at, { readyAt: at + SLOW_MS })
      : step(entry, 'CANCELED', at);
  },
} as const satisfies Record<BupotRequest, Request<BupotDocument>>;
