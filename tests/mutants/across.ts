import type { Condition } from './conditions.ts';

/**
 * With the reason. The guard and the policies do not apply to them; a run fails if one is sent in the context of one
 * company, or has no condition.
 */
export const ACROSS: Readonly<Record<string, string>> = {
  'admin/cancel-reverts.ts decideCancelRevert': 'an internal admin decides on a request of any company',
  'admin/cancel-reverts.ts isRevertRequested': 'an internal admin requests the revert of an invoice of any company',
  'admin/cancel-reverts.ts unsafeCancelReverts': 'internal admins list the requests of all companies',
  'admin/companies.ts adjustUnits': 'an internal admin changes the units of any company',
  'admin/companies.ts changeCompany': 'an internal admin changes the flags and the package of any company',
  'admin/companies.ts newestQuotaEntries': 'an internal admin reads the quota ledger of any company',
  'admin/fakturs.ts callsAbout': 'an internal admin reads the exchange about an invoice of any company',
  'admin/fakturs.ts unsafeAnyFaktur': 'an internal admin reads an invoice of any company',
  'admin/fakturs.ts unsafeFindFakturs': 'internal admins search invoices of all companies',
  'admin/sign-ins.ts unsafeMovedSignIns': 'moved sign-ins in the system chain',
  'admin/support.ts decideEfin': 'an internal admin decides on an EFIN migration of any company',
  'admin/support.ts unsafeBranchPage': 'internal admins list places of business of all companies',
  'admin/support.ts unsafeEfinMigrations': 'internal admins list EFIN migrations of all companies',
  'api-keys.ts byHash': 'an API key says which company a request belongs to',
  'calendar.ts ownDatesFrom': 'a calendar feed is read without a session; its token says which company it belongs to',
  'companies.ts associatesOf': 'lists the companies of a person, to choose one',
  'companies.ts companyCount': 'counts the companies of a person',
  'health.ts unsafeLedgerSides': 'the health of all companies of a person, whose ids the caller has checked',
  'history.ts link': 'the rows of one transaction may belong to several companies',
  'history.ts unsafeAnchorDays': 'the anchors in the system chain',
  'job-claims.ts unsafeClaim': 'the runner, which serves all companies, claims a job of one',
  'members.ts companiesShared': 'the companies two people both work in',
  'nsfp.ts nsfpReminderOf': 'a clock sends the reminders of all companies',
  'office/office.ts firstName': 'the simulated office, which serves all companies',
  'own-companies.ts placesOfPerson': 'the companies of a person, with the role in each',
  'payment/find.ts unsafePaymentsLike': 'internal admins search payments of all companies',
  'people.ts companiesOf': 'the companies of a person: sign-in, switching',
  'people.ts unsafeCompanyNamesOf': 'names that a password may not contain',
  'quota-orders.ts unsafeQuotaOrdersLike': 'internal admins search orders of all companies',
  'records/append-links.ts moveEnd': 'links of one transaction may belong to several companies',
  'records/expire-links.ts expire': 'a clock removes expired links of all companies',
  'records/expire-links.ts unsafeExpireLinks': 'a clock removes expired links of all companies',
  'security-log.ts unsafeMergeSecurityRows': 'refusals of all companies are written together, a moment later',
  'security-page.ts unsafeSecurityPage': 'internal admins read the security log of all companies',
  'sessions.ts byHash': 'a cookie says which company a request belongs to',
  'sessions.ts removeSessionsIn': 'sessions of a person, who may work in several companies',
  'sessions.ts sessionsIn': 'sessions of people, who may work in several companies',
  'simulated-messages.ts seenBy': 'the simulated mailbox shows a person their letters of every company',
  'simulated-messages.ts unsafeMessage': 'a letter in the simulated mailbox may belong to no company',
  'spt/drafts.ts unsafeWithoutVatReturn': 'a clock drafts the returns of all companies',
  'switches.ts unsafeSwitchedOn': 'a clock asks which companies have switched something on',
};

const FOLDER = 'db/repositories/';

export const acrossName = ({ path, of }: Pick<Condition, 'path' | 'of'>): string => `${path.replace(FOLDER, '')} ${of}`;

export const isDeclared = (one: Pick<Condition, 'path' | 'of'>): boolean => acrossName(one) in ACROSS;
