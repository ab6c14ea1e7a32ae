import { machine } from '../../definition/status.ts';

/** USED: an annual return that was filed has it, so that nobody changes it. CANCELED: the withholder cancelled it. */
export const receivedStatus = machine({
  words: 'received',
  start: 'RECORDED',
  states: { RECORDED: 'orange', USED: 'green', CANCELED: 'red' },
  marks: { RECORDED: 'dot' },
  happened: { create: 'plus', import: 'import', pull: 'import', save: 'edit', officeDiffers: 'replaced' },
  moves: {
    save: {
      from: ['RECORDED'],
      to: 'same',
      by: 'EBUPOT_WITHHOLDING_CREATE',
      offer: { icon: 'edit', asks: 'page' },
    },
    cancel: {
      from: ['RECORDED'],
      to: 'CANCELED',
      by: 'EBUPOT_WITHHOLDING_CANCEL',
      offer: { icon: 'close', danger: true, asks: 'confirm' },
    },
    restore: {
      from: ['CANCELED'],
      to: 'RECORDED',
      by: 'EBUPOT_WITHHOLDING_CANCEL',
      offer: { icon: 'undo' },
    },
    remove: {
      from: ['RECORDED', 'CANCELED'],
      to: 'gone',
      by: 'EBUPOT_WITHHOLDING_DELETE',
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    /** By the annual return that takes it, and back when that return is annulled. */
    use: { from: ['RECORDED'], to: 'USED', by: 'system' },
    release: { from: ['USED'], to: 'RECORDED', by: 'system' },
    canceledElsewhere: { from: ['RECORDED'], to: 'CANCELED', by: 'system' },
  },
});

export type ReceivedStatus = keyof (typeof receivedStatus)['states'];
export type ReceivedMove = keyof (typeof receivedStatus)['moves'];

export const isUsed = ({ status }: { readonly status: ReceivedStatus }): boolean => status === 'USED';
export const isCanceled = ({ status }: { readonly status: ReceivedStatus }): boolean => status === 'CANCELED';
export const isRecorded = ({ status }: { readonly status: ReceivedStatus }): boolean => status === 'RECORDED';
