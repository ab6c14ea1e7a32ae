/** Where the API keeps money of unknown accounts. */
export const LOST = '/admin/api/ebilling/unmatched-payments';
