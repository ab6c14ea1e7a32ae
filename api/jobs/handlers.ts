import { billingRemove, billingRequest } from './billing-office.ts';
import { billingExport, ntpnExport } from './billing-output.ts';
import { bpnZip, sspZip } from './billing-papers.ts';
import { billingSend } from './billing-send.ts';
import { bupotCancel, bupotInquire, bupotSubmit } from './bupot-office.ts';
import { bupotExport } from './bupot-output.ts';
import { bupotPdfZip } from './bupot-papers.ts';
import { bupotPull, bupotTake } from './bupot-pull.ts';
import { bupotRemove } from './bupot-remove.ts';
import { bupotSend } from './bupot-send.ts';
import { bupotDraw, bupotRedraw } from './bupot-year.ts';
import { fakturInquire, fakturOfficeMove, fakturRemove, fakturUpload } from './faktur-office.ts';
import { fakturExport, fakturPdfZip } from './faktur-output.ts';
import { fakturSend } from './faktur-send.ts';
import type { Handler } from './handler.ts';
import { importCommit } from './import-commit.ts';
import { importCheck, importRead } from './import-read.ts';
import { ntpnConfirm, paymentAsk, paymentClose, paymentGiveBack, paymentOpen, paymentSettle } from './payment-bank.ts';
import { sptExport } from './spt-output.ts';
import { sptPdfZip } from './spt-papers.ts';
import { sptFile, sptPost, sptRemove, sptSettle } from './spt-returns.ts';

/** Every kind of job, one line each. */
export const handlers = [
  fakturUpload,
  fakturInquire,
  fakturOfficeMove,
  fakturRemove,
  fakturPdfZip,
  fakturExport,
  fakturSend,
  bupotSubmit,
  bupotInquire,
  bupotCancel,
  bupotRemove,
  bupotPdfZip,
  bupotExport,
  bupotSend,
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
  billingRemove,
  billingSend,
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
] as readonly Handler<never>[];
