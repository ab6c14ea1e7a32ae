type Options = {
  readonly id: string;
  readonly companyId: string;
  /** Place in a list of three; the last is sent. */
  readonly at: number;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** A row of the made-up document. */
export const anOrder = ({ at, ...row }: Options) => ({
  ...row,
  version: 1,
  createdBy: 'Rina',
  updatedBy: 'Rina',
  status: at === 2 ? ('SENT' as const) : ('DRAFT' as const),
  date: `2025-10-0${at + 1}`,
  name: `Order ${row.id}`,
  amount: (at + 1) * 100_000,
  note: 'seen in the one alone',
  searchText: row.id,
});
