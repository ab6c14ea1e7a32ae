import type { Book } from '../sheet.ts';
import { type PlannedTable, planTable } from '../table/plan.ts';
import { ledgerTable } from './fields.ts';

export type LedgerPlan = PlannedTable;

export const planLedger = (book: Book, sheet: string): Promise<LedgerPlan> => planTable(ledgerTable, book, sheet);
