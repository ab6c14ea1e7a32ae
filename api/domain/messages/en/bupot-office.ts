import type id from '../id/bupot-office.ts';

export default {
  MALFORMED_DOCUMENT: {
    title: 'The tax office cannot read the slip',
    cause: 'The tax office could not read what was sent. Send it again; if it happens again, contact support.',
  },
  SENDER_MISMATCH: {
    title: 'The withholder’s NITKU is not this company’s',
    cause: 'The withholder’s NITKU has to begin with the NPWP of the company that sends.',
  },
  WITHHOLDER_TKU_INVALID: {
    title: 'The withholder’s NITKU is not valid',
    cause: 'A NITKU has 22 digits: the NPWP and 6 digits of the branch.',
  },
  SIGNER_NOT_AUTHORIZED: {
    title: 'The signer is not authorised',
    cause: 'The tax office does not know this signer as a representative of the company.',
  },
  SIGNING_FAILED: {
    title: 'It could not be signed',
    cause:
      'The electronic signature failed, for example because the signer’s passphrase is wrong. The tax office keeps the slip; issue it again.',
  },
  DATE_IN_FUTURE: {
    title: 'The date is in the future',
    cause: 'The day of withholding may not lie after today.',
  },
  PERIOD_INVALID: {
    title: 'The tax period is not valid',
    cause: 'The tax office does not know this tax period.',
  },
  PERIOD_BEFORE_CORETAX: {
    title: 'The tax period is before Coretax',
    cause: 'Coretax takes slips of tax periods from January 2025.',
  },
  PERIOD_IN_FUTURE: {
    title: 'The tax period is in the future',
    cause: 'The tax period may not lie after this month.',
  },
  PERIOD_FILED: {
    title: 'The return of this period is filed',
    cause: 'The return of this tax period is filed already. Changes are reported by an amended return.',
  },
  OBJECT_UNKNOWN: {
    title: 'The tax object does not apply',
    cause: 'The tax office does not know this object for the kind of slip and its tax period.',
  },
  CERTIFICATE_NOT_FOUND: {
    title: 'The certificate is not found',
    cause: 'The tax office does not find the number of the certificate the facility rests on.',
  },
  PAYEE_MISSING: {
    title: 'The payee is missing',
    cause: 'The name of the payee is required.',
  },
  PAYEE_NOT_FOUND: {
    title: 'The payee is not registered',
    cause: 'The tax office does not find the payee’s NPWP or NIK. Check its 16 digits.',
  },
  PAYEE_TIN_INVALID: {
    title: 'The payee’s NPWP or NIK is not valid',
    cause: 'A payee’s NPWP or NIK has 16 digits.',
  },
  PAYEE_IS_WITHHOLDER: {
    title: 'The payee is the withholder',
    cause: 'A slip is made for somebody else. Tax one pays oneself is told by a slip of self payment.',
  },
  PAYEE_TKU_INVALID: {
    title: 'The payee’s NITKU is not valid',
    cause: 'The payee’s NITKU has 22 digits and begins with the NPWP or NIK.',
  },
  PAYEE_TKU_NOT_FOUND: {
    title: 'The payee’s NITKU is not registered',
    cause: 'The tax office does not find this place of the payee. Ask for the NITKU that is in force.',
  },
  TAX_MISMATCH: {
    title: 'The tax does not agree',
    cause: 'The tax office works out another tax from this base and rate. Check the amount and the facility.',
  },
  TAX_NEGATIVE: {
    title: 'The tax may not be negative',
    cause: 'The amounts of this slip give a tax below zero.',
  },
  DUPLICATE_REFERENCE: {
    title: 'The reference is already used',
    cause: 'The tax office already has another slip with the same reference, object, payee and period.',
  },
  MONTHLY_SLIP_STANDS: {
    title: 'The monthly slip of that period is in force',
    cause:
      'In the last period only the slip of the year is made. Cancel the monthly slip (BPMP) first, then send it again.',
  },
  ORIGINAL_NOT_FOUND: {
    title: 'The corrected slip was not found',
    cause: 'The tax office does not find the number of the slip that is corrected.',
  },
  ORIGINAL_NOT_ISSUED: {
    title: 'The original cannot be corrected',
    cause: 'Only a slip that is issued and not cancelled can be corrected.',
  },
  CORRECTION_IN_PROCESS: {
    title: 'Another correction is in process',
    cause: 'The original is being corrected. Complete that correction first.',
  },
  CORRECTION_PAYEE_CHANGED: {
    title: 'The payee may not change',
    cause: 'A correction is for the same payee. If the payee was wrong, cancel the slip and make a new one.',
  },
  CORRECTION_PERIOD_CHANGED: {
    title: 'The period may not change',
    cause: 'A correction is for the same tax period. If the period was wrong, cancel the slip and make a new one.',
  },
  CREDITED_BY_PAYEE: {
    title: 'The payee has credited it',
    cause: 'The payee has credited this slip, so the tax office does not cancel it. Contact the payee.',
  },
  NOT_CANCELABLE: {
    title: 'The slip cannot be cancelled',
    cause: 'The slip is not issued yet, or was already cancelled or corrected.',
  },
  NOT_ISSUABLE: {
    title: 'The slip cannot be issued',
    cause: 'The tax office has not finished checking this slip, or did not keep it.',
  },
  KEY_REUSED: {
    title: 'The same request was sent with other content',
    cause: 'The tax office already has this request with other content. Refresh the status before sending again.',
  },
  DOCUMENT_UNKNOWN: {
    title: 'The tax office does not have the slip',
    cause: 'The tax office does not know this slip. The last attempt may not have arrived.',
  },
  ACCESS_DENIED: {
    title: 'The tax office refused the connection',
    cause: 'The tax office does not accept the connection key. An administrator has to check the connection settings.',
  },
  NOT_SUPPORTED: {
    title: 'Not available with file exchange',
    cause: 'This company exchanges files. Do it in the Coretax portal.',
  },
  UNREACHABLE: {
    title: 'The connection to the tax office failed',
    cause: 'The tax office did not answer, and this slip did not arrive. Try again in a while.',
  },
  ANSWER_LOST: {
    title: 'The answer of the tax office was lost',
    cause: 'The tax office may have received this slip. Refresh its status before changing it.',
  },
  NOT_SENT: {
    title: 'Not received by the tax office',
    cause: 'The tax office has not received this slip. Please try again.',
  },
  WITHHOLDER_TKU_NOT_FOUND: {
    title: 'Place of the withholder not found',
    cause:
      'The sender is not a PIC of this place of business in Coretax. The central PIC adds them under general information and gives the role.',
  },
  DATE_BEFORE_PERIOD: {
    title: 'Withheld before its tax period',
    cause: 'The day of withholding must not be before the tax period of the slip.',
  },
  RATE_NOT_OF_OBJECT: {
    title: 'Not the rate of this tax object',
    cause: 'Use the reference rate of the tax object. Another rate goes only with another facility.',
  },
  OBJECT_OR_CERTIFICATE_INVALID: {
    title: 'Tax object or certificate not valid',
    cause: 'The electronic certificate has run out or is not valid. Check it in the settings and send again.',
  },
  PAYEE_TEMPORARY: {
    title: 'The payee has a temporary number',
    cause:
      'Slips are only read under a valid NIK. Register it, cancel the monthly slips, make them again, then the A1.',
  },
  'DJP-SIGN-MASTER': {
    title: 'Wrong signer passphrase',
    cause:
      'The passphrase is wrong, or the authorisation code of the signer is not valid. Check its status in Coretax, then issue it again.',
  },
  99: {
    title: 'The role is missing in Coretax',
    cause:
      'Whoever sends this has no role for it yet. The central PIC gives it in Coretax; where it was given, revoke it and give it again.',
  },
  YEAR_OF_TEMPORARY: {
    title: 'The slips of the employee are under a temporary NPWP',
    cause:
      'A1 reads slips under a valid NIK alone. Register the NIK, cancel the monthly slips, make them again, then make the A1.',
  },
  BRANCH_WITHOUT_PIC: {
    title: 'The branch has no PIC',
    cause: 'Coretax offers a NITKU only once it has a PIC. Set the PIC and the role in Coretax.',
  },
  FAMILY_TKU_MISSING: {
    title: 'The NITKU of the husband is not there',
    cause:
      'The family unit is not up to date, or the service is slow. The husband updates the family unit; if he has, try again.',
  },
  MONTHLY_NOT_PRINTED: {
    title: 'Coretax prints no BPMP',
    cause: 'Coretax has no paper of a BPMP. There is nothing to mend.',
  },
  NOT_A_SIGNER: {
    title: 'The sender is no signer',
    cause: 'A drafter cannot sign, correct or cancel. Choose somebody who may sign.',
  },
  UNKNOWN_STATUS: {
    title: 'An unknown status',
    cause: 'The tax office answered with a status that is not known here. Refresh the status in a while.',
  },
} satisfies typeof id;
