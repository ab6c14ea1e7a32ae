import { machine } from '../definition/status.ts';
import { annualAccess } from './access.ts';

const { view, write, remove, upload } = annualAccess;

/** The tax underpaid is paid before filing (UU PPh art. 29), so that no return waits for its payment. */
export const annualStatus = machine({
  words: 'sptBadan',
  start: 'CONCEPT',
  states: {
    CONCEPT: 'grey',
    FILING: 'orange',
    FILED: 'green',
    FAILED_SUBMITTING: 'red',
    REJECTED: 'red',
    CANCELED: 'grey',
  },
  marks: { CANCELED: 'close' },
  happened: {
    create: 'plus',
    fill: 'edit',
    draw: 'import',
    explain: 'edit',
    attach: 'plus',
    detach: 'trash',
    extend: 'clock',
    unextend: 'undo',
    file: 'send',
    amend: 'replaced',
  },
  moves: {
    fill: { from: ['CONCEPT', 'REJECTED'], to: 'same', by: write },
    /** Sheets are filled from what the product knows. */
    draw: { from: ['CONCEPT', 'REJECTED'], to: 'same', by: write },
    file: {
      from: ['CONCEPT', 'REJECTED', 'FAILED_SUBMITTING'],
      to: 'FILING',
      by: upload,
      offer: { icon: 'send', asks: 'confirm' },
    },
    amend: { from: ['FILED'], to: 'same', by: write, offer: { icon: 'replaced', asks: 'form' } },
    /** Of a filed return, whether the tax office annulled it since. */
    inquire: { from: ['FILING', 'FAILED_SUBMITTING', 'FILED'], to: 'same', by: view, offer: { icon: 'refresh' } },
    remove: {
      from: ['CONCEPT', 'REJECTED'],
      to: 'gone',
      by: remove,
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    accept: { from: ['FILING', 'FAILED_SUBMITTING'], to: 'FILED', by: 'system' },
    reject: { from: ['FILING', 'FAILED_SUBMITTING'], to: 'REJECTED', by: 'system' },
    failSubmitting: { from: ['FILING'], to: 'FAILED_SUBMITTING', by: 'system' },
    /** The tax office never received it. */
    unsent: { from: ['FAILED_SUBMITTING'], to: 'CONCEPT', by: 'system' },
    annul: { from: ['FILED'], to: 'CANCELED', by: 'system' },
  },
});

export type AnnualStatus = keyof (typeof annualStatus)['states'];
export type AnnualMove = keyof (typeof annualStatus)['moves'];

export const annualStatuses = Object.keys(annualStatus.states) as AnnualStatus[];

type WithStatus = { readonly status: AnnualStatus };

/** Whether a state allows a move. Permissions are checked separately. */
export const allowsAnnual = (move: AnnualMove, { status }: WithStatus): boolean =>
  (annualStatus.moves[move].from as readonly AnnualStatus[]).includes(status);

export const isAnnualFiled = ({ status }: WithStatus): boolean => status === 'FILED';
export const isAnnualVoid = ({ status }: WithStatus): boolean => status === 'CANCELED';
/** It may be at the tax office. */
export const isAnnualSent = ({ status }: WithStatus): boolean => allowsAnnual('accept', { status });
