import { machine } from '../definition/status.ts';

/** A return brought as a file. Its state is that of the register. */
export const filingStatus = machine({
  words: 'efiling',
  start: 'READY',
  states: {
    READY: 'orange',
    TOKEN_PENDING: 'orange',
    FILING_IN_PROGRESS: 'orange',
    FILED: 'green',
    REJECTED: 'red',
    FAILED: 'red',
  },
  happened: { create: 'plus', record: 'check' },
  moves: {
    attach: { from: ['READY', 'TOKEN_PENDING', 'REJECTED', 'FAILED'], to: 'same', by: 'EFILING_CREATE' },
    /** The office sends a verification code to the registered address. */
    code: { from: ['READY', 'TOKEN_PENDING', 'FAILED'], to: 'TOKEN_PENDING', by: 'EFILING_UPLOAD' },
    file: { from: ['TOKEN_PENDING'], to: 'FILING_IN_PROGRESS', by: 'EFILING_UPLOAD' },
    inquire: { from: ['FILING_IN_PROGRESS', 'FAILED'], to: 'same', by: 'EFILING_VIEW', offer: { icon: 'refresh' } },
    remove: {
      from: ['READY', 'TOKEN_PENDING', 'REJECTED'],
      to: 'gone',
      by: 'EFILING_DELETE',
      offer: { icon: 'trash', danger: true, asks: 'confirm' },
    },
    wrongCode: { from: ['FILING_IN_PROGRESS'], to: 'TOKEN_PENDING', by: 'system' },
    accept: { from: ['FILING_IN_PROGRESS', 'FAILED'], to: 'FILED', by: 'system' },
    reject: { from: ['FILING_IN_PROGRESS', 'FAILED'], to: 'REJECTED', by: 'system' },
    fail: { from: ['FILING_IN_PROGRESS'], to: 'FAILED', by: 'system' },
  },
});
export type FilingStatus = keyof (typeof filingStatus)['states'];
export type FilingMove = keyof (typeof filingStatus)['moves'];

export const allowsFiling = (move: FilingMove, { status }: { readonly status: FilingStatus }): boolean =>
  (filingStatus.moves[move].from as readonly FilingStatus[]).includes(status);
export const isFiledFile = ({ status }: { readonly status: FilingStatus }): boolean => status === 'FILED';
