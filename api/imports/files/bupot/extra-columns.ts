export type ExtraColumn =
  | 'year'
  | 'payeeNik'
  | 'tax'
  | 'grossWithVat'
  | 'currency'
  | 'exchangeRate'
  | 'joinDate'
  | 'leaveDate';
