import type { SecurityEvent, SecurityFacts, SecurityKind, SecurityOutcome } from '#domain/security/events.ts';
import { columns as c } from '../dialect/columns.ts';

/** Append-only; equal refusals within a minute are one row with a counter. Rows of no company belong to the system. */
export const securityLog = c.table(
  'security_log',
  {
    id: c.id('id').primaryKey(),
    companyId: c.id('company_id').notNull(),
    at: c.moment('at').notNull(),
    userId: c.id('user_id').notNull(),
    userName: c.words('user_name').notNull(),
    kind: c.code<SecurityKind>('kind').notNull(),
    outcome: c.code<SecurityOutcome>('outcome').notNull(),
    event: c.code<SecurityEvent>('event').notNull(),
    /** The person or record acted on, if other than the person. */
    aboutId: c.id('about_id'),
    facts: c.json<SecurityFacts>('facts').notNull(),
    ip: c.words('ip').notNull(),
    browser: c.words('browser'),
    system: c.words('system'),
    times: c.count('times').notNull(),
    /**
     * HMAC of id and `times`, the only column that changes after the insert, under a key that is not in the database.
     */
    timesSeal: c.words('times_seal').notNull(),
    /** The number of company logs that contain the event; 0 in all but the first of them. */
    places: c.count('places').notNull(),
  },
  (t) => [c.index('security_log_company').on(t.companyId, t.at, t.id), c.index('security_log_at').on(t.at, t.id)],
);
