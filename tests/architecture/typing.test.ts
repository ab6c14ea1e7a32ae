import { describe, expect, it } from 'vitest';
import { isTest, sourcesIn } from './sources.ts';

/** Input that is deliberately not kept when the session ends, with the reason. */
const notStored: Readonly<Record<string, string>> = {
  'src/admin/AttributeDialog.tsx': 'a search',
  'src/efiling/files/FileDialog.tsx': 'a verification code',
  'src/efiling/upload/RecordForm.tsx': 'goes with a file, which is not stored either',
  'src/history/ProofDialog.tsx': 'numbers of a look-up',
  'src/home/CompaniesScreen.tsx': 'a search',
  'src/settings/accounting/KeyDialog.tsx': 'a key',
  'src/settings/certificate/CertificateUpload.tsx': 'a passphrase',
  'src/settings/profile/FactorOff.tsx': 'a password and a code',
  'src/settings/profile/FactorSetUp.tsx': 'a password and a code',
  'src/settings/profile/PasswordCard.tsx': 'passwords',
  'src/shell/CommandPalette.tsx': 'a search',
  'src/shell/CompanySwitcher.tsx': 'a search',
  'src/shell/Glossary.tsx': 'a search',
  'src/shell/Login.tsx': 'signs in',
  'src/sign-in/AcceptInvitation.tsx': 'signs in',
  'src/sign-in/ForgotPassword.tsx': 'signs in',
  'src/sign-in/ResetPassword.tsx': 'signs in',
  'src/spt/detail/WhatIfChoices.tsx': 'a search',
  'src/spt/detail/WhatIfCredit.tsx': 'a search',
  'src/trial-balance/TrialBalanceScreen.tsx': 'a search',
  'src/ui/steps/DraftDialog.tsx': 'a one-time code',
};

const FIELD = /<(?:TextInput|RupiahInput|DecimalInput|PasswordInput|input|textarea)\b/;
const TEXT_STATE =
  /\[(?!(?:refused|fault|error|overtaken|announcement),)\w+, \w+\] = useState(?:<string>)?\((?:''|String\(|[a-z]\w*\.\w+(?:\)| \?\?))/;

const holders = sourcesIn('src')
  .filter((source) => source.path.endsWith('.tsx') && !isTest(source))
  .filter(({ path }) => !/^src\/(?:ui\/(?:inputs|list|grid)|simulator)\//.test(path))
  .filter(({ text }) => FIELD.test(text) && TEXT_STATE.test(text) && !/useStored(?:Input|State)[(<]/.test(text))
  .map(({ path }) => path);

describe('what is typed into a form', () => {
  it('is stored when the session ends (useStoredState, useStoredInput), or is named here with the reason', () => {
    expect(holders.filter((path) => !(path in notStored))).toEqual([]);
  });

  it('is named here only where it is still so', () => {
    expect(Object.keys(notStored).filter((path) => !holders.includes(path))).toEqual([]);
  });
});
