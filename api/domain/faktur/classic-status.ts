import { machine } from '../definition/status.ts';

const editable = ['NOT_APPROVED', 'REJECTED'] as const;

/** States of the e-Faktur client. Uploading is a `system` move, because no connection sends classic documents yet. */
export const classicStatus = machine({
  words: 'fakturClassic',
  start: 'NOT_APPROVED',
  states: {
    NOT_APPROVED: 'orange',
    IN_PROGRESS: 'orange',
    APPROVED: 'green',
    REJECTED: 'red',
    AMENDED: 'grey',
    CANCELED: 'grey',
  },
  marks: { NOT_APPROVED: 'dot', AMENDED: 'replaced', CANCELED: 'close' },
  happened: { create: 'plus', save: 'edit', substitute: 'replaced', upload: 'upload' },
  moves: {
    save: {
      from: editable,
      to: 'NOT_APPROVED',
      by: 'EFAKTUR_DOC_CREATE',
      offer: { icon: 'edit', asks: 'page', repairs: 'edit' },
    },
    substitute: {
      from: ['APPROVED'],
      to: 'same',
      by: 'EFAKTUR_DOC_CREATE',
      offer: { icon: 'replaced', asks: 'page', unless: 'replacedBy' },
    },
    remove: {
      from: editable,
      to: 'gone',
      by: 'EFAKTUR_DOC_DELETE',
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    upload: { from: editable, to: 'IN_PROGRESS', by: 'system' },
    approve: { from: ['IN_PROGRESS'], to: 'APPROVED', by: 'system' },
    reject: { from: ['IN_PROGRESS'], to: 'REJECTED', by: 'system' },
    amend: { from: ['APPROVED'], to: 'AMENDED', by: 'system' },
    canceledByOffice: { from: ['APPROVED'], to: 'CANCELED', by: 'system' },
  },
});

export type ClassicStatus = keyof (typeof classicStatus)['states'];
export type ClassicMove = keyof (typeof classicStatus)['moves'];
