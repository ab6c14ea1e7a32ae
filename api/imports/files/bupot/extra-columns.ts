/** Columns of a file that are not fields of the slip. */
export type ExtraColumn =
  | 'year'
  | 'payeeNik'
  | 'tax'
  | 'grossWithVat'
  | 'currency'
  | 'exchangeRate'
  | 'joinDate'
  | 'leaveDate';
