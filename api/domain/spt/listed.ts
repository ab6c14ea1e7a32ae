import type { ToldDue } from './filing.ts';
import type { SptRecord } from './record.ts';
import type { SptMove } from './status.ts';
import type { ToDo } from './to-do.ts';

/** A monthly return as a list shows it: everything but its lines. */
export type SptListRow = Omit<SptRecord, 'inputs' | 'amounts' | 'companyId'> &
  ToldDue & {
    /** What proofs of payment bring to the accounts that ask for it, in rupiah. */
    readonly paid: string;
    /** Payable less paid, in rupiah: what all accounts together still lack. */
    readonly rest: string;
    /** Money named for the return that pays nothing in it, in rupiah. */
    readonly surplus: string;
    readonly toDo: ToDo | null;
    /** What this person may ask for now. */
    readonly actions: readonly SptMove[];
  };
