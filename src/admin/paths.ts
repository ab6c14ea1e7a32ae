export const LOST = '/admin/api/ebilling/unmatched-payments';
