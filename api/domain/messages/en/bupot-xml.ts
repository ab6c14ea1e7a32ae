export default {
  left_out: {
    canceled: 'Cancelled; cancellations are made in Coretax',
    corrected: 'Replaced by a correction',
    correction: 'A correction; made in Coretax, not by this file',
    incomplete: 'Incomplete: something the Coretax file requires is missing',
    joint_status: 'PTKP status HB is unknown to the BP21 file',
    surcharge: 'The file has no place for the higher rate without NPWP or NIK',
    typed_tax: 'The tax was typed and is not gross × rate; Coretax would work out another figure',
    special_benefit: 'The BPA2 file has no column for the special allowance',
  },
  differs: {
    bands:
      'Coretax will work out a tax of %{theirs}, this slip says %{ours}: the rate rises by bands (Law 7/2021 article 17, PP 68/2009), and the file carries one rate only',
    earlier:
      'Coretax will work out a tax of %{theirs}, this slip says %{ours}: earlier payments count (PP 68/2009), and the file does not carry them',
    surcharge:
      'Coretax will work out a tax of %{theirs}, this slip says %{ours}: the file does not carry the higher rate for recipients without NPWP or NIK',
    typed: 'Coretax will work out a tax of %{theirs}, this slip says %{ours}: the tax was typed',
  },
};
