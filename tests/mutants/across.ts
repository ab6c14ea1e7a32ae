import type { Condition } from './conditions.ts';

/**
 * With the reason. The guard and the policies do not apply to them; a run fails if one is sent in the context of one
 * company, or has no condition.
 */
export const ACROSS: Readonly<Record<string, string>> = {
  'companies.ts companyCount': 'counts the companies of a person',
  'companies.ts associatesOf': 'lists the companies of a person, to choose one',
  'health.ts unsafeLedgerSides': 'the health of all companies of a person, whose ids the caller has checked',
  'history.ts unsafeAnchorDays': 'the anchors in the system chain',
  'idempotency.ts own': 'a key is read and answered outside the work of its request',
  'job-claims.ts unsafeClaim': 'the runner, which serves all companies, claims a job of one',
  'members.ts companiesShared': 'the companies two people both work in',
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
