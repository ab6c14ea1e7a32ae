import type texts from '../messages/id/calendar.ts';
import type { Params } from '../messages/index.ts';

type KeyIn<T, K extends keyof T> = T[K] extends string ? K : `${K & string}.${keyof T[K] & string}`;

/** A key of the calendar's texts, one level deep. */
type CalendarKey = { [K in keyof typeof texts]: KeyIn<typeof texts, K> }[keyof typeof texts] & string;

/** A sentence for the person: message key with its values. Days in it are written 31/01/2025, months 01/2025, as in both languages. */
export type Said = { readonly key: string; readonly params: Params };

export const said = (key: CalendarKey, params: Params = {}): Said => ({ key: `calendar.${key}`, params });
