import type { Span } from './record.ts';

const MOST = 24;

const months = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));

export const isSpan = ({ from, to }: Span): boolean => from <= to && months(to) - months(from) < MOST;
