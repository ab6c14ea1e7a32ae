import { recordWords } from '../../definition/record-words.ts';
import { stepWords } from '../../definition/step-words.ts';
import { records as plainRecords } from '../../records/index.ts';
import { wizards } from '../../wizards/index.ts';
import { together } from '../together.ts';
import account from './account.ts';
import accounting from './accounting.ts';
import adminCompany from './admin-company.ts';
import adminFaktur from './admin-faktur.ts';
import adminScreen from './admin-screen.ts';
import adminSupport from './admin-support.ts';
import annualSources from './annual-sources.ts';
import apiKeys from './api-keys.ts';
import auditLog from './audit-log.ts';
import bankSimulator from './bank-simulator.ts';
import billing from './billing.ts';
import billingScreen from './billing-screen.ts';
import bupot from './bupot.ts';
import bupotCheck from './bupot-check.ts';
import bupotExport from './bupot-export.ts';
import bupotForm from './bupot-form.ts';
import bupotPull from './bupot-pull.ts';
import bupotScreen from './bupot-screen.ts';
import bupotXml from './bupot-xml.ts';
import bupotYear from './bupot-year.ts';
import cocokkan from './cocokkan.ts';
import cocokkanRequest from './cocokkan-request.ts';
import cocokkanScreen from './cocokkan-screen.ts';
import cocokkanWorkbook from './cocokkan-workbook.ts';
import counterparty from './counterparty.ts';
import creditRules from './credit-rules.ts';
import demoInvoice from './demo-invoice.ts';
import dokumen from './dokumen.ts';
import dokumenPull from './dokumen-pull.ts';
import downloads from './downloads.ts';
import efiling from './efiling.ts';
import efilingArchive from './efiling-archive.ts';
import evidence from './evidence.ts';
import fakturBatch from './faktur-batch.ts';
import fakturClassic from './faktur-classic.ts';
import glossary from './glossary.ts';
import impor from './impor.ts';
import imporKind from './impor-kind.ts';
import imporScreen from './impor-screen.ts';
import jobs from './jobs.ts';
import law from './law.ts';
import mail from './mail.ts';
import masukan from './masukan.ts';
import masukanPull from './masukan-pull.ts';
import masukanScreen from './masukan-screen.ts';
import office from './office.ts';
import payScreen from './pay-screen.ts';
import pdf from './pdf.ts';
import pdfAnnual from './pdf-annual.ts';
import pdfBilling from './pdf-billing.ts';
import pdfBupot from './pdf-bupot.ts';
import pdfRetur from './pdf-retur.ts';
import pdfSpt from './pdf-spt.ts';
import people from './people.ts';
import pph21 from './pph21.ts';
import pph21Screen from './pph21-screen.ts';
import received from './received.ts';
import reference from './reference.ts';
import refusals from './refusals.ts';
import registerCheck from './register-check.ts';
import registration from './registration.ts';
import retur from './retur.ts';
import returDokumen from './retur-dokumen.ts';
import roles from './roles.ts';
import sandbox from './sandbox.ts';
import securityLog from './security-log.ts';
import settings from './settings.ts';
import sheet from './sheet.ts';
import simulator from './simulator.ts';
import slipLists from './slip-lists.ts';
import spt from './spt.ts';
import sptBadanBase from './spt-badan.ts';
import sptBadan1771 from './spt-badan-1771.ts';
import sptBadan2025 from './spt-badan-2025.ts';
import sptBadanCheck from './spt-badan-check.ts';
import sptBadanForm from './spt-badan-form.ts';
import sptBadanRegister from './spt-badan-register.ts';
import sptBadanScreen from './spt-badan-screen.ts';
import sptDetail from './spt-detail.ts';
import sptEntries from './spt-entries.ts';
import sptFiling from './spt-filing.ts';
import sptMoney from './spt-money.ts';
import sptReady from './spt-ready.ts';
import sptScreen from './spt-screen.ts';
import steps from './steps.ts';
import taxActivity from './tax-activity.ts';
import trialBalance from './trial-balance.ts';
import unifikasi from './unifikasi.ts';
import webhooks from './webhooks.ts';

export default together(
  {
    spt,
    sptBadan: {
      ...sptBadanBase,
      ...sptBadanForm,
      check: sptBadanCheck,
      line: { form1771: sptBadan1771, form2025: sptBadan2025 },
    },
    annualSources,
    sptBadanRegister,
    sptBadanScreen,
    sptFiling,
    sptMoney,
    sptDetail,
    sptEntries,
    sptReady,
    sptScreen,
    unifikasi,
    billing,
    bupot,
    bupotCheck,
    bupotForm,
    bupotPull,
    bupotScreen,
    bupotYear,
    billingScreen,
    bupotExport,
    bupotXml,
    demoInvoice,
    counterparty,
    glossary,
    impor,
    imporKind,
    imporScreen,
    jobs,
    office,
    law,
    mail,
    payScreen,
    pdf,
    pdfBilling,
    pdfBupot,
    pdfRetur,
    pdfAnnual,
    pdfSpt,
    people,
    account,
    roles,
    sandbox,
    pph21,
    pph21Screen,
    securityLog,
    reference,
    evidence,
    fakturBatch,
    masukanScreen,
    sheet,
    steps,
    settings,
    registerCheck,
    registration,
    simulator,
    slipLists,
    adminCompany,
    adminFaktur,
    adminSupport,
    adminScreen,
    downloads,
    taxActivity,
    webhooks,
    apiKeys,
    accounting,
    auditLog,
    bankSimulator,
  },
  masukan,
  masukanPull,
  creditRules,
  cocokkan,
  cocokkanRequest,
  cocokkanScreen,
  cocokkanWorkbook,
  received,
  trialBalance,
  refusals,
  dokumen,
  dokumenPull,
  retur,
  returDokumen,
  fakturClassic,
  efiling,
  efilingArchive,
  { resources: recordWords(plainRecords, 0) },
  { resources: stepWords(wizards, 0) },
);
