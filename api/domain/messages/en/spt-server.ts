/** What the server says about monthly returns, in answers and job results. */
export default {
  label: '%{type} %{period}',
  label_amended: '%{type} %{period} correction no. %{revision}',
  removed_by: '%{by} removed this return on %{at}.',
  exists: 'There is a return for this tax period already.',
  filed_already: 'The return for this tax period is filed already. Make a correction.',
  amended_already: 'This return was corrected already. Go on from its newest correction.',
  future: 'This tax period has not begun',
  not_posted: 'Post this return first.',
  proof_used: 'This number is used for a return already',
  ntpn_unconfirmed: 'DJP has not confirmed this NTPN',
  not_prepared: 'The return could not be prepared',
};
