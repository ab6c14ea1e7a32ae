/** Every permission of the product. A user has a set of them in each company. */
export const permissions = [
  'EBILLING_CREATE',
  'EBILLING_DELETE',
  'EBILLING_VIEW',
  'EBILLING_PAYMENT_VIEW',
  'EBILLING_PAYMENT_CREATE',
  'EBILLING_NTPN_VIEW',
  'EBILLING_NTPN_CREATE',
  'SETTING_PROFILE_COMPANY_VIEW',
  'SETTING_PROFILE_COMPANY_CREATE',
  'SETTING_COMPANY_LIST_VIEW',
  'SETTING_COMPANY_LIST_CREATE',
  'SETTING_COMPANY_LIST_DELETE',
  'SETTING_USER_VIEW',
  'SETTING_USER_CREATE',
  'SETTING_USER_DELETE',
  'SETTING_SIGNATURE_VIEW',
  'SETTING_SIGNATURE_CREATE',
  'SETTING_AUTO_MAIL_VIEW',
  'SETTING_AUTO_MAIL_CREATE',
  'SETTING_NSFP_VIEW',
  'SETTING_NSFP_CREATE',
  'SETTING_ECERT_VIEW',
  'SETTING_ECERT_CREATE',
  'EFAKTUR_DOC_VIEW',
  'EFAKTUR_DOC_CREATE',
  'EFAKTUR_DOC_UPLOAD',
  'EFAKTUR_DOC_SEND',
  'EFAKTUR_DOC_DELETE',
  'EFAKTUR_DOC_CANCEL',
  'EFAKTUR_NSFP_CREATE',
  'EFAKTUR_NSFP_DELETE',
  'EFAKTUR_NSFP_VIEW',
  'EFAKTUR_SPT_CREATE',
  'EFAKTUR_SPT_DELETE',
  'EFAKTUR_SPT_REPORT',
  'EFAKTUR_SPT_VIEW',
  'EFAKTUR_IMPORT_EXPORT_CREATE',
  'EFAKTUR_QUOTA_VIEW',
  'EFAKTUR_QUOTA_CREATE',
  'EFAKTUR_REPORTING_VIEW',
  'EFAKTUR_VIEW',
  'EFAKTUR_RECON_VIEW',
  'EFAKTUR_RECON_CREATE',
  'EFAKTUR_RECON_CANCEL',
  'EBUPOT_VIEW',
  'EBUPOT_ARCHIVE_VIEW',
  'EBUPOT_WITHHOLDING_VIEW',
  'EBUPOT_WITHHOLDING_CREATE',
  'EBUPOT_WITHHOLDING_DELETE',
  'EBUPOT_WITHHOLDING_UPLOAD',
  'EBUPOT_WITHHOLDING_CANCEL',
  'EBUPOT_WITHHOLDING_SEND',
  'EBUPOT_QUOTA_HISTORY_VIEW',
  'EBUPOT_QUOTA_CREATE',
  'EBUPOT_QUOTA_VIEW',
  'EBUPOT_SPT_VIEW',
  'EBUPOT_SPT_CREATE',
  'EBUPOT_SPT_DELETE',
  'EBUPOT_SPT_UPLOAD',
  'EFILING_CREATE',
  'EFILING_DELETE',
  'EFILING_UPLOAD',
  'EFILING_VIEW',
  'EFILING_ARCHIVE_VIEW',
  'HOMEPAGE_WAITING_VIEW',
  'HOMEPAGE_REPORTING_VIEW',
  'HOMEPAGE_FAST_VIEW',
  'HOMEPAGE_QOUTA_VIEW',
  'HOMEPAGE_CALENDAR_VIEW',
  'AUDIT_LOG_VIEW',
  'QUICK_ACCESS_VIEW',
] as const;

export type Permission = (typeof permissions)[number];

const all: readonly Permission[] = permissions;
const startingWith = (...prefixes: string[]) => all.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
const without = (keys: readonly Permission[], ...prefixes: string[]) =>
  keys.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)));

/**
 * Default roles of every company, as named permission sets. Owner-only pages check the role itself, besides the
 * permissions.
 */
export const roles = {
  Owner: all,
  Administrator: without(all, 'SETTING_COMPANY_LIST_DELETE'),
  Creator: without(all, 'SETTING_USER_', 'SETTING_COMPANY_LIST_', 'SETTING_SIGNATURE_CREATE', 'SETTING_ECERT_CREATE'),
  Payer: startingWith('EBILLING_', 'HOMEPAGE_'),
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof roles;
