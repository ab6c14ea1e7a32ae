/** Pairs most often asked for, most often first: what an empty search shows, and what decides between equals. */
export const commonPairs: readonly string[] = [
  '411121-100',
  '411211-100',
  '411126-100',
  '411124-100',
  '411128-403',
  '411128-420',
  '411128-402',
  '411126-200',
  '411128-100',
  '411125-100',
  '411618-100',
  '411125-200',
  '411127-110',
  '411611-100',
  '411211-300',
];
