export default {
  office_unreachable: 'The tax office has not answered. The code is asked for again automatically.',
  issue_failed: 'No billing code for %{document}: %{why}',
  code_digits: 'A billing code has 15 digits, the first 0 to 3',
  delete_blocked:
    'This billing code has a virtual account or a payment under way and cannot be deleted. Cancel the payment first.',
  bulk_delete_blocked:
    'The billing codes cannot be deleted: %{total} of them have a virtual account or a payment under way. Cancel these payments first.',
  delete_failed: 'The billing code could not be deleted. Reload the page and try again.',
  removed: 'ID Billing deleted',
  renewed_already: 'This billing code has already been made anew.',
  adopted_already: 'This billing code is already in your list.',
  inquiry_timeout: 'The tax office did not answer in time. Try again in a while.',
  inquiry_refused: 'This billing code cannot be looked up.',
  no_slip: 'The SSP cannot be downloaded because the billing code failed or was not issued yet.',
  code_open: 'Not paid yet',
  code_expired: 'Expired',
  code_paid: 'Paid',
  by_hand: 'Make this billing code in the Coretax portal, then type it in here.',
  has_line: 'Billing codes are asked for at the tax office and not typed in by hand.',
  code_taken: 'This code already stands for another ID Billing.',
  issued_later: 'The day of issue cannot be after today',
  withdrawn: 'Not made in the portal after all.',
};
