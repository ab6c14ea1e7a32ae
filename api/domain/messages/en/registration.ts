import type id from '../id/registration.ts';

/** What a company still lacks before a product opens. */
export default {
  efaktur_title: 'Register for E-Faktur Coretax',
  ebupot_title: 'Register for E-Bupot Coretax',
  off: '%{company} is not active in Coretax yet',
  efaktur_off_text: 'Outgoing invoices can be made once E-Faktur Coretax is active for this company.',
  ebupot_off_text: 'Withholding slips can be made once E-Bupot Coretax is active for this company.',
  missing: 'What is needed',
  done: 'Complete',
  not_yet: 'Not yet',
  unknown: 'Not yours to see',
  look: 'Look',
  who_owner:
    'As the Owner you apply for it in Coretax. Once the tax office has agreed, tell the people who run Patuh, so that it opens for %{company}.',
  who_others:
    'Ask the Owner of the company to apply for it in Coretax. Once active, this page opens the list of documents by itself.',
  to_office: 'Open Coretax',
  to_office_how: 'Open Coretax in a new tab',
  to_profile: 'See the company profile',
  step: {
    pkp: {
      title: 'VAT registration (PKP)',
      text: 'Only a VAT-registered business makes tax invoices.',
    },
    certificate: {
      title: 'Electronic certificate',
      text: 'Stored, still valid, and matching the tax office’s data.',
    },
    signee: {
      title: 'Signee',
      text: 'At least one active signee for E-Faktur Coretax.',
    },
    ebupot_registered: {
      title: 'Registered for e-Bupot',
      text: 'The company is registered for e-Bupot as a withholder of tax.',
    },
    efaktur_on: { title: 'E-Faktur Coretax active', text: 'Activated for this company.' },
    ebupot_on: { title: 'E-Bupot Coretax active', text: 'Activated for this company.' },
  },
} satisfies typeof id;
