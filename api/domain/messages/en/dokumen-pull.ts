export default {
  dokumen: {
    pull: {
      found: '%{n} other documents from the tax office',
      note: {
        other_side: 'A document of this kind does not belong into this list.',
        amount: 'Its amounts make no sense.',
        sending: 'The document here is on its way to the tax office. Refresh its status first.',
        canceled: 'Already cancelled at the tax office.',
        amended: 'Already replaced at the tax office.',
      },
    },
  },
  jobs: {
    title: {
      'dokumen-out': {
        pull: 'Pull prepopulated PEB from the tax office',
        take: 'Take prepopulated PEB from the tax office',
      },
      'dokumen-in': {
        pull: 'Pull prepopulated PIB and payments from the tax office',
        take: 'Take prepopulated PIB and payments from the tax office',
      },
    },
  },
  dokumenScreen: {
    pull: {
      entry: 'Pull prepopulated',
      title: 'Pull prepopulated documents from the tax office',
      text_in:
        'PIB that customs handed on to the tax office, by the tax period they were paid in, and payments of VAT on services or intangible goods from abroad (411212-101). A PIB comes as an approved document whose VAT is undecided. A payment comes as a draft: complete the party abroad, then upload it.',
      text_out:
        'PEB that customs handed on to the tax office. Those that are not signed come as drafts: check them, then upload.',
      from: 'From tax period',
      to: 'To tax period',
      start: 'Pull',
      close: 'Close',
      asked: 'Last pull: %{from} to %{to}, by %{by}',
      working: 'The tax office is being asked. You may leave this page.',
      unexpected: 'How the pull stands cannot be read (UNEXPECTED).',
      again: 'Try again',
      failed: 'The tax office does not answer. Try again later.',
      came: '%{count} new document from the tax office. |||| %{count} new documents from the tax office.',
      same: '%{count} document is the same here. |||| %{count} documents are the same here.',
      apart:
        '%{count} document cannot be taken: cancelled, on its way, or unreadable. |||| %{count} documents cannot be taken: cancelled, on their way, or unreadable.',
      differing: 'Different at the tax office',
      effect: 'The value of exports of %{masa} changes by',
      no_effect: 'The value of exports in returns does not change.',
      take: 'Take its word',
      lock: 'Reason',
      lock_text: 'The return of that tax period is filed and has to be amended. Say why.',
    },
  },
};
