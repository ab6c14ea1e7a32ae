import { z } from '@hono/zod-openapi';
import { paymentViewSchema } from '#domain/billing/payment-schema.ts';
import { billingSchema } from '#domain/billing/stored-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { cancelPaymentOfCode } from '../../payment/cancel.ts';
import { withdrawBilling } from '../enter-code.ts';
import { billingFamily } from '../family.ts';
import { dropBilling } from '../remove-billing.ts';
import { retryBilling } from '../retry-billing.ts';
import { place } from './schemas.ts';

/** Moves of a code. */
export const billingMoveRoutes = (deps: Deps) =>
  moveRoutes(deps, billingFamily, {
    at: [place],
    answer: z.union([billingSchema, paymentViewSchema, namedSchema]),
    does: {
      retry: (inner, scope, { id }) => retryBilling(inner, scope, id),
      withdraw: (inner, scope, { id }) => withdrawBilling(inner, scope, id),
      cancelPayment: (inner, scope, { id }) => cancelPaymentOfCode(inner, scope, id),
      remove: async (inner, scope, { id }) => {
        await dropBilling(inner, scope, id);
        return { id };
      },
    },
  });
