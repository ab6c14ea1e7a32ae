import { z } from '@hono/zod-openapi';
import { paymentViewSchema } from '#domain/billing/payment-schema.ts';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelPaymentOfCode } from '../../payment/cancel.ts';
import { withdrawBilling } from '../enter-code.ts';
import { billingFamily } from '../family.ts';
import { retryBilling } from '../retry-billing.ts';
import { billingSaves } from '../save-billings.ts';
import { at } from './schemas.ts';

/** Moves of a code. */
export const billingMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, billingFamily, {
    at,
    answer: z.union([billingSchema, paymentViewSchema, namedSchema]),
    does: {
      retry: (inner, scope, { id }) => retryBilling(inner, scope, id),
      withdraw: (inner, scope, { id }) => withdrawBilling(inner, scope, id),
      cancelPayment: (inner, scope, { id }) => cancelPaymentOfCode(inner, scope, id),
      remove: billingSaves.remove,
    },
  });
