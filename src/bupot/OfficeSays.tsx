import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipAdvice, slipOfficeCodes } from '#domain/bupot/office-codes.ts';
import { isEditable } from '#domain/bupot/standing.ts';
import { Alert } from '../kit/Alert.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';

/** What the office said of a slip it did not take, in plain words, with its own code. */
export const OfficeSays = ({ of }: { of: BupotListRow }) => {
  const translate = useTranslate();
  const { officeCode: code, officeMessage: message } = of;
  if (!code && !message) return null;
  const advice = code && Object.hasOwn(slipOfficeCodes, code) ? slipAdvice(code) : null;
  return (
    <Alert
      severity={isEditable(of) ? 'error' : 'warning'}
      title={translate(advice?.title ?? 'bupotScreen.detail.office_says')}
      actions={
        code && (
          <>
            <span className="grow" />
            <span className="mono s sec">{code}</span>
            <CopyButton value={code} />
          </>
        )
      }
    >
      {advice ? translate(advice.cause) : message}
    </Alert>
  );
};
