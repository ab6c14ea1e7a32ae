/** What the server says about billing codes, in answers, job results and notifications. */
export default {
  office_unreachable: 'The tax office has not answered. The code is asked for again automatically.',
  issue_failed: 'No billing code for %{document}: %{why}',
  code_digits: 'A billing code has 15 digits, the first 0 to 3',
};
