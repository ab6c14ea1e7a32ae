import { documents } from '#domain/documents.ts';
import { importCommit } from '../imports/jobs/commit.ts';
import { importCheck, importRead } from '../imports/jobs/read.ts';
import { billingRemove, billingRequest } from '../modules/billing/jobs/office.ts';
import { billingLetters } from '../modules/billing/letters.ts';
import { bupotCancel, bupotInquire, bupotSubmit } from '../modules/bupot/jobs/office.ts';
import { bupotPull, bupotTake } from '../modules/bupot/jobs/pull.ts';
import { bupotRemove } from '../modules/bupot/jobs/remove.ts';
import { bupotDraw, bupotRedraw } from '../modules/bupot/jobs/year.ts';
import { bupotLetters } from '../modules/bupot/letters.ts';
import { fakturInquire, fakturOfficeMove, fakturRemove, fakturUpload } from '../modules/faktur/jobs/office.ts';
import { fakturLetters } from '../modules/faktur/letters.ts';
import {
  ntpnConfirm,
  paymentAsk,
  paymentClose,
  paymentGiveBack,
  paymentOpen,
  paymentSettle,
} from '../modules/payment/jobs/bank.ts';
import { quotaAsk, quotaClose, quotaOpen } from '../modules/quota/jobs/bank.ts';
import { sptFile, sptPost, sptRemove, sptSettle } from '../modules/spt/jobs/returns.ts';
import { invitationLetter } from '../services/people/invite.ts';
import { resetLetter } from '../services/reset/ask-reset.ts';
import { fileJob } from './file-job.ts';
import type { Handler } from './handler.ts';
import { letterJob } from './letter-job.ts';

/** Files made of what people chose. */
const files = [
  ...documents.map(({ name }) => `${name}.export`),
  ...['faktur.pdf-zip', 'bupot.pdf-zip', 'billing.ssp-zip', 'ntpn.bpn-zip', 'spt.pdf-zip', 'history.export'],
];

/** Every kind of job, one line each. */
export const handlers = [
  fakturUpload,
  fakturInquire,
  fakturOfficeMove,
  fakturRemove,
  letterJob(fakturLetters),
  bupotSubmit,
  bupotInquire,
  bupotCancel,
  bupotRemove,
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
  importRead,
  importCheck,
  importCommit,
  sptPost,
  sptFile,
  sptSettle,
  sptRemove,
  resetLetter,
  invitationLetter,
  ...files.map(fileJob),
] as readonly Handler<never>[];
