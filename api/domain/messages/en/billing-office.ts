import type id from '../id/billing-office.ts';

export default {
  AMOUNT_INVALID: {
    title: 'The amount does not match',
    cause: 'The tax office does not accept this amount. Check that the tax equals the amount of the billing code.',
    action: 'Check the amount',
  },
  EXPIRED: {
    title: 'The billing code has expired',
    cause: 'The time of the billing code has run out, so it cannot be paid. Make a new billing code.',
    action: 'Make anew',
  },
  INVALID: {
    title: 'The billing code is not valid',
    cause:
      'The tax office does not accept the data of this billing code. Check the data, then make a new billing code.',
    action: 'Make anew',
  },
  ALREADY_PAID: {
    title: 'The billing code is paid already',
    cause: 'The tax office has received a payment for this billing code. A billing code can be paid only once.',
    action: 'Refresh status',
  },
  NOT_FOUND: {
    title: 'The billing code was not found',
    cause: 'The tax office does not know this billing code for your company’s NPWP. Check its 15 digits.',
    action: 'Check the code',
  },
  NTPN_NOT_FOUND: {
    title: 'The NTPN could not be confirmed',
    cause:
      'This NTPN was not found for the billing code. Check its 16 characters on the proof of payment, or try again some minutes after the payment.',
    action: 'Confirm again',
  },
  KEY_REUSED: {
    title: 'The same request was sent with other content',
    cause: 'The tax office has received this request with other content. Refresh the status before sending again.',
    action: 'Refresh status',
  },
  ACCESS_DENIED: {
    title: 'The connection to the tax office was refused',
    cause: 'The key of the connection was not accepted. An administrator has to check the settings of the connection.',
    action: 'Contact the administrator',
  },
  NOT_SUPPORTED: {
    title: 'Not available by file exchange',
    cause:
      'This company uses file exchange. Make the billing code in the portal of the tax office, pay it at a bank, then write its NTPN down here.',
    action: 'Write down the NTPN',
  },
  UNREACHABLE: {
    title: 'There is a problem with the connection to the tax office.',
    cause: 'The tax office does not answer. Try again in a while: the same request is not done twice.',
    action: 'Try again',
  },
  UNKNOWN_CODE: {
    title: 'The tax office refused the request',
    cause: 'The tax office answered with a code that is not known yet. The status was not changed.',
    action: 'Refresh status',
  },
} satisfies typeof id;
