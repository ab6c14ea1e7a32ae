import type id from '../id/credit-rules.ts';

export default {
  creditRules: {
    title: 'Proposal rules',
    text: 'Rules only propose. An invoice is decided once you have its proposal carried out.',
    none: 'No rules yet',
    none_text: 'Write one for a seller or a transaction code, such as VAT of passenger cars is not credited.',
    add: 'Add rule',
    edit: 'Change rule',
    name_hint: 'Shown in the column of proposals, for example Sedans of the board',
    any_code: 'Any code',
    saved: 'Rule saved',
    remove: 'Remove rule',
    remove_ask: 'Remove this rule? Invoices that are decided stay as they are.',
    removed: 'Rule removed',
    column: 'Proposal',
    decision: { credit: 'Credit', uncredit: 'Do not credit' },
    take: {
      press: 'Carry out proposals',
      title: 'Carry out proposals',
      confirm: 'Carry out for %{count} invoice |||| Carry out for %{count} invoices',
      nothing: 'No rule says anything of the chosen invoices.',
      none: '%{count} other invoice has no proposal and stays. |||| %{count} other invoices have no proposal and stay.',
    },
  },
} satisfies typeof id;
