import type id from '../id/office.ts';
import coretax from './office-coretax.ts';

export default {
  raw: 'Code of the tax office: %{code}',
  unreachable: 'There is a connection problem with the tax office.',
  simulated: 'Simulation mode, nothing is sent to the tax office',
  noConnection: 'This company exchanges files. Invoices are sent by importing the XML in the Coretax portal.',
  file: {
    not_a_list:
      'Not the list of invoices of the Coretax portal: no column Status Faktur with Nomor Faktur Pajak or Referensi',
    contradiction: {
      lower: 'The file has a lower status than ours: %{statusText}',
      same_rank: 'The status in the file contradicts ours: %{statusText}',
      several_states: 'The file has contradicting statuses: %{statusText}',
      several_numbers: 'The file has more than one number for this invoice',
      other_number: 'The number in the file differs from ours',
      number_taken: 'One number in the file is claimed by more than one invoice',
      number_missing: 'The file says approved but has no number',
      amount: 'Tax base or VAT in the file differs from this invoice',
      buyer: 'The buyer’s NPWP in the file differs from this invoice',
      unknown_status: 'Unknown status in the file: %{statusText}',
    },
    unmatched: {
      not_found: 'No invoice has this number or reference',
      ambiguous: 'Several invoices have this reference',
    },
  },
  code: {
    MALFORMED_DOCUMENT: {
      title: 'The tax office could not read the invoice',
      cause: 'The tax office could not read what was sent. Send it again; if it keeps happening, contact support.',
      action: 'Try again',
    },
    SENDER_MISMATCH: {
      title: 'The seller NITKU is not the sender’s',
      cause: 'The first sixteen digits of the seller NITKU must be the NPWP of the company that sends.',
      action: 'Update seller NITKU',
    },
    SELLER_TKU_INVALID: {
      title: 'Invalid seller NITKU',
      cause: 'The seller NITKU must have 22 digits: the 16-digit NPWP and a 6-digit place of business.',
      action: 'Update seller NITKU',
    },
    SIGNER_NOT_AUTHORIZED: {
      title: 'The signer is not authorised',
      cause: 'The tax office does not know this signer as a representative or proxy of the company.',
      action: 'Change signer',
    },
    CERTIFICATE_EXPIRED: {
      title: 'The certificate has expired',
      cause: 'The electronic certificate that signs the invoices is no longer valid.',
      action: 'Renew electronic certificate',
    },
    SIGNING_FAILED: {
      title: 'Saved but not signed',
      cause:
        'The tax office received the invoice but could not sign it, for example because the signer’s passphrase is wrong or the authorisation code is not valid. It is not valid yet.',
      action: 'Try again',
    },
    DATE_BEFORE_CORETAX: {
      title: 'The invoice date is before Coretax',
      cause: 'Invoices before 1 January 2025 belong to the old e-Faktur application, not to Coretax.',
      action: 'Update date',
    },
    DATE_IN_FUTURE: {
      title: 'The invoice date is in the future',
      cause: 'The invoice date may not be later than today.',
      action: 'Update date',
    },
    UPLOAD_DEADLINE_PASSED: {
      title: 'The upload deadline has passed',
      cause:
        'An invoice must be uploaded by the 20th of the next month (the 15th for invoices up to April 2025). A late one is not a tax invoice.',
      action: 'Update date',
    },
    TRX_CODE_UNKNOWN: {
      title: 'Unknown transaction code',
      cause: 'The transaction code must be 01 to 10.',
      action: 'Update transaction code',
    },
    FACILITY_REQUIRED: {
      title: 'Additional info and facility stamp are missing',
      cause: 'Codes 07 and 08 need additional info and a facility stamp.',
      action: 'Complete facility',
    },
    FACILITY_NOT_ALLOWED: {
      title: 'Additional info does not go with this code',
      cause: 'Additional info and facility stamp are for codes 07 and 08 only.',
      action: 'Update facility',
    },
    FACILITY_PAIR_MISMATCH: {
      title: 'Additional info and facility stamp do not match',
      cause: 'Additional info and facility stamp must carry the same number.',
      action: 'Update facility stamp',
    },
    BUYER_NOT_FOUND: {
      title: 'The buyer’s NPWP is not registered',
      cause: 'The tax office does not find the buyer’s NPWP. Please check it with the buyer.',
      action: 'Update buyer NPWP',
    },
    BUYER_TIN_INVALID: {
      title: 'Invalid buyer NPWP',
      cause: 'The buyer NPWP must have 16 digits; a buyer without NPWP is sixteen zeros.',
      action: 'Update buyer NPWP',
    },
    BUYER_IS_SELLER: {
      title: 'Buyer and seller are the same',
      cause: 'The buyer’s NPWP is the NPWP of your company.',
      action: 'Update buyer NPWP',
    },
    BUYER_TKU_INVALID: {
      title: 'Invalid buyer NITKU',
      cause: 'The buyer NITKU must have 22 digits and start with the buyer’s NPWP; without NPWP it is 000000.',
      action: 'Update NITKU',
    },
    BUYER_TKU_NOT_FOUND: {
      title: 'The buyer’s NITKU is not registered',
      cause: 'This place of business of the buyer does not exist or was closed. The head office ends in 000000.',
      action: 'Update NITKU',
    },
    BUYER_DOCUMENT_INVALID: {
      title: 'The buyer’s identity number is not right',
      cause: 'A buyer without NPWP needs a valid NIK, passport or other identity number.',
      action: 'Update buyer identity',
    },
    BUYER_NAME_MISSING: {
      title: 'The buyer’s name is empty',
      cause: 'The buyer’s name is required.',
      action: 'Fill in buyer name',
    },
    BUYER_COUNTRY_UNKNOWN: {
      title: 'Unknown buyer country',
      cause: 'The country code has three letters as in ISO, such as IDN.',
      action: 'Update country',
    },
    UNIT_UNKNOWN: {
      title: 'Unknown unit',
      cause: 'The unit of one line is not in the tax office’s list of units.',
      action: 'Update unit',
    },
    GOODS_CODE_INVALID: {
      title: 'Invalid goods or services code',
      cause: 'The goods or services code has six digits; 000000 is any goods or services.',
      action: 'Update goods code',
    },
    GOODS_NAME_MISSING: {
      title: 'A line has no name',
      cause: 'Every line needs the name of the goods or services.',
      action: 'Complete goods name',
    },
    TAX_BASE_MISMATCH: {
      title: 'Tax base differs from price × quantity − discount',
      cause: 'The tax office works out the tax base of every line again and found a difference.',
      action: 'Check lines',
    },
    OTHER_TAX_BASE_MISMATCH: {
      title: 'The other tax base does not fit',
      cause: 'The other tax base does not fit the transaction code of the invoice.',
      action: 'Check lines',
    },
    VAT_RATE_NOT_ALLOWED: {
      title: 'The VAT rate is not accepted',
      cause: 'The VAT rate in Coretax is 12%.',
      action: 'Update date',
    },
    VAT_MISMATCH: {
      title: 'VAT differs from rate × other tax base',
      cause: 'The tax office works out the VAT of every line again and found a difference.',
      action: 'Check lines',
    },
    STLG_MISMATCH: {
      title: 'PPnBM does not fit its rate',
      cause: 'The tax office works out the PPnBM of every line again and found a difference.',
      action: 'Check lines',
    },
    ADVANCE_NOT_FOUND: {
      title: 'The down-payment invoice was not found',
      cause: 'The down-payment invoice it refers to is not approved yet or was cancelled.',
      action: 'Check down payment',
    },
    DUPLICATE_REFERENCE: {
      title: 'The reference is already used',
      cause: 'The tax office already has another invoice with this reference. It may have been uploaded before.',
      action: 'Update reference',
    },
    KEY_REUSED: {
      title: 'The same request was sent with other content',
      cause: 'The tax office already has this request with other content. Refresh the status before sending again.',
      action: 'Refresh status',
    },
    DOCUMENT_UNKNOWN: {
      title: 'The tax office does not have the invoice',
      cause: 'The tax office does not know this invoice. The last attempt may not have arrived.',
      action: 'Refresh status',
    },
    ORIGINAL_NOT_FOUND: {
      title: 'The replaced invoice was not found',
      cause: 'The tax office does not find the number of the replaced invoice.',
      action: 'See original invoice',
    },
    ORIGINAL_NOT_APPROVED: {
      title: 'The original cannot be replaced',
      cause: 'Only an approved invoice that was neither replaced nor cancelled can be replaced.',
      action: 'See original invoice',
    },
    SUBSTITUTE_IN_PROCESS: {
      title: 'Another replacement is in process',
      cause: 'The original is being replaced by another invoice.',
      action: 'See original invoice',
    },
    SUBSTITUTE_BUYER_CHANGED: {
      title: 'The buyer may not change',
      cause: 'A replacement is for the same buyer. If the buyer was wrong, cancel the original and make a new invoice.',
      action: 'Restore buyer',
    },
    BUYER_NIK_NOT_FOUND: {
      title: 'The buyer’s NIK is not registered',
      cause: 'The population register does not know the buyer’s NIK. Please check it with the buyer.',
      action: 'Update buyer NIK',
    },
    QUANTITY_DECIMALS: {
      title: 'The quantity is too precise',
      cause: 'The tax office takes at most two decimals. Round it, and put the difference into a line of its own.',
      action: 'Round the quantity',
    },
    SUPPORT_NOT_FOUND: {
      title: 'The supporting document was not found',
      cause:
        'The AJU, PPBJ or PJKEK number is not in the data of customs or LNSW. The date of the invoice must be that of the document.',
      action: 'Enter supporting document',
    },
    SUBSTITUTE_HEAD_CHANGED: {
      title: 'Only the lines may be replaced',
      cause:
        'A replacement keeps the buyer, the facility and the places of its original. If those were wrong, cancel the original and make a new invoice.',
      action: 'Restore the field',
    },
    SUBSTITUTE_CODE_CHANGED: {
      title: 'The transaction code may not change',
      cause: 'A replacement has the transaction code of its original because it keeps the number.',
      action: 'Restore transaction code',
    },
    BUYER_REFUSED_AMENDMENT: {
      title: 'The buyer refused the replacement',
      cause: 'The buyer did not agree to the replacement. The original stands.',
      action: 'See original invoice',
    },
    BUYER_REFUSED_CANCELLATION: {
      title: 'The buyer refused the cancellation',
      cause: 'The buyer did not agree to the cancellation. The invoice stands.',
      action: 'Contact buyer',
    },
    BUYER_AGREED: {
      title: 'The buyer has agreed',
      cause: 'The buyer has agreed to this request. Confirm it to complete it.',
      action: 'Confirm',
    },
    BUYER_HAS_NOT_AGREED: {
      title: 'The buyer has not agreed yet',
      cause: 'The request can be completed once the buyer has agreed to it.',
      action: 'Refresh status',
    },
    NOT_CANCELABLE: {
      title: 'The invoice cannot be cancelled',
      cause: 'The invoice is not approved yet, or was already cancelled or replaced.',
      action: 'Refresh status',
    },
    NOTHING_TO_REVOKE: {
      title: 'No cancellation is under way',
      cause: 'The cancellation is already completed or was never asked for.',
      action: 'Refresh status',
    },
    NOTHING_TO_CONFIRM: {
      title: 'There is nothing to confirm',
      cause: 'The request is already completed or was never made.',
      action: 'Refresh status',
    },
    TAXPAYER_NOT_FOUND: {
      title: 'The NPWP is not registered',
      cause: 'The tax office finds no taxpayer with this number.',
      action: 'Update NPWP',
    },
    ACCESS_DENIED: {
      title: 'The tax office refused the connection',
      cause:
        'The tax office does not accept the connection key. An administrator has to check the connection settings.',
      action: 'Contact administrator',
    },
    NOT_SUPPORTED: {
      title: 'Not available with file exchange',
      cause: 'This company exchanges files. Do it in the Coretax portal, then import the portal’s list of invoices.',
      action: 'Download XML',
    },
    UNREACHABLE: {
      title: 'There is a connection problem with the tax office.',
      cause: 'The tax office cannot be reached. Sending again is safe: the same invoice is never sent twice.',
      action: 'Try again',
    },
    ANSWER_LOST: {
      title: 'There is a connection problem with the tax office.',
      cause: 'The connection broke while the invoice was being sent, so the tax office may have received it.',
      action: 'Refresh status',
    },
    NOT_SENT: {
      title: 'Not received by the tax office',
      cause:
        'The tax office has not received this invoice. Sending again is safe: the same invoice is never sent twice.',
      action: 'Try again',
    },
    ADVANCE_OF_OLD_SYSTEM: {
      title: 'The advance was invoiced in the old system',
      cause:
        'Coretax does not link a settlement to an advance invoiced before 2025. Make an ordinary invoice without the settlement mark, for the amount paid.',
      action: 'Remove the settlement mark',
    },
    RETURN_NOT_DECIDED: {
      title: 'Crediting of the invoice is undecided',
      cause: 'A return is made of an invoice that was credited or marked as not credited. Decide on it first.',
      action: 'Decide on crediting',
    },
    RETURN_BUYER_UNREGISTERED: {
      title: 'The buyer is recorded under a NIK',
      cause:
        'The invoice is not tied to a registered buyer, so it cannot be returned. Ask the seller to cancel it and issue a new one under the NPWP.',
      action: 'Contact the seller',
    },
    RETURN_VAT_CHANGED: {
      title: 'VAT of the return differs from the original invoice',
      cause:
        'The VAT typed is not that of the original invoice. Send it again as an XML file with every line of the invoice.',
      action: 'Correct the amounts',
    },
    RETURN_BASE_CHANGED: {
      title: 'Tax base of the return differs from the original invoice',
      cause: 'The seller replaced or cancelled the original, or the return exceeds its tax base, VAT or PPnBM.',
      action: 'Correct the amounts',
    },
    RETURN_XML_ONLY: {
      title: 'This return must come as an XML file',
      cause:
        'The original cannot be returned by typing. Send an XML file with every line of the invoice, 0 for lines not returned.',
      action: 'Download XML',
    },
    SP2D_USED: {
      title: 'The SP2D serves another invoice',
      cause: 'One SP2D serves one invoice number. Use an SP2D of its own for each invoice.',
      action: 'Fill in another SP2D',
    },
    ...coretax,
    UNKNOWN_STATUS: {
      title: 'Unknown status',
      cause: 'The tax office answered with a code we do not know. The status of the invoice was not changed.',
      action: 'Refresh status',
    },
  },
  signee: {
    title: 'Change signer',
    text: 'The tax office takes documents from a signer registered as representative or proxy of the company. This choice is for this document only.',
    who: 'New signer',
    now: 'Signer now: %{name}',
    none: 'Nobody else is active as signer of this document yet. Add a signer in Settings, then try again.',
    none_ask: 'Nobody else is active as signer of this document yet. Ask the Owner of the company to add one.',
    save: 'Change',
    resend: 'Change & send again',
    done: 'Signer changed',
    sent: 'Signer changed, document sent to the tax office again',
    not_signing: 'This person is not active as signer. Choose from the list',
  },
} satisfies typeof id;
