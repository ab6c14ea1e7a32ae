import { bulkRules } from '../definition/document.ts';
import type { Move } from '../definition/status.ts';
import { withoutTax } from '../rules/crediting.ts';
import type { FakturRow } from './record.ts';

const byUploader = 'EFAKTUR_DOC_UPLOAD';

export const creditMoves = {
  credit: { from: ['APPROVED', 'UNCREDITED'], to: 'CREDITED', by: byUploader, offer: { icon: 'check', asks: 'form' } },
  uncredit: { from: ['APPROVED', 'CREDITED'], to: 'UNCREDITED', by: byUploader, offer: { icon: 'dot', asks: 'form' } },
  rebook: { from: ['CREDITED'], to: 'same', by: byUploader, offer: { icon: 'edit', asks: 'form' } },
  restore: {
    from: ['CREDITED', 'UNCREDITED'],
    to: 'APPROVED',
    by: byUploader,
    offer: { icon: 'undo', asks: 'confirm' },
  },
} as const satisfies Record<string, Move<'APPROVED' | 'CREDITED' | 'UNCREDITED', never>>;

type Row = Pick<FakturRow<string>, 'status' | 'code'>;
const from = (move: keyof typeof creditMoves) => (row: Row) =>
  (creditMoves[move].from as readonly string[]).includes(row.status);

export const creditBulk = bulkRules<Row>()({
  credit: { by: 'upload', fits: (row) => from('credit')(row) && !withoutTax.includes(row.code) },
  uncredit: { by: 'upload', fits: from('uncredit') },
  rebook: { by: 'upload', fits: from('rebook') },
  restore: { by: 'upload', fits: from('restore') },
});
