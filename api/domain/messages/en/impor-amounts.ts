export const amountBucket = {
  percent_unreadable: 'Unreadable percentage',
  net_of_vat: 'Price includes VAT',
  with_vat_unknown: 'VAT in the price cannot be taken out',
  prices_differ: 'Two prices differ',
  total_differs: 'Total differs from its parts',
  in_currency: 'Foreign currency',
  currency_missing: 'Rate without a currency',
  currency_unknown: 'Unknown currency',
  rate_missing: 'Foreign currency without a rate',
  discount_of_percent: 'Discount from a percentage',
  discount_of_unit: 'Discount per unit',
  discount_percent_text: 'Discount in percent',
  discount_percent_fraction: 'Discount may be a fraction',
  discount_percent_unreadable: 'Unreadable discount',
  discount_percent_of_total: 'Percentage without a price',
  discounts_differ: 'Two discounts differ',
  negative_line: 'Negative line',
};

export const amountFinding = {
  percent_unreadable: 'The percentage cannot be read. Right examples: 12 or 12%',
  net_of_vat: '%{given} includes VAT: without it %{net} (× %{share}).',
  with_vat_unknown:
    'This amount includes VAT, which cannot be taken out for this transaction code. Please write the price without VAT into Unit price.',
  prices_differ:
    'The price including VAT comes to %{net} without it, the price column says %{price}. Please clear the wrong one.',
  total_differs:
    'The total in the file is %{file}, price, discount and VAT of this row come to %{ours}. Please correct what is wrong, or use the proposal if this is right.',
  in_currency: '%{currency} %{amount} × rate %{rate} = Rp %{rupiah}.',
  currency_missing:
    'There is a rate of %{rate} but no currency. Please fill in the currency, or IDR if the amounts are in rupiah.',
  currency_unknown: 'Unknown currency. Please write a code of three letters, such as USD, or IDR.',
  rate_missing:
    'The amounts of this row are in %{currency} without a rate. Please fill in the rate of the Minister of Finance on the invoice date, or change the currency to IDR if they are in rupiah.',
  discount_of_percent: '%{percent}% of %{of} = discount %{amount}.',
  discount_of_unit: '%{each} × %{quantity} = discount %{amount}.',
  discount_percent_text: 'This discount is a percentage. Use the proposal for the amount in rupiah.',
  discount_percent_fraction: 'A discount below 1 may be a fraction. Use the proposal, or write it with a % sign.',
  discount_percent_unreadable: 'A discount is a percentage from 0 to 100, such as 10 or 10%.',
  discount_percent_of_total:
    'A discount in percent needs a unit price, and the file has totals only. Please fill in the unit price.',
  discounts_differ:
    'This column means a discount of %{one}, the other discount column %{other}. Please clear the wrong one.',
  negative_line:
    'The tax office takes no negative line. Spread it as a discount over the other lines of this invoice, or delete the row.',
};

export const amountQuestion = {
  company:
    'The title of this file names "%{name}", not the active company. Is this file for this company all the same?',
  priceWithVat:
    'Column "%{column}" includes VAT: unit price = its value × 100/111 (100/112 where the whole price is the base). Right?',
  discountPercent: 'Column "%{column}" is a percentage: discount = percent × price × quantity. Right?',
  discountEach: 'Column "%{column}" is for one unit: discount = its value × quantity. Right?',
  grossWithVat: 'Column "%{column}" includes VAT: gross = its value × 100/111. Right?',
  currency: 'Amounts whose currency in column "%{column}" is not rupiah are multiplied by column "%{rate}". Right?',
  currency_alone:
    'Column "%{column}" names a currency, but there is no column of rates: rows that are not in rupiah wait for their rate. Go on?',
  rate_alone:
    'Column "%{column}" holds rates, but there is no column of currencies: rows with a rate wait for their currency. Go on?',
  sum: '%{field} = %{columns}. Right?',
  contains: 'Columns %{columns} are already part of %{field}, so they are not added again. Right?',
  guess: '%{field} is taken from column "%{column}", whose name is only similar. Right?',
  total_alone:
    'The file has no unit price: each row becomes 1 × column "%{column}", column "%{quantity}" is not used. Right?',
  left: '%{count} columns of amounts are not used and change no sum: %{columns}. Go on without them?',
  left_parts:
    '%{count} columns of pay are not used: %{columns}. If they are part of the gross, add them in the mapping. Go on without them?',
};
