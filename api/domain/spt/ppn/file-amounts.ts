/** Common fields of all rows in the tax office's files of a PPN return: day YYYY-MM-DD, amounts in rupiah. */
export type FileAmounts = {
  readonly number: string;
  readonly date: string;
  readonly price: string;
  /** The other-value base (DPP nilai lain). */
  readonly other: string;
  readonly ppn: string;
  readonly ppnbm: string;
};
