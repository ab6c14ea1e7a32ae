import { bulkRules } from '../definition/document.ts';
import { digits } from '../definition/field.ts';
import { choice, computed, rows } from '../definition/field-forms.ts';
import { variantOf } from '../definition/variant.ts';
import { vatAccess } from './access.ts';
import { type ClassicMove, type ClassicStatus, classicStatus } from './classic-status.ts';
import { codesInOrder } from './codes.ts';
import type { FakturDefinition } from './definition.ts';
import { lineFields } from './fields.ts';
import { fakturKeluaran } from './keluaran.ts';
import { maxima } from './maxima.ts';
import type { FakturRow } from './record.ts';
import type { ClassicType } from './types.ts';

const { opt: _, code: _code, unit: _unit, ...classicFields } = lineFields;
/** A line has no kind, no goods code and no unit. */
export const classicLines = { ...classicFields, base: choice(['FULL', 'OWN'], 'FULL') };
/** Code 10 exists in Coretax only. */
const codes = codesInOrder.filter((code) => code !== '10') as [string, ...string[]];

/** Outgoing invoice of e-Faktur before Coretax (PER-03/PJ/2022): numbered by us, in whole rupiah. */
export const fakturClassic = variantOf(fakturKeluaran, {
  era: 'classic',
  name: 'faktur-classic',
  resource: 'efaktur/out',
  status: classicStatus,
  access: { ...vatAccess, list: 'EFAKTUR_DOC_VIEW' },
  words: { states: 'fakturClassic.status', happened: 'fakturClassic.happened' },
  without: [
    'facilityStamp',
    'customDocPeriod',
    'ownNitku',
    'counterpartyCountry',
    'counterpartyNitku',
    'signeeName',
    'sentAt',
    'notSent',
    'collectorNtpn',
    'collectorPaidOn',
    'collectorReceipt',
  ],
  fields: {
    code: choice(codes, ''),
    /** Transaction code, 0 or 1 for a substitute, and the NSFP. */
    number: computed(digits(16)),
    lines: rows(classicLines, maxima.lines),
  },
  bulk: bulkRules<FakturRow<ClassicStatus>>()({
    delete: { by: 'remove', fits: ({ status }) => classicStatus.moves.remove.from.includes(status) },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  notSummed: ['AMENDED', 'CANCELED'],
});

export const classicKeluaran = {
  type: 'CLASSIC_OUT',
  document: fakturClassic,
  unsent: classicStatus.moves.upload.from,
  approved: classicStatus.moves.substitute.from,
} satisfies FakturDefinition<ClassicStatus, ClassicMove, ClassicType>;
