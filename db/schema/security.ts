import type { SecurityEvent, SecurityFacts, SecurityKind, SecurityOutcome } from '#domain/security/events.ts';
import { columns as c } from '../dialect/columns.ts';

/**
 * Who came in, who was kept out, who changed keys and who took much with them. Only added to; refusals that are alike within a minute
 * are one row, which counts them. What is no company's stands under the house.
 */
export const securityLog = c.table(
  'security_log',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    at: c.moment('at').notNull(),
    /** Empty where nobody knows who it was. */
    userId: c.id('user_id').notNull(),
    userName: c.words('user_name').notNull(),
    kind: c.code<SecurityKind>('kind').notNull(),
    outcome: c.code<SecurityOutcome>('outcome').notNull(),
    event: c.code<SecurityEvent>('event').notNull(),
    /** Whom or what it was done to, where that is not the person. */
    aboutId: c.id('about_id'),
    facts: c.json<SecurityFacts>('facts').notNull(),
    ip: c.words('ip').notNull(),
    browser: c.words('browser'),
    system: c.words('system'),
    times: c.count('times').notNull(),
    /** HMAC of id and `times`, which alone changes after the row was written, under a key that is not in the database. */
    timesSeal: c.words('times_seal').notNull(),
    /** In the logs of how many companies the same stands; 0 in all but the first of them. */
    places: c.count('places').notNull(),
  },
  (t) => [c.index('security_log_company').on(t.companyId, t.at, t.id), c.index('security_log_at').on(t.at, t.id)],
);
