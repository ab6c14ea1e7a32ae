import { eventDays } from '#domain/calendar/tax-calendar-event.ts';
import type { TaxEvent } from '#domain/home/calendar-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import { taxEventsUntil } from '../../../db/repositories/tax-calendar-events.ts';
import { type Deps, permit } from '../../services/deps.ts';

type Range = { readonly from: string; readonly to: string };

/** Days are YYYY-MM-DD, inclusive. Those of VAT are shown to companies that are PKP only. */
export const taxEventsBetween = async (deps: Deps, scope: Scope, range: Range): Promise<TaxEvent[]> => {
  permit(scope, 'HOMEPAGE_CALENDAR_VIEW');
  const company = await companyOf(scope, deps.db.read);
  const english = scope.locale === 'en';
  const rows = await taxEventsUntil(scope, deps.db.read, range.to);
  return rows
    .filter(({ tax }) => tax !== 'PPN' || company?.pkp)
    .flatMap(({ id, title, titleEn, note, noteEn, source, tax, ...rule }) =>
      eventDays(rule as Parameters<typeof eventDays>[0], range).map((date) => ({
        id: `${id}-${date}`,
        date,
        tax,
        title: english ? titleEn : title,
        note: english ? noteEn : note,
        source,
      })),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
};
