import { mayInArchive } from './archive.ts';

/**
 * The tax office, a bank, the recipient of a document, or paid services. A billing code has no draft: it is created at
 * the office.
 */
const reachesBeyond = [
  /^\/main\/api\/(ebilling|quota\/orders|npwp-validator|simulator\/(bank|billing)|refusals\/cure)(\/|$)/,
  /\/(upload|direct-upload|retry|submit|filing_spt|issue|redraw|cancel|cancel-waiting|confirm-cancel|confirm-subs)(\/|$)/,
  /\/(inquire|inquiry-status|auth-key|prepopulated-djp|status-file|collector-receipts?)(\/|$)/,
  /\/(import|migrate)\/djp(\/|$)/,
  /\/(send|send-all|bulk-send-email|bulk-send-whatsapp|public-link)(\/|$)/,
  /\/(creditable|bulk-creditable|bulk-proposed)(\/|$)/,
  /\/(batch|billings|deposit\/transfer|deposit\/doss\/[^/]+)$/,
  /\/efiling\/(filing_tax|spt-badan)\/[^/]+\/(code|filing|file)$/,
  /\/moves\/(?!(remove|save|fill|post|validate|amend|correct|substitute)$)[^/]+$/,
];

const REGISTER = /^\/main\/api\/validator\//;

/** Without proof of the NPWP only drafts and settings can be written, and the register of the tax office is not read. */
export const mayUnproven = (method: string, path: string): boolean =>
  (mayInArchive(method, path) || !reachesBeyond.some((one) => one.test(path))) && !REGISTER.test(path);
