import type { Span } from './record.ts';

/** So many masa are looked at at once. */
const MOST = 24;

const months = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));

/** Whether the masa stand in their order, and are not more than can be looked at. */
export const isSpan = ({ from, to }: Span): boolean => from <= to && months(to) - months(from) < MOST;
