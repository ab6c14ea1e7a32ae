import type id from '../id/credit-rules.ts';

export default {
  creditRules: {
    any_code: 'Any code',
    column: 'Proposal',
    take: {
      press: 'Carry out proposals',
      title: 'Carry out proposals',
      confirm: 'Carry out for %{count} invoice |||| Carry out for %{count} invoices',
      nothing: 'No rule says anything of the chosen invoices.',
      none: '%{count} other invoice has no proposal and stays. |||| %{count} other invoices have no proposal and stay.',
    },
  },
} satisfies typeof id;
