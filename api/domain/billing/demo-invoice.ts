export const demoStates = ['created', 'paid', 'expired', 'failed', 'cancelled'] as const;
export type DemoState = (typeof demoStates)[number];

/** Actions of a demo visitor on a new invoice; every other state is final. */
export const demoActions = {
  pay: 'paid',
  expire: 'expired',
  fail: 'failed',
  cancel: 'cancelled',
} as const satisfies Record<string, DemoState>;
export type DemoAction = keyof typeof demoActions;

export const isDemoOpen = ({ status }: { readonly status: DemoState }): boolean => status === 'created';

/** Amounts are decimal strings in rupiah, times epoch ms. */
export type DemoInvoice = {
  readonly id: string;
  readonly status: DemoState;
  readonly code: string;
  readonly kap: string;
  readonly kjs: string;
  readonly amount: string;
  readonly fee: string;
  readonly due: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly changedAt: number | null;
};
