import type { Span } from './record.ts';

/** Maximum number of masa per comparison. */
const MOST = 24;

const months = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));

/** Whether the masa are in order and within the maximum. */
export const isSpan = ({ from, to }: Span): boolean => from <= to && months(to) - months(from) < MOST;
