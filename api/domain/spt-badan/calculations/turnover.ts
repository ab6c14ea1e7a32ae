import { type Sen, total } from '../../definition/money.ts';

/**
 * Turnover of article 31E in sen: all income of the company from the business and from outside it, at home and abroad,
 * ordinary, final and non-object, after returns and discounts and before costs (SE-02/PJ/2015 no. 2 d).
 */
export type Turnover = { readonly business: Sen; readonly outside: Sen; readonly abroad: Sen };

export const turnoverOf = ({ business, outside, abroad }: Turnover): Sen => total([business, outside, abroad]);
