export default {
  SPT_MISMATCH: {
    title: 'The content of the return does not agree',
    cause: 'The return differs from the documents in force. Post it again, check it, then file it again.',
  },
  SPT_NOT_IN_STEP: {
    title: 'Lists and return differ',
    cause: 'The return was not posted again after its documents changed. Post it once and wait until all is filled in.',
  },
  SPT_DECIMALS: {
    title: 'Some amounts have sen',
    cause: 'Amounts of a return are whole rupiah. Post it again, then file it again.',
  },
  SPT_EXCESS_TWICE: {
    title: 'The excess was counted twice',
    cause: 'Compare with Dasbor Kompensasi in Coretax, then post again. If it stays, ask the KPP.',
  },
  SPT_EXCESS_MISSING: {
    title: 'The excess of an earlier tax period is not filled in',
    cause: 'The tax office has no data of the compensation. The KPP or Kring Pajak checks and updates it.',
  },
  SPT_REJECTED: {
    title: 'The return was rejected',
    cause: 'The tax office found the return incomplete or not valid. Post it again, check it, then file it again.',
  },
  SPT_ANNULLED: {
    title: 'The tax office annulled the return',
    cause: 'An officer of the tax office annulled this return and replaced it. There is nothing to do here.',
  },
  SPT_NORMAL_EXISTS: {
    title: 'A normal draft is there already',
    cause: 'Coretax has made the normal draft of this tax period. Open it, do not make another.',
  },
  SPT_EARLIER_NOT_FILED: {
    title: 'The return of an earlier tax period is not filed',
    cause: 'Returns are filed in the order of their tax periods. File the earlier one first.',
  },
  SPT_WAITS_FOR_PAYMENT: {
    title: 'The return waits for payment',
    cause: 'Only a draft can be changed. Cancel its billing code, and it becomes a draft again.',
  },
  SPT_ONE_MEANS: {
    title: 'Two means of payment at once',
    cause: 'A return is paid in one way: by deposit alone or by billing code alone. Post again, then choose one.',
  },
  SPT_CODE_LAPSED: {
    title: 'The billing code has run out',
    cause: 'The billing code was not paid in time, or was cancelled. Post again, then file again.',
  },
  SPT_TWO_CODES: {
    title: 'Two billing codes for one return',
    cause: 'Pay one of them; the other lapses by itself.',
  },
  SPT_DEPOSIT_TAKEN: {
    title: 'The deposit was used, the return is still a draft',
    cause:
      'The payment was booked but filing failed. In Buku Besar of Coretax move the transfer that has a remainder back to 411618-100, then file again.',
  },
  SPT_MODULE_FAULT: {
    title: 'The module of returns is disturbed',
    cause: 'Where the due day is near, pay into the deposit: its day counts as the day of payment. File again later.',
  },
  SPT_OLD_PERIOD: {
    title: 'A tax period from before Coretax',
    cause: 'Returns of 2024 and earlier are filed in the tax office~Online, not in Coretax.',
  },
  ALREADY_FILED: {
    title: 'The return of this tax period is filed already',
    cause: 'The tax office has the return of this tax period. Changes are filed with an amended return.',
  },
  ALREADY_SENT: {
    title: 'The return of this tax period is being processed',
    cause: 'The tax office has received an earlier sending. Ask for its status.',
  },
  NOT_PAID: {
    title: 'No payment yet',
    cause: 'Something is neither paid nor has a billing code. Post again, then pay and file.',
  },
  NOT_WAITING: {
    title: 'The return does not wait for payment',
    cause: 'Its status at the tax office has changed. Ask for its status.',
  },
  SIGNER_NOT_AUTHORIZED: {
    title: 'Signer not authorised',
    cause: 'The tax office does not know this signer. Post again, then choose another signer when filing.',
  },
  SIGNING_FAILED: {
    title: 'Signing failed',
    cause: 'The electronic signature could not be made. Post again, then file again.',
  },
  'DJP-SIGN-MASTER': {
    title: 'Wrong signer passphrase',
    cause: 'The passphrase is wrong or the authorisation code not valid. Mend it in Coretax, post and file again.',
  },
  MALFORMED_DOCUMENT: {
    title: 'The tax office could not read the return',
    cause: 'The tax office could not read what was sent. Post again; if it happens again, contact support.',
  },
  KEY_REUSED: {
    title: 'The same request was sent with other content',
    cause: 'The tax office has received this request with other content. Ask for its status.',
  },
  DOCUMENT_UNKNOWN: {
    title: 'The tax office does not know the return',
    cause: 'The last sending may not have arrived. Ask for its status.',
  },
  UNREACHABLE: {
    title: 'The tax office could not be reached',
    cause: 'The line broke while the return was sent. Ask for its status; one that never arrived is a draft again.',
  },
  UNKNOWN_STATUS: {
    title: 'Another message of the tax office',
    cause: 'The tax office answered with a code that is not known yet.',
  },
};
