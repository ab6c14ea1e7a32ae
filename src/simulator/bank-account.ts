/** An account at the simulated bank, as its page shows it. Amounts are decimal strings in rupiah, moments epoch ms. */
export type BankAccount = {
  readonly id: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
  readonly amount: string;
  readonly state: string;
  readonly isExpired: boolean;
  readonly openedAt: number;
  readonly expiresAt: number;
  readonly movements: readonly {
    readonly movement: string;
    readonly at: number;
    readonly amount: string;
    readonly reverses?: string | null;
  }[];
  readonly calls: readonly {
    readonly id: string;
    readonly event: string;
    readonly state: string;
    readonly dueAt: number;
    readonly tries: number;
    readonly answered: number | null;
  }[];
};

export const ways = ['exact', 'twice', 'delayed', 'repeated', 'out-of-order', 'lost'] as const;
export type WayToPay = (typeof ways)[number];
