import type id from '../id/bupot-check.ts';

export default {
  required: 'Required',
  too_long: 'At most %{max} characters',
  period_format: 'Unknown tax period, for example 10/2025',
  period_classic: 'Coretax slips are for tax periods from January 2025. Use the classic e-Bupot for earlier ones',
  period_future: 'This tax period has not come yet. Please check',
  date_format: 'Unknown date, for example 31/10/2025',
  date_future: 'The withholding date cannot be after today',
  date_before_period: 'The withholding date cannot be before the first day of its tax period',
  date_after_period: 'The withholding date is after its tax period. Check whether the period is right',
  nitku_digits: 'The NITKU has 22 digits: the 16-digit NPWP and 6 digits of the branch, 000000 for the head office',
  nitku_other_company: "The withholder's NITKU must begin with this company's NPWP",
  nitku_other_payee: "The recipient's NITKU must begin with the recipient's NPWP or NIK",
  months_one_year: 'The first and the last month must be in the same year',
  months_order: 'The first month cannot be after the last',
  months_not_full: 'A full year runs from January to December. Choose part of the year or annualised',
  months_full: 'January to December usually is a full year. Please check',
  npwp_branch:
    'This is the old number of a branch, which has no NPWP of 16 digits of its own. Enter the 16-digit NPWP of its head office, then the NITKU of the branch',
  payee_digits: 'An NPWP or NIK has 16 digits, for example 0612345678901000',
  payee_zeros: 'The number cannot be all zeros. A recipient without NPWP or registered NIK gets 9990000000999000',
  payee_is_company: 'The recipient cannot be the withholder',
  npwp_luhn: 'The check digit of this NPWP does not match. Please check',
  nik_province: 'The first two digits of this NIK are no known province. Please check',
  nik_birth_date: 'Digits 7 to 12 of this NIK are no date of birth. Please check',
  nik_serial: 'The last four digits of a NIK cannot be 0000. Please check',
  tin_form: 'A TIN has at most 16 letters and digits, without punctuation',
  email: 'The e-mail address is not complete, for example pajak@perusahaan.co.id',
  country_home: 'A recipient abroad cannot be of Indonesia',
  country_unknown: 'Unknown country code. Choose from the list, for example SGP',
  birth_future: 'The date of birth cannot be after today',
  passport_foreign: 'A foreign employee needs a passport number',
  ptkp_hb: 'Some guides of the tax office refuse the status HB. If it is refused, use TK',
  ptkp_hb_refused: 'This slip does not know the status HB. Choose TK or K',
  object_unknown:
    'Tax object %{code} is not in the list for this period. Search by words, for example "jasa konsultan"',
  object_other_kind: 'Tax object %{code} belongs to slip %{kind}, not to this one',
  facility_not_allowed: 'This facility does not apply to the chosen tax object',
  certificate_unused: 'The document number is only for recipients with a facility. Leave it empty',
  ntpn_form: 'An NTPN has 16 capital letters and digits',
  rate_of_treaty: "Enter the rate of the recipient's certificate of domicile (SKD)",
  rate_fixed: 'The rate follows the tax object. For another rate choose other facility or SKD',
  nett_fixed: 'The net percentage follows the tax object',
  tax_fixed: 'The tax is calculated from base and rate. For another amount choose other facility',
  percent_over: 'A percentage cannot be above 100',
  gross_zero: 'Gross income must be above zero',
  tax_below_zero: 'Self-paid tax cannot be below zero',
  tax_zero: 'The tax on this amount is zero. Check the amount',
  not_workable: 'The tax cannot be calculated from this. Check amount, PTKP status and tax period',
  income_zero: 'Enter at least one income',
  previous_number: "Enter the number of the earlier employer's slip",
  borne_before: 'What the government bore cannot be more than the tax withheld or borne before',
  previous_income: "Enter the net income of the earlier employer's slip",
  parts_above_gross:
    'The parts of the gross (allowances, premiums, benefits in kind, bonus, THR) add up to %{parts}, more than the gross of %{gross}. Please correct what is wrong',
  benefit_worked: 'With gross-up the tax allowance is calculated, this field is not used',
  document_unknown: 'Unknown document type. Choose from the list',
  document_future: 'The document date cannot be after today',
  invoice_digits: 'A tax invoice number has 17 digits (16 for invoices before Coretax)',
  government_only: 'The payment options UP and LS are for government treasurers only',
  sp2d_unused: 'The SP2D number is only for direct payment (LS). Leave it empty',
  twin: 'Slip %{other} has the same recipient, object and document. Check whether this is a duplicate',
  second_month:
    'This recipient has a monthly slip for the same period already (%{other}). The effective rate applies to all pay of the month (PP 58/2023): put them together, or correct the first one',
  second_year: 'This recipient has an annual slip with the same last period already (%{other}). Correct that one',
  month_of_year:
    'This period is the last one of annual slip %{other}. In the last period only the annual slip is made, without a monthly slip (PMK 168/2023)',
  year_with_month:
    'Monthly slip %{other} of this last period is still in force. The tax office refuses the annual slip as long as it is: cancel the monthly slip first',
  masa_sum:
    'This recipient was paid in the same period already (%{others}). The effective rate applies to the gross of the month (PP 58/2023): the tax on the sum of Rp %{gross} is Rp %{onSum}, and the slips together say Rp %{together}. Put them together',
  paid_again:
    'This recipient was paid in the same period already (%{others}). Worked out on the gross of the period, Rp %{gross} (PMK 168/2023), the tax is Rp %{onSum}, and the slips together say Rp %{together}',
  last_masa:
    'December is the last period of permanent employees and pensioners: their tax is worked out for the year in annual slip A1/A2, not at the monthly effective rate (PP 58/2023, PMK 168/2023)',
  daily_above:
    'The average of a day (%{days} working days) is above Rp %{limit}: use object %{other}, taxed by article 17 on half of the gross (PMK 168/2023), or correct the working days',
  daily_within:
    'The average of a day (%{days} working days) is at most Rp %{limit}: use object %{other}, taxed at the daily effective rate (PP 58/2023), or correct the working days',
  dtp_sector:
    'The tax of this business (%{industry}) is borne by the government only where its main KLU is in the annex of %{law}: footwear, textiles and clothing, furniture, leather, and tourism from October 2025. Check this first',
  dtp_payee:
    'The government bears the tax of article 21 of permanent and non-permanent employees only (%{law}). Check the tax object',
  dtp_period: 'The government bears no tax of article 21 in this period (%{law})',
  dtp_income:
    'The gross is above Rp %{limit}. Tax is borne by the government up to that limit (%{law}); of permanent employees the fixed pay of January or of the first month worked counts',
} satisfies typeof id;
