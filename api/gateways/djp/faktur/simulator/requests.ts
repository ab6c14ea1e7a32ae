import type { FakturDocument } from '../../document.ts';
import { isReturned } from '../../retur/simulator/family.ts';
import { no, type Request } from '../../simulator/document/family.ts';
import type { FakturRequest } from '../office.ts';
import { asksBuyer, completeSubstitute, partyOf, type Stored, settleOriginal } from './progress.ts';

const notAgreed = no('BUYER_HAS_NOT_AGREED', 'Pembeli belum menyetujui.');
const nothing = no('NOTHING_TO_CONFIRM', 'Tidak ada permintaan yang menunggu konfirmasi.');

const canceled = (entry: Stored, at: number): Stored => ({ ...entry, state: 'CANCELED', updatedAt: at });

export const requests = {
  cancel: async (office, books, entry) => {
    const at = office.now();
    if (entry.state === 'WAITING_AMEND') {
      const over = canceled(entry, at);
      await settleOriginal(books, over, false);
      return over;
    }
    if (entry.state !== 'APPROVED') return no('NOT_CANCELABLE', 'Faktur tidak dapat dibatalkan.');
    if (entry.content.replacedBy) return no('SUBSTITUTE_IN_PROCESS', 'Faktur sedang diganti.');
    if (await isReturned(books, partyOf(entry.content), entry))
      return no('INVOICE_HAS_RETURNS', 'Faktur memiliki retur yang belum dibatalkan.');
    if (!asksBuyer(entry)) return canceled(entry, at);
    return {
      ...entry,
      state: 'WAITING_CANCEL',
      updatedAt: at,
      readyAt: at + office.buyerAfterMs,
      content: { ...entry.content, agreed: false, notice: null },
    };
  },
  revokeCancel: async (office, _books, entry) =>
    entry.state === 'WAITING_CANCEL'
      ? { ...entry, state: 'APPROVED', updatedAt: office.now(), content: { ...entry.content, agreed: false } }
      : no('NOTHING_TO_REVOKE', 'Tidak ada pembatalan yang berjalan.'),
  confirmCancel: async (office, _books, entry) => {
    // The office may have completed it on its own a moment ago.
    if (entry.state === 'CANCELED') return entry;
    if (entry.state !== 'WAITING_CANCEL') return nothing;
    return entry.content.agreed ? canceled(entry, office.now()) : notAgreed;
  },
  confirmSubstitute: async (office, books, entry) => {
    if (entry.state === 'APPROVED' && entry.content.document.kind === 'SUBSTITUTE') return entry;
    if (entry.state !== 'WAITING_AMEND') return nothing;
    return entry.content.agreed ? completeSubstitute(books, entry, office.now()) : notAgreed;
  },
} as const satisfies Record<FakturRequest, Request<FakturDocument>>;
