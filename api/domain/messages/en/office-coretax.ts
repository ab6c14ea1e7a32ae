const role = (menu: string) => ({
  title: 'The role is missing in Coretax',
  cause: `Whoever sends this has no role for ${menu} yet. The central PIC gives it in Coretax; where it was given, revoke it and give it again, then sign out and in.`,
  action: 'Contact the central PIC',
});

export default {
  'DJP-SIGN-MASTER': {
    title: 'Wrong signer passphrase',
    cause:
      "The passphrase is wrong, or the signer's authorisation code is not valid. Check its status in Coretax (Portal Saya, Profil Saya, Digital Certificate), then send again.",
    action: 'Try again',
  },
  96: role('outgoing invoices'),
  99: role('acting for somebody else'),
  225: role('incoming invoices'),
  'REG-KODJP-00003': {
    title: 'The electronic certificate was not detected',
    cause: 'Number or password is wrong, or it was a passing fault. Check both, then sign in to Coretax again.',
    action: 'Renew the certificate',
  },
  'REG-KODJP-00024': {
    title: 'Wrong passphrase',
    cause: 'The passphrase is wrong or kept by the browser. Sign out of Coretax, clear the cache, and sign in again.',
    action: 'Renew the certificate',
  },
  SAVED_INVALID: {
    title: 'Saved, but it did not pass the checks',
    cause:
      'The tax office has saved this invoice but its content did not pass, for example a NIK. Open it, correct it, send it again.',
    action: 'Correct the invoice',
  },
  SIGNING_IN_PROCESS: {
    title: 'Signing is still going on',
    cause: 'The signing service of the tax office has not finished. Wait, then update the status.',
    action: 'Update status',
  },
  XML_ROWS_INVALID: {
    title: 'Some lines of the XML are not valid',
    cause:
      'The number the tax office shows is a line of the XML file, not a row of Excel. Coloured rows left empty are exported too, and fail.',
    action: 'Check the lines',
  },
  LIST_NOT_LOADED: {
    title: 'The list in the portal is not loaded',
    cause: 'The list in Coretax is empty after the import because it was not loaded. Refresh it there and wait.',
    action: 'Update status',
  },
  WAITING_FOR_AMENDMENT: {
    title: 'The replacement waits for the buyer',
    cause: 'The buyer has credited the original. The replacement counts once the buyer agrees to it in Coretax.',
    action: 'Update status',
  },
  WAITING_FOR_CANCELLATION: {
    title: 'The cancellation waits for the buyer',
    cause: 'The buyer has credited this invoice. The cancellation counts once the buyer agrees to it in Coretax.',
    action: 'Update status',
  },
  BUYER_UNDER_NIK: {
    title: 'The buyer is recorded under National ID',
    cause:
      'The seller put the NIK under National ID, so the invoice does not reach the list of the buyer. The seller cancels it and makes a new one with the NIK as NPWP.',
    action: "Correct the buyer's NPWP",
  },
  INCOMING_NOT_LISTED: {
    title: 'The incoming invoice is not listed yet',
    cause:
      "The tax period of the filter is not the seller's, or an invoice of the desktop e-Faktur has not been carried over (at most two days).",
    action: 'Update status',
  },
  CREDIT_NOT_APPROVED: {
    title: 'Cannot be credited yet',
    cause: 'Only incoming invoices that are Approved can be credited. Return it to Approved first.',
    action: 'Back to Approved',
  },
  CREDIT_WINDOW: {
    title: 'The tax period of the credit is outside the limit',
    cause:
      'Input VAT is credited in the tax period of the invoice or one of the three after it. Choose a tax period within.',
    action: 'Choose another tax period',
  },
  CREDIT_LOCKED: {
    title: 'The tax period of the credit is locked',
    cause: 'Return the invoice to Approved, then credit it in the new tax period.',
    action: 'Back to Approved',
  },
  CREDIT_REPORTED: {
    title: 'Already reported',
    cause: 'The invoice is in a return that was filed. Amend the return of that tax period.',
    action: 'Amend the return',
  },
  CUSTOMS_NOT_COME: {
    title: 'PIB or PEB has not come',
    cause:
      "The NPWP of the goods' owner is not the one used, or the tax period is not that of the payment of the PIB. Check both, then pull again.",
    action: 'Pull again',
  },
  RETURN_TOTAL_MISMATCH: {
    title: 'The sums of the return are not those of its lines',
    cause: 'Tax base, PPN or PPnBM of the return differ from the sum of the lines that go back.',
    action: 'Correct the amounts',
  },
  RETURN_EXCEEDS_INVOICE: {
    title: 'The return exceeds its invoice',
    cause: 'All returns together may not exceed quantity and amounts of the invoice.',
    action: 'Correct the amounts',
  },
  SELLER_REFUSED: {
    title: 'The seller refused the return',
    cause: 'The seller does not agree to this return. The invoice stands.',
    action: 'Contact the seller',
  },
};
