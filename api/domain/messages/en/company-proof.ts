export default {
  title: 'Proof of the NPWP',
  proven: 'The NPWP is proven',
  proven_text: 'Proven on %{day} by %{way}. Everything can be used.',
  way: {
    founding: 'whoever runs Patuh, when it was founded',
    certificate: 'an electronic certificate',
    office: 'an authorisation at the tax office',
    house: 'whoever runs Patuh, who looked into it',
    sandbox: 'being a sandbox, whose NPWP is made up',
  },
  unproven: 'The NPWP is not proven',
  unproven_text:
    'Anybody can type an NPWP. Until this company is proven to hold its own, you can set it up, import and save drafts. Pulling from the tax office, sending to it, billing codes, sending documents to their recipients and buying quota come after that.',
  units: 'Once it is proven the company gets free upload quota, once for each NPWP.',
  ask: 'Ask an Owner or Administrator of this company to prove it on this page.',
  taken: 'Another company in Patuh has proven this NPWP',
  taken_text:
    'Your drafts are kept and can be exported. If that company is yours too, ask its Owner to invite you. If it is not, contact whoever runs Patuh.',
  others: 'Others with this NPWP: %{count}',
  others_text:
    '%{count} other companies in Patuh named this NPWP without proof. They can save drafts only, and see none of your data.',
  certificate: 'By an electronic certificate',
  certificate_text:
    'Upload the .p12 file from the tax office. If its subject names this NPWP, the company is proven at once.',
  certificate_off: 'This server knows no issuer of certificates yet, so a certificate proves nothing here.',
  certificate_do: 'Upload certificate',
  office: 'By an authorisation at the tax office',
  office_text:
    'Sign in to the Coretax account of this taxpayer and authorise Patuh with the code below. It holds for this company alone. Then ask the tax office from here.',
  office_off: 'The line to the tax office this server uses cannot be asked.',
  office_do: 'Ask the tax office',
  code: 'Authorisation code',
  simulate: 'Authorise at the simulated tax office',
  simulated: 'Authorised at the simulated tax office. Ask the tax office to complete it.',
  house: 'By whoever runs Patuh',
  house_text:
    'Where neither can be used, contact whoever runs this server. After looking at the papers of the company they can note the proof.',
  done: 'NPWP %{npwp} is proven',
  not_granted: 'The tax office has no authorisation with this code yet. Authorise in Coretax first, then ask again.',
  office_silent: 'The tax office does not answer at the moment. Try again in a while.',
  office_refused:
    'The tax office cannot check this NPWP. Check the NPWP of the company, or contact whoever runs Patuh.',
  taken_by_another:
    'Another company in Patuh has proven NPWP %{npwp}. Ask its Owner to invite you, or contact whoever runs Patuh.',
  which: 'Several companies name this NPWP: %{companies}. Name one with --company.',
  notice: 'NPWP %{npwp} is proven. Everything can be used.',
  notice_others: 'NPWP %{npwp} is proven. %{count} other companies named it without proof: they have been told.',
  notice_taken: 'Another company has proven NPWP %{npwp}. This company can save drafts only.',
  notice_withdrawn: 'Whoever runs Patuh withdrew the proof of NPWP %{npwp}. This company can save drafts only.',
};
