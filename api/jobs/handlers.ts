import { importCommit } from '../imports/jobs/commit.ts';
import { importCheck, importRead } from '../imports/jobs/read.ts';
import { billingRemove, billingRequest } from '../modules/billing/jobs/office.ts';
import { billingExport, ntpnExport } from '../modules/billing/jobs/output.ts';
import { bpnZip, sspZip } from '../modules/billing/jobs/papers.ts';
import { billingLetters } from '../modules/billing/letters.ts';
import { bupotCancel, bupotInquire, bupotSubmit } from '../modules/bupot/jobs/office.ts';
import { bupotExport } from '../modules/bupot/jobs/output.ts';
import { bupotPdfZip } from '../modules/bupot/jobs/papers.ts';
import { bupotPull, bupotTake } from '../modules/bupot/jobs/pull.ts';
import { bupotRemove } from '../modules/bupot/jobs/remove.ts';
import { bupotDraw, bupotRedraw } from '../modules/bupot/jobs/year.ts';
import { bupotLetters } from '../modules/bupot/letters.ts';
import { fakturInquire, fakturOfficeMove, fakturRemove, fakturUpload } from '../modules/faktur/jobs/office.ts';
import { fakturExport, fakturPdfZip } from '../modules/faktur/jobs/output.ts';
import { fakturLetters } from '../modules/faktur/letters.ts';
import { historyExport } from '../modules/history/jobs/output.ts';
import {
  ntpnConfirm,
  paymentAsk,
  paymentClose,
  paymentGiveBack,
  paymentOpen,
  paymentSettle,
} from '../modules/payment/jobs/bank.ts';
import { quotaAsk, quotaClose, quotaOpen } from '../modules/quota/jobs/bank.ts';
import { sptExport } from '../modules/spt/jobs/output.ts';
import { sptPdfZip } from '../modules/spt/jobs/papers.ts';
import { sptFile, sptPost, sptRemove, sptSettle } from '../modules/spt/jobs/returns.ts';
import { invitationLetter } from '../services/people/invite.ts';
import { resetLetter } from '../services/reset/ask-reset.ts';
import type { Handler } from './handler.ts';
import { letterJob } from './letter-job.ts';

/** Every kind of job, one line each. */
export const handlers = [
  fakturUpload,
  fakturInquire,
  fakturOfficeMove,
  fakturRemove,
  fakturPdfZip,
  fakturExport,
  letterJob(fakturLetters),
  bupotSubmit,
  bupotInquire,
  bupotCancel,
  bupotRemove,
  bupotPdfZip,
  bupotExport,
  letterJob(bupotLetters),
  bupotDraw,
  bupotRedraw,
  bupotPull,
  bupotTake,
  billingRequest,
  paymentOpen,
  paymentClose,
  paymentAsk,
  paymentSettle,
  paymentGiveBack,
  ntpnConfirm,
  quotaOpen,
  quotaClose,
  quotaAsk,
  billingRemove,
  letterJob(billingLetters),
  billingExport,
  ntpnExport,
  sspZip,
  bpnZip,
  importRead,
  importCheck,
  importCommit,
  sptPost,
  sptFile,
  sptSettle,
  sptRemove,
  sptExport,
  sptPdfZip,
  resetLetter,
  historyExport,
  invitationLetter,
] as readonly Handler<never>[];
