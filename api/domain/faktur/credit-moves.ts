import type { Move } from '../definition/status.ts';

const byDesk = 'EFAKTUR_DOC_UPLOAD';

/** The moves by which a buyer decides about the PPN of what the office has approved. */
export const creditMoves = {
  credit: { from: ['APPROVED', 'UNCREDITED'], to: 'CREDITED', by: byDesk, offer: { icon: 'check', asks: 'form' } },
  uncredit: { from: ['APPROVED', 'CREDITED'], to: 'UNCREDITED', by: byDesk, offer: { icon: 'dot', asks: 'form' } },
  /** Back to undecided and credited again, in one act. */
  rebook: { from: ['CREDITED'], to: 'same', by: byDesk, offer: { icon: 'edit', asks: 'form' } },
  restore: {
    from: ['CREDITED', 'UNCREDITED'],
    to: 'APPROVED',
    by: byDesk,
    offer: { icon: 'undo', asks: 'confirm' },
  },
} as const satisfies Record<string, Move<'APPROVED' | 'CREDITED' | 'UNCREDITED', never>>;
