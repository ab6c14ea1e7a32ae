export default {
  left_out: {
    canceled: 'Canceled; cancellations are made in Coretax',
    corrected: 'Replaced by a correction',
    correction: 'A correction; made in Coretax, not by this file',
    incomplete: 'Incomplete: something the Coretax file requires is missing',
    joint_status: 'PTKP status HB is unknown to the BP21 file',
    surcharge: 'The file has no place for the higher rate without NPWP or NIK',
    typed_tax: 'The tax was typed and is not gross × rate; Coretax would work out another figure',
    special_benefit: 'The BPA2 file has no column for the special allowance',
  },
};
