import type { PlainRecord } from '../definition/plain-record.ts';
import { accountingAccount, accountingClock, accountingTaxCode } from './accounting.ts';
import { autoMails } from './auto-mail.ts';
import { branch } from './branch.ts';
import { carouselSlide } from './carousel-slide.ts';
import { country } from './country.ts';
import { creditRule } from './credit-rule.ts';
import { lawTables } from './law/index.ts';
import { nsfpReminder } from './nsfp-reminder.ts';
import { ownDate } from './own-date.ts';
import { pullClock } from './pull-clock.ts';
import { quotaPackage } from './quota-package.ts';
import { ownRole } from './role.ts';
import { signee } from './signee.ts';
import { taxCalendarEvent } from './tax-calendar-event.ts';
import { taxProfile } from './tax-profile.ts';
import { webhook } from './webhook.ts';
import { whatsNew } from './whats-new.ts';

export const records: readonly PlainRecord[] = [
  accountingAccount,
  accountingClock,
  accountingTaxCode,
  autoMails.ebupot,
  autoMails.efaktur,
  branch,
  carouselSlide,
  country,
  creditRule,
  nsfpReminder,
  ownDate,
  ownRole,
  pullClock,
  quotaPackage,
  signee,
  taxCalendarEvent,
  taxProfile,
  webhook,
  whatsNew,
  ...lawTables,
];
