/**
 * Jobs that reach nobody beyond the company: files of what it has, drafts, its imports, and letters to its own people. Every other kind runs for a
 * company that is proven to hold its NPWP alone, whenever and by whomever it was put in line; so does a kind nobody has named here.
 */
const ownWork = [
  /\.(export|pdf-zip|ssp-zip|bpn-zip|stretch-zip|remove|draft|post|draw|amendment-due)$/,
  /^import\.(read|check|commit)$/,
  /^people\./,
  /^history\./,
  /^nsfp\.mail$/,
];

export const isOwnWork = (kind: string): boolean => ownWork.some((one) => one.test(kind));
