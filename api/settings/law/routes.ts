import type { Law } from '#domain/law-rows.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { taxCodeLaw } from '#domain/rules/bupot/tax-codes.ts';
import { holidayLaw } from '#domain/rules/holidays.ts';
import { isCountry } from '#domain/rules/identity/abroad.ts';
import { kluLaw } from '#domain/rules/identity/klu.ts';
import { kppLaw } from '#domain/rules/identity/npwp.ts';
import { interestLaw } from '#domain/rules/late-interest.ts';
import { filingCodeLaw } from '#domain/rules/law/filing-code.ts';
import { finalRegimeLaw } from '#domain/rules/law/final-regime.ts';
import { listLaws } from '#domain/rules/law/lists.ts';
import { ptkpLaw } from '#domain/rules/pph21/ptkp.ts';
import { treatyLaw } from '#domain/rules/unifikasi/treaty-rates.ts';
import { lawRecords } from '../../../db/repositories/law-rows.ts';
import { router } from '../../http/route.ts';
import { recordRoutes } from '../../records/routes.ts';
import type { Deps } from '../../services/deps.ts';
import { errorLaw } from './error-codes.ts';
import { lawImportRoutes } from './import-routes.ts';
import { type LawRules, rulesOf } from './rules.ts';
import { taxCodeRules } from './tax-code-rules.ts';

const yearly = ({ validFrom }: Readonly<Record<string, unknown>>): FieldErrors =>
  String(validFrom).endsWith('-01-01') ? {} : { validFrom: 'law.first_of_year' };

const RATES = ['dividend', 'substantialDividend', 'interest', 'royalty', 'branchProfit', 'services'] as const;
const RATE = /^\d{1,2}(\.\d{1,2})?(-\d{1,2}(\.\d{1,2})?)?$/;

const refusedRates = (values: Readonly<Record<string, unknown>>): FieldErrors => ({
  ...(isCountry(String(values.country)) ? {} : { country: 'problem.field.choice' }),
  ...Object.fromEntries(
    RATES.filter((name) => values[name] !== null && !RATE.test(String(values[name]))).map((name) => [
      name,
      'law.rate_range',
    ]),
  ),
});

const laws: readonly (readonly [law: Law, rules?: LawRules])[] = [
  [taxCodeLaw, taxCodeRules],
  [holidayLaw],
  [finalRegimeLaw],
  [filingCodeLaw],
  [ptkpLaw, { check: yearly }],
  [treatyLaw, { check: refusedRates }],
  [kppLaw],
  [kluLaw],
  [errorLaw],
  ...Object.values(listLaws).map((law): readonly [Law] => [law]),
  [
    interestLaw,
    {
      check: ({ validFrom }): FieldErrors =>
        String(validFrom).endsWith('-01') ? {} : { validFrom: 'law.first_of_month' },
    },
  ],
];

export const lawTableRoutes = (deps: Deps) => {
  const app = router();
  for (const [law, own] of laws) {
    const rules = rulesOf(deps, law, own);
    app.route('/', lawImportRoutes(deps, law, rules));
    app.route('/', recordRoutes(law.table, rules, lawRecords(law))(deps));
  }
  return app;
};
