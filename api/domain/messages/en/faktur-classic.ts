import moves from './faktur-moves.ts';
import shared from './faktur-shared.ts';

const status = {
  NOT_APPROVED: 'Not approved',
  IN_PROGRESS: 'Waiting for approval',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  AMENDED: 'Replaced',
  CANCELED: 'Cancelled',
};

/** Outgoing invoices of e-Faktur before Coretax; fields and buyers are named as in those of Coretax. */
export default {
  fakturClassic: {
    status: { ...status, short: status },
    moves: { save: moves.moves.save, substitute: moves.moves.substitute, remove: moves.moves.remove },
    asks: { remove: moves.asks.remove },
    done: { remove: moves.done.remove },
    happened: {
      create: 'Draft created',
      save: 'Saved',
      remove: 'Draft removed',
      substitute: 'Substitute created',
      releaseSubstitute: 'Substitute removed; the original may be replaced again',
      upload: 'Waiting for approval',
      approve: 'Approved',
      reject: 'Rejected by the tax office',
      amend: 'Replaced by a substitute',
      canceledByOffice: 'Cancelled at the tax office',
    },
    number_at_save: 'The number is taken from the NSFP when it is saved',
    title: 'Outgoing invoices (classic)',
    one: 'Outgoing invoice',
    empty_title: 'No classic outgoing invoices yet',
    empty_text: 'Invoices of tax periods up to December 2024 are here.',
    export: 'Export',
  },
  jobs: {
    title: {
      'faktur-classic': {
        remove: 'Remove %{total} drafts of classic invoices',
        export: 'Export %{total} classic invoices as %{format}',
      },
    },
  },
  auditLog: { object: { 'faktur-classic': 'Classic outgoing invoice' } },
  counterparty: { kind: { CLASSIC_OUT: 'Classic outgoing invoice' } },
  resources: {
    'efaktur/out': {
      name: 'Classic outgoing invoices',
      fields: { ...shared.resources['efaktur/out/ctas'].fields, number: 'Serial number' },
    },
  },
};
