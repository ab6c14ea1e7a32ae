/** Where the host-to-host line takes monthly returns; bodies and answers are those of `spt-wire.ts`. */
export const sptPaths = {
  file: '/v1/spt',
  status: '/v1/spt/status',
  takeBack: '/v1/spt/take-back',
} as const;
