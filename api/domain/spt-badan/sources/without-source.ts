/** Lines that stay typed because nothing in the product says them, and why (`sptBadanScreen.no_source`). */
const reasons: Readonly<Record<string, string>> = {
  'INDUK!10b': 'assessment',
  'INDUK!E.15': 'assessment',
  'INDUK!7': 'foreign_aid',
  'INDUK!5': 'refunded',
  'L3!A.2': 'refunded',
  '7A!credit': 'abroad',
  'L3!A.total': 'abroad',
  'L5!a': 'turnover',
};

/** Undefined where the line is drawn or made of others. `line` as `sheet!line`. */
export const withoutSource = (line: string): string | undefined => reasons[line];
