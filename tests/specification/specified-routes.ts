/** A route as named by the specification. `{x}` is a parameter; any one of several keys suffices. */
export type SpecifiedRoute = {
  readonly path: string;
  readonly permission: readonly string[];
  /** The redirect target, if any; conditions are in prose. */
  readonly redirect: string;
};

const read = (line: string): SpecifiedRoute => {
  const [route = '', redirect = ''] = line.split(' → ');
  const [path = '', keys = ''] = route.split(' ');
  return { path, permission: keys ? keys.split('|') : [], redirect };
};

/** Every specified route, built or not, one per line: path, keys, redirect. */
const table = `
/ → /main/home
/login
/logout
/main/home
/main/error/unauthorize
/v2/error/unauthorized
/main/error/not-found
/register
/pixel-welcome
/main/onboarding/tax_data
/main/onboarding/survey
/main/onboarding/jurnal
/main/switch-company/form
/main/company_setup
/main/efaktur EFAKTUR_VIEW → /main/efaktur/nsfp if isCtasEfakturDisabled else /main/efaktur-v2/out
/main/efaktur/reconcile EFAKTUR_RECON_VIEW
/main/efaktur/reconcile/start EFAKTUR_RECON_CREATE
/main/efaktur/{type}/reconcile/detail/{id} EFAKTUR_RECON_VIEW
/main/efaktur/{type}/reconcile/detail/{id}/sales EFAKTUR_RECON_VIEW
/main/efaktur/{type}/reconcile/detail/{id}/vat EFAKTUR_RECON_VIEW
/main/efaktur/{type}/reconcile/detail/{id}/result EFAKTUR_RECON_VIEW
/main/efaktur/{type}/reconcile/detail/{id}/error-state EFAKTUR_RECON_VIEW
/main/efaktur/recapitulation EFAKTUR_RECON_VIEW
/main/efaktur/recapitulation/{id} EFAKTUR_RECON_VIEW
/main/efaktur/nsfp EFAKTUR_NSFP_VIEW
/main/efaktur/nsfp/create EFAKTUR_NSFP_CREATE
/main/efaktur/nsfp/{id}/active EFAKTUR_NSFP_VIEW
/main/efaktur/nsfp/{id}/inactive EFAKTUR_NSFP_VIEW
/main/efaktur/out EFAKTUR_DOC_VIEW
/main/efaktur/out/return EFAKTUR_DOC_VIEW
/main/efaktur/out/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/out/add EFAKTUR_DOC_CREATE
/main/efaktur/out/{id}/return/add EFAKTUR_DOC_CREATE
/main/efaktur/out/{id}/substitute EFAKTUR_DOC_CREATE
/main/efaktur/out/return/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/out/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur/out/{id}/subtitute/edit EFAKTUR_DOC_CREATE
/main/efaktur/out/return/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur/out/import EFAKTUR_DOC_VIEW
/main/efaktur/out/import/{id}/list EFAKTUR_DOC_VIEW
/main/efaktur/in EFAKTUR_DOC_VIEW
/main/efaktur/in/return EFAKTUR_DOC_VIEW
/main/efaktur/in/import_djp/{id} EFAKTUR_DOC_VIEW
/main/efaktur/in/{id}/return/add EFAKTUR_DOC_CREATE
/main/efaktur/in/return/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/in/add EFAKTUR_DOC_CREATE
/main/efaktur/in/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur/in/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/in/{id}/substitute EFAKTUR_DOC_CREATE
/main/efaktur/in/{id}/substitute/edit EFAKTUR_DOC_CREATE
/main/efaktur/in/scan EFAKTUR_DOC_CREATE
/main/efaktur/in/scan/result EFAKTUR_DOC_CREATE
/main/efaktur/in/return/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur/spt EFAKTUR_SPT_VIEW
/main/efaktur/spt/posting EFAKTUR_SPT_CREATE
/main/efaktur/spt/{id}/form_ab EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_a1 EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_a2 EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_b1 EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_b2 EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_b3 EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/form_induk EFAKTUR_SPT_VIEW
/main/efaktur/spt/{id}/pdf EFAKTUR_SPT_VIEW
/main/efaktur/import EFAKTUR_DOC_VIEW
/main/efaktur/import/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/import/form EFAKTUR_IMPORT_EXPORT_CREATE
/main/efaktur/document/in EFAKTUR_DOC_VIEW
/main/efaktur/document/in/return EFAKTUR_DOC_VIEW
/main/efaktur/document/in/add EFAKTUR_DOC_CREATE
/main/efaktur/document/in/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/document/in/edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/in/substitute/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/in/substitute-edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/in/return/add/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/in/return/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/document/in/return/edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/out EFAKTUR_DOC_VIEW
/main/efaktur/document/out/return EFAKTUR_DOC_VIEW
/main/efaktur/document/out/add EFAKTUR_DOC_CREATE
/main/efaktur/document/out/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/document/out/edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/out/substitute/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/out/substitute-edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/out/return/add/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/out/return/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur/document/out/return/edit/{id} EFAKTUR_DOC_CREATE
/main/efaktur/document/in/import-prepopulated-pib/{id} EFAKTUR_DOC_VIEW
/main/efaktur/register EFAKTUR_VIEW → /main/efaktur/nsfp if registered
/main/efaktur/register/{token} EFAKTUR_VIEW
/main/efaktur/onboarding EFAKTUR_VIEW
/main/efaktur/activation_waiting EFAKTUR_VIEW
/main/efaktur-v2 EFAKTUR_DOC_CREATE → /main/efaktur-v2/out
/main/efaktur-v2/register EFAKTUR_VIEW → /main/efaktur-v2/out unless isCtasEfakturDisabled
/main/efaktur-v2/out EFAKTUR_DOC_CREATE
/main/efaktur-v2/in EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/return EFAKTUR_DOC_CREATE
/main/efaktur-v2/in/return EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/in EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out/return EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/in/return EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/{id}/detail EFAKTUR_DOC_VIEW
/main/efaktur-v2/in/{id}/detail EFAKTUR_DOC_VIEW
/main/efaktur-v2/return/out/{id}/detail EFAKTUR_DOC_VIEW
/main/efaktur-v2/return/in/{id}/detail EFAKTUR_DOC_VIEW
/main/efaktur-v2/document/out/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur-v2/document/in/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur-v2/return/document/out/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur-v2/return/document/in/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur-v2/import/detail/{id} EFAKTUR_DOC_VIEW
/main/efaktur-v2/document/in/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/in/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/in/{id}/substitute EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/in/{id}/substitute/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out/{id}/substitute EFAKTUR_DOC_CREATE
/main/efaktur-v2/document/out/{id}/substitute/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/{id}/termin EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/{id}/substitute EFAKTUR_DOC_CREATE
/main/efaktur-v2/out/{id}/substitute/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/in/return/{id}/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/in/return/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/return/document/out/{id}/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/return/document/out/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/return/document/in/{id}/create EFAKTUR_DOC_CREATE
/main/efaktur-v2/return/document/in/{id}/edit EFAKTUR_DOC_CREATE
/main/efaktur-v2/import/form EFAKTUR_IMPORT_EXPORT_CREATE
/main/efaktur-v2/import EFAKTUR_DOC_VIEW
/main/efaktur-v2/out/import/{id}/list EFAKTUR_DOC_VIEW
/main/ebupot EBUPOT_VIEW → /main/ebupot/unifikasi/domestic
/main/ebupot/unifikasi/domestic EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/domestic/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/domestic/create/revision/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/domestic/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/domestic/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/foreign EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/foreign/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/foreign/create/revision/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/foreign/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/foreign/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/import EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/import/form EBUPOT_WITHHOLDING_CREATE
/main/ebupot/unifikasi/import/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot/unifikasi/spt EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/posting EBUPOT_SPT_CREATE
/main/ebupot/unifikasi/spt/deposit EBUPOT_SPT_CREATE
/main/ebupot/unifikasi/spt/detail/{id} EBUPOT_SPT_VIEW → /main/ebupot/unifikasi/spt/detail/{id}/proof
/main/ebupot/unifikasi/spt/detail/{id}/bill EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/detail/{id}/induk EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/detail/{id}/proof EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/detail/{id}/income-tax/self EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/detail/{id}/income-tax/other EBUPOT_SPT_VIEW
/main/ebupot/unifikasi/spt/detail/{id}/pdf EBUPOT_SPT_VIEW
/main/ebupot/pph21/spt EBUPOT_SPT_VIEW
/main/ebupot/archive/pph23 EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/pph23/create/revision/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/archive/pph23/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/archive/pph23/detail/{id} EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/pph26 EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/pph26/create/revision/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/archive/pph26/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot/archive/pph26/detail/{id} EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/import EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/import/form EBUPOT_WITHHOLDING_CREATE
/main/ebupot/archive/import/detail/{id} EBUPOT_ARCHIVE_VIEW|EBUPOT_WITHHOLDING_VIEW
/main/ebupot/archive/spt EBUPOT_SPT_VIEW
/main/ebupot/archive/spt/posting EBUPOT_SPT_CREATE
/main/ebupot/archive/spt/detail/{id} EBUPOT_SPT_VIEW → /main/ebupot/archive/spt/detail/{id}/induk
/main/ebupot/archive/spt/detail/{id}/bill EBUPOT_SPT_VIEW
/main/ebupot/archive/spt/detail/{id}/induk EBUPOT_SPT_VIEW
/main/ebupot/archive/spt/detail/{id}/proof/pph23 EBUPOT_SPT_VIEW
/main/ebupot/archive/spt/detail/{id}/proof/pph26 EBUPOT_SPT_VIEW
/main/ebupot/archive/spt/detail/{id}/pdf EBUPOT_SPT_VIEW
/main/ebupot/prepopulated/detail EBUPOT_WITHHOLDING_VIEW
/main/ebupot/register EBUPOT_VIEW → /main/ebupot/unifikasi/domestic if registered
/main/ebupot/pph21/register EBUPOT_VIEW
/main/ebupot-v2 EBUPOT_VIEW → /main/ebupot-v2/unifikasi/domestic
/main/ebupot-v2/unifikasi/domestic EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/unifikasi/domestic/create/{form?} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/unifikasi/domestic/edit/{form?}/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/unifikasi/domestic/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/unifikasi/foreign EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/unifikasi/foreign/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/unifikasi/foreign/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/unifikasi/foreign/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/article EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/article/create/{form?} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/article/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/article/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bp21 EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpmp EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpmp/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpA1 EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpA1/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bpA1/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bpA1/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpA2 EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bpA2/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bpA2/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bpA2/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bp26 EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/bp26/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bp26/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/bp26/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/cumulative-payment EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/cumulative-payment/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/cumulative-payment/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/cumulative-payment/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/self-payment EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/self-payment/create EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/self-payment/edit/{id} EBUPOT_WITHHOLDING_CREATE
/main/ebupot-v2/self-payment/detail/{id} EBUPOT_WITHHOLDING_VIEW
/main/ebupot-v2/register EBUPOT_VIEW → /main/ebupot-v2/unifikasi/domestic unless isCtasEbupotDisabled
/main/ebilling EBILLING_VIEW → /main/ebilling/id_billing
/main/ebilling/id_billing EBILLING_VIEW
/main/ebilling/ntpn EBILLING_VIEW
/main/ebilling/import EBILLING_VIEW
/main/ebilling/import/form EBILLING_CREATE
/main/ebilling/import/{id} EBILLING_VIEW
/main/ebilling/create EBILLING_CREATE
/main/ebilling/confirm EBILLING_PAYMENT_VIEW
/main/ebilling/payment/{id} EBILLING_PAYMENT_VIEW
/main/ebilling/pay/{businessKey} EBILLING_VIEW → /main/ebilling/pay/{businessKey}/choose-bank
/main/ebilling/pay/{businessKey}/choose-bank EBILLING_PAYMENT_VIEW|EBILLING_PAYMENT_CREATE
/main/ebilling/pay/{businessKey}/confirm-ntpn EBILLING_NTPN_VIEW
/main/ebilling/pay/{businessKey}/payment-guide EBILLING_PAYMENT_VIEW|EBILLING_PAYMENT_CREATE
/main/ebilling/pay/{businessKey}/virtual-account EBILLING_PAYMENT_VIEW|EBILLING_PAYMENT_CREATE
/main/ebilling/pay/{businessKey}/success-payment EBILLING_PAYMENT_VIEW|EBILLING_PAYMENT_CREATE
/demo/ebilling/invoices → /demo/ebilling/invoices/{id}
/demo/ebilling/invoices/{id}
/demo/ebilling/invoices/{id}/summaries
/main/efiling/report EFILING_VIEW
/main/efiling/report/spt EFILING_VIEW
/main/efiling/report/spt-masa-unifikasi EFILING_VIEW
/main/efiling/report/upload_filing EFILING_VIEW
/main/efiling/report/preview-ebupot EFILING_VIEW
/main/efiling/report-v2 EFILING_VIEW → /main/efiling/report-v2/spt-masa/ppn
/main/efiling/report-v2/spt-masa/ppn EFILING_VIEW
/main/efiling/report-v2/spt-masa/unifikasi EFILING_VIEW
/main/efiling/report-v2/spt-masa/pph2126 EFILING_VIEW
/main/efiling/report-v2/spt-tahunan-badan EFILING_VIEW
/main/efiling/spt_1771 EFILING_CREATE
/main/efiling/spt_1771/register EFILING_CREATE
/main/efiling/spt_1771/onboarding EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status} EFILING_CREATE → /main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan/neraca_aktiva/{lapKeuTypeId} EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan/neraca_kewajiban/{lapKeuTypeId} EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan/laba_rugi/{lapKeuTypeId} EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/laporan_keuangan/hubungan_istimewa/{lapKeuTypeId} EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/1a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/3 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/2a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/3/3a/part1 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/3/3a/part2 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/3/3a/part3 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/4a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/5a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/6a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran_khusus/7a EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/1/part1 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/1/part2 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/1/part3 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/2 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/3 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/4/part1 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/4/part2 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/5 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/lampiran/6 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/induk/part1 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/induk/part2 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/induk/part3 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/induk/part4 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/induk/part5 EFILING_CREATE
/main/efiling/spt_1771/{token}/{id}/{tahunPajak}/{pembetulan}/{status}/surat_setoran_pajak EFILING_CREATE
/main/efin → /main/efin/register
/main/efin/register
/main/efin/info
/main/migration_efin/tax_profile
/main/migration_efin/preview
/main/migration_efin/upload
/main/migration_efin/processing
/main/ereg → /main/ereg/tax_type
/main/ereg/tax_type
/main/ereg/waiting
/main/ereg/success
/main/ereg/company/identity
/main/ereg/company/administrator
/main/ereg/company/relation
/main/ereg/company/klu
/main/ereg/company/address
/main/ereg/company/attachment
/main/ereg/company/statement
/main/ereg/wni/category
/main/ereg/wni/identity
/main/ereg/wni/income
/main/ereg/wni/address
/main/ereg/wni/attachment
/main/ereg/wni/statement
/main/setting/account → /main/setting/account/tax
/main/setting/account/tax SETTING_PROFILE_COMPANY_VIEW
/main/setting/account/signee/efaktur SETTING_SIGNATURE_VIEW
/main/setting/account/signee/efaktur-v2 SETTING_SIGNATURE_VIEW
/main/setting/account/signee/spt1771 SETTING_SIGNATURE_VIEW
/main/setting/account/signee/ebupot SETTING_SIGNATURE_VIEW
/main/setting/account/signee/ebupot-ctas SETTING_SIGNATURE_VIEW
/main/setting/account/signee/ebupot-archive SETTING_SIGNATURE_VIEW
/main/setting/account/users SETTING_USER_VIEW
/main/setting/account/user/add SETTING_USER_CREATE
/main/setting/account/user/edit/{id} SETTING_USER_CREATE
/main/setting/profile
/main/setting/company/list SETTING_COMPANY_LIST_VIEW
/main/setting/company/add SETTING_COMPANY_LIST_CREATE
/main/setting/company/email SETTING_AUTO_MAIL_VIEW → /main/setting/company/email/efaktur; ebupot tab if only e-Bupot is registered; e-Faktur registration if neither
/main/setting/company/email/efaktur SETTING_AUTO_MAIL_VIEW
/main/setting/company/email/ebupot SETTING_AUTO_MAIL_VIEW
/main/setting/account/certificate SETTING_ECERT_VIEW
/main/setting/account/upload-quota EFAKTUR_QUOTA_VIEW
/main/setting/account/nsfp-reminder SETTING_NSFP_VIEW
/main/setting/account/upload-quota/package EFAKTUR_QUOTA_VIEW|EBUPOT_QUOTA_HISTORY_VIEW
/main/setting/account/upload-quota/history/efaktur EFAKTUR_REPORTING_VIEW
/main/setting/account/upload-quota/history/ebupot EBUPOT_ARCHIVE_VIEW
/main/setting/company/send SETTING_AUTO_MAIL_VIEW
/main/setting/company/send/wa SETTING_AUTO_MAIL_VIEW
/main/setting/jurnal-integration
/v2/main/check-npwp
/v2/main/audit-log AUDIT_LOG_VIEW
/v2/main/setting/company-associate/user/list SETTING_USER_VIEW
/main/tax-activity/{tab} HOMEPAGE_WAITING_VIEW|HOMEPAGE_REPORTING_VIEW
/admin/home → /admin/home/marketing-content
/admin/home/marketing-content
/admin/home/tax-calendar
/admin/configuration/service
/admin/efiling/register_efin
/admin/company
/admin/company/{id}/package
/admin/cms/whats-new
/admin/sso/migration
/admin/efaktur → /admin/efaktur/user
/admin/efaktur/user
/admin/efaktur/find
/admin/efaktur/view
/admin/ebupot → /admin/ebupot/tax-code
/admin/ebupot/tax-code
/admin/ebupot/country
/admin/ebilling/ntpn
/admin/branches
/public/efaktur/out/preview/{tokenId}
/public/efaktur/in/return/preview/{tokenId}
/public/ebupot/unifikasi/domestic/preview/{tokenId}
/public/ebupot/unifikasi/foreign/preview/{tokenId}
/public/ebupot/archive/pph23/preview/{tokenId}
/public/ebilling/ssp/preview/{tokenId}
/public/efaktur-v2/out/preview/{tokenId}
/public/ebupot-v2/unifikasi/domestic/preview/{tokenId}
`;

export const specifiedRoutes: readonly SpecifiedRoute[] = table.trim().split('\n').map(read);
