/** Where the host-to-host line takes what concerns billing codes; bodies and answers are those of `billing-wire.ts`. */
export const billingPaths = {
  issue: '/v1/billing',
  inquire: '/v1/billing/inquiry',
  settle: '/v1/billing/settle',
  confirm: '/v1/billing/receipt',
} as const;
