import { useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { IconName } from '../layout/Icon.tsx';
import { MenuButton, type MenuChoice } from '../layout/MenuButton.tsx';
import { NARROW } from '../list/narrow.ts';
import { PatternDialog, type Zip } from './PatternDialog.tsx';

type Props<F extends string> = {
  readonly of: { readonly name: string; readonly exports: readonly F[] };
  readonly label: string;
  readonly icon?: IconName;
  /** Message keys: `<words>.<format>`. */
  readonly words: string;
  readonly ways?: readonly MenuChoice[];
  readonly papers?: Readonly<Record<string, () => Promise<unknown>>>;
  readonly zip?: Zip;
  readonly write: (format: F) => Promise<unknown>;
  readonly children?: ReactNode;
};

/** Import sources, PDFs and the export formats of the definition, for the filter or the selection. */
export const DocumentImportExportMenu = <F extends string>(props: Props<F>) => {
  const { of, label, icon = 'import', words, ways = [], papers = {}, zip, write, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const narrow = useMediaQuery(NARROW);
  const [zipping, setZipping] = useState(false);
  const begin = (work: Promise<unknown>) => {
    setZipping(false);
    void work.then(
      () => notify('list.job_started', { type: 'success' }),
      () => undefined,
    );
  };
  const choice = (key: string, mark: IconName, onPick: () => void): MenuChoice => ({
    key,
    icon: mark,
    label: translate(`${words}.${key}`),
    onPick,
  });
  return (
    <>
      <MenuButton
        label={label}
        icon={icon}
        variant="outlined"
        iconOnly={narrow}
        choices={[
          ...ways,
          ...(zip ? [choice('pdf', 'download', () => setZipping(true))] : []),
          ...Object.entries(papers).map(([key, work]) => choice(key, 'download', () => begin(work()))),
          ...of.exports.map((format) => choice(format, 'document', () => begin(write(format)))),
          { key: 'made', icon: 'clock', label: translate('downloads.history'), to: `/main/downloads?of=${of.name}` },
        ]}
      />
      {zipping && zip && (
        <PatternDialog
          words={zip.words}
          start={zip.start}
          parts={zip.parts}
          onClose={() => setZipping(false)}
          onPattern={(pattern) => begin(zip.begin(pattern))}
        />
      )}
      {children}
    </>
  );
};
