/** What a file may say of a slip beside the fields of the slip itself. */
export type ExtraColumn =
  | 'year'
  | 'payeeNik'
  | 'tax'
  | 'grossWithVat'
  | 'currency'
  | 'exchangeRate'
  | 'joinDate'
  | 'leaveDate';
