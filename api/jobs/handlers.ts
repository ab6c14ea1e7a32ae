import { documents } from '#domain/documents.ts';
import { reportInvoices } from '../flows/accounting/report.ts';
import { takeRecords } from '../flows/accounting/take.ts';
import { fakturBatch } from '../flows/batch/job.ts';
import { digestLetter } from '../flows/home/digest-letter.ts';
import { importCommit } from '../imports/jobs/commit.ts';
import { importCheck, importRead } from '../imports/jobs/read.ts';
import { families } from '../modules/index.ts';
import { emailLetter } from '../services/account/change-email.ts';
import { noticeLetter } from '../services/account/notice.ts';
import { invitationLetter } from '../services/people/invite.ts';
import { resetLetter } from '../services/reset/ask-reset.ts';
import { nsfpMail } from '../settings/nsfp-reminder/remind.ts';
import { deliverWebhook } from '../settings/webhooks/deliver.ts';
import { fileJob } from './family-jobs.ts';
import type { Handler } from './handler.ts';

export const handlers = [
  ...families.flatMap(({ jobs = [] }) => jobs),
  ...documents.map(({ name }) => fileJob(`${name}.export`)),
  importRead,
  importCheck,
  importCommit,
  fakturBatch,
  resetLetter,
  digestLetter,
  invitationLetter,
  nsfpMail,
  emailLetter,
  noticeLetter,
  deliverWebhook,
  takeRecords,
  reportInvoices,
] as readonly Handler<never>[];
