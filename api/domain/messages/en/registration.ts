import type id from '../id/registration.ts';

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
  fill_in: 'Fill in',
  after: 'Named once it is active',
  who_owner:
    'As the Owner you arrange confirmation and activation in Coretax. Once the tax office has agreed, activate %{company} here.',
  who_others:
    'Ask the Owner of the company to apply for it in Coretax. Once active, this page opens the list of documents by itself.',
  activate: {
    efaktur: 'Activate Coretax e-Faktur',
    ebupot: 'Activate Coretax e-Bupot',
    efaktur_text:
      'Only a VAT-registered company (PKP) makes tax invoices. Once activated, %{company} is recorded as PKP, and the menu of Coretax e-Faktur opens for everybody entitled to it. This statement stands in the history under your name.',
    ebupot_text:
      'Once activated, the menu of Coretax e-Bupot opens for everybody entitled to it in %{company}. This statement stands in the history under your name.',
    efaktur_stated: 'The tax office has confirmed %{company} as PKP and activated its access in Coretax',
    ebupot_stated: 'The tax office has registered %{company} as a withholder in Coretax',
    efaktur_missing: 'State first that the tax office has confirmed this company as PKP',
    ebupot_missing: 'State first that the tax office has registered this company as a withholder',
    is_active: 'It is active for this company already.',
    efaktur_done: 'Coretax e-Faktur is active',
    ebupot_done: 'Coretax e-Bupot is active',
  },
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
