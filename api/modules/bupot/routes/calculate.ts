import { calculatedSchema } from '#domain/bupot/calculator/answer-schema.ts';
import { calculatePayment } from '#domain/bupot/calculator/calculate-payment.ts';
import { calculateYear } from '#domain/bupot/calculator/calculate-year.ts';
import type { Calculated } from '#domain/bupot/calculator/faults.ts';
import { Problem } from '#domain/problem.ts';
import { route, router } from '../../../http/route.ts';
import { calculateBody, inBody, isYear, paymentParams, yearParams } from './calculate-schemas.ts';

const paths = [
  ['calculatePph21', '/ebupot/ctas/calculate'],
  ['calculateDomesticA1a2', '/ebupot/unifikasi/ctas/domestic/a1a2/calculate'],
  ['calculateForeignA1a2', '/ebupot/unifikasi/ctas/foreign/a1a2/calculate'],
  ['calculateBpa1', '/ebupot/bp2126/bpa1/calculate'],
  ['calculateBp26', '/ebupot/bp2126/bp26/calculate'],
] as const;

const answered = <Answer>(calculated: Calculated<Answer>, place: (field: string) => string): Answer => {
  if (!calculated.faults) return calculated.answer;
  const errors = Object.entries(calculated.faults).map(([field, fault]) => [place(field), fault]);
  throw new Problem('invalid', { errors: Object.fromEntries(errors) });
};

export const pph21CalculateRoutes = () => {
  const app = router();
  for (const [operationId, path] of paths)
    app.openapi(
      route({
        operationId,
        method: 'post',
        path,
        tag: 'E-Bupot',
        summary: 'PPh 21/26 of a payment, a month or a year: every line with where it comes from',
        needs: 'EBUPOT_VIEW',
        body: calculateBody,
        out: calculatedSchema,
      }),
      (c) => {
        const body = c.req.valid('json');
        return isYear(body)
          ? c.json(answered(calculateYear(yearParams(body)), (field) => inBody(body, field)))
          : c.json(answered(calculatePayment(paymentParams(body)), (field) => field));
      },
    );
  return app;
};
