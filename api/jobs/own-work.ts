/**
 * No effect outside the company: exports, drafts, imports, and letters to its own staff. Every other kind, including
 * new ones, runs only for a company with a proven NPWP.
 */
const ownWork = [
  /\.(export|pdf-zip|ssp-zip|bpn-zip|stretch-zip|evidence|remove|draft|post|draw|amendment-due)$/,
  /^import\.(read|check|commit)$/,
  /^people\./,
  /^history\./,
  /^nsfp\.mail$/,
];

export const isOwnWork = (kind: string): boolean => ownWork.some((one) => one.test(kind));
