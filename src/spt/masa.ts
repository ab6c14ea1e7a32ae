import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';

/** The masa (YYYY-MM) whose return is due next: the last one that is over. */
export const lastMasa = (): string => periodAfter(periodOf(jakartaDay(Date.now())), -1);
