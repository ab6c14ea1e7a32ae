export const fileReading = {
  hidden: 'A filter hides %{count} rows of this file. Read it with those rows, or without?',
  hidden_with: 'With hidden rows',
  hidden_without: 'Without hidden rows',
  unnumbered:
    'There is no document number: %{count} rows were joined to the row above, as buyer and date are the same. Are they one invoice, or is each row one?',
  unnumbered_one: 'One invoice per buyer and date',
  unnumbered_each: 'Each row is one invoice',
  columns: '%{count} columns that hold data are not known and not read: %{names}.',
  columns_known: 'Go on without them',
  columns_mapped: 'Map the columns myself',
  rest: '%{count} rows are not read as documents (totals, titles, notes, signatures).',
  rest_out: 'Leave them out',
  rest_in: 'Read those rows too',
  faults:
    'This fault can safely be mended: "&" is written "&amp;", and blank lines at the beginning go. Nothing else changes.',
  faults_left: 'Do not mend it',
  faults_mended: 'Mend and read this file',
  row: 'Row %{row}: %{text}',
  total_same: 'Row %{row} "%{text}" agrees with the sum of the rows read.',
  total_differs: 'Row %{row} "%{text}": the file says %{file} for %{field}, while the rows read add up to %{read}.',
};

export const fileRefusal = {
  too_large: 'The file is larger than %{limit} MB. Split it into several files.',
  empty_file: 'The file is empty.',
  no_rows: 'The file has no rows of data.',
  classic_csv:
    'This is a CSV of the old e-Faktur (FK/LT/OF), for the application before Coretax. That layout cannot be imported here yet: export the data as a plain Excel or CSV table, one row for each item.',
  password_workbook:
    'This workbook is protected by a password. Open it in Excel, remove the password (File, Info, Protect Workbook), save it, then upload it again.',
  portal_outgoing:
    'This is the list of outgoing invoices of Coretax: it holds states, and no goods. In the list of outgoing invoices choose "Sync status from the portal file": invoices that are here are updated, and those that are not can be taken in.',
  old_excel: 'The old Excel format (.xls) cannot be read. Open the file in Excel and save it as .xlsx.',
  macros: 'The file holds macros. Save it as .xlsx without macros.',
  html: 'This file is a web page named like Excel. Open it in Excel and save it as .xlsx.',
  pdf: 'A PDF file cannot be imported. Use XLSX, CSV or XML.',
  wrong_type: 'Unknown file type. Use XLSX, CSV or XML.',
  not_a_workbook: 'This file is no Excel workbook. Save it as .xlsx.',
  broken_zip: 'The Excel file is damaged or incomplete. Save it again and upload it anew.',
  broken_csv: 'The CSV file cannot be read. Please check quotes and separators.',
  encrypted: 'The file is protected by a password. Remove the password and upload it again.',
  zip_bomb: 'The content of the file is far larger than its size; it was not opened, for safety.',
  too_many_sheets: 'The file has more than %{limit} sheets.',
  too_many_columns: 'The sheet has more than %{limit} columns. Remove those not in use.',
  too_many_documents: 'The file has more than %{limit} documents. Split it into several files.',
  too_many_lines: 'The file has more than %{limit} rows. Split it into several files.',
  too_many_cells: 'The sheet has more than %{limit} cells. Delete columns and rows that are not used.',
  cell_too_long: 'A cell in row %{row} is too long.',
  sheet_missing: 'The file has no sheet "%{sheet}".',
  xml_retail:
    'This file holds lumped sales (RetailInvoiceBulk), not single invoices. Take it in at the SPT Masa PPN of the same period: open the return, then Add from XML of lumped sales.',
  xml_collected:
    'This file holds Attachment C of the SPT Masa PPN. Upload it at the return of the same period, under Attachments.',
  xml_unwanted: 'An XML file cannot be imported here. Use XLSX or CSV.',
  xml_broken: 'The XML file is incomplete or malformed.',
  xml_broken_at: 'The XML file is malformed in line %{line}, column %{column}.',
  xml_ampersand:
    'The XML file is wrong in line %{line}, column %{column}: the "&" in "%{near}" must be written "&amp;".',
  xml_entity:
    'The XML file is wrong in line %{line}, column %{column}: "%{near}" holds a sign XML does not know. Write the letter itself.',
  xml_blank_start: 'There are blank lines or spaces before "<?xml" at the beginning of the file.',
  xml_cut:
    'The XML file is cut off: it ends in line %{line} before the element "%{element}" is closed. Download or make it again.',
  xml_less_than: 'The XML file is wrong in line %{line}, column %{column}: a "<" within text must be written "&lt;".',
  xml_unmatched:
    'The XML file is wrong in line %{line}, column %{column}: a closing element does not match its opening.',
  xml_heavy:
    'The XML file holds a comment, text, name or tag that is too long for a tax document. Nothing of it was read.',
  xml_encoding:
    'The content of the XML file does not fit the encoding "%{encoding}" it names, or nobody knows that encoding. Save it again as UTF-8.',
  xml_doctype: 'The XML file has a DOCTYPE or entities, which are not accepted, for safety.',
  xml_depth: 'The XML file is nested too deeply.',
  xml_root: 'An XML file with the root "%{root}" is unknown. Accepted: %{accepted}.',
  xml_year: 'This file is for tax year %{year}, this return is for %{own}.',
  other_tin:
    'This file belongs to NPWP %{tin}, while the active company has NPWP %{own}. Switch to its company by the company name above, or choose another file.',
};
