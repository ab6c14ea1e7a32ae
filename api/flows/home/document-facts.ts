/** Documents of a masa: how many in each state, and what those in force amount to (rupiah). */
export type DocumentFacts = {
  readonly byStatus: Readonly<Partial<Record<string, number>>>;
  readonly amount: string;
};

export const noDocuments: DocumentFacts = { byStatus: {}, amount: '0.00' };
