import { Button } from '@mui/material';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { sen } from '#domain/definition/money.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { type L1Form, l1Rows } from '#domain/trial-balance/l1-accounts.ts';
import type { TrialAccountInput, TrialAccountView } from '#domain/trial-balance/view-schema.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { SideScroll, TableHead } from '../ui/layout/TableHead.tsx';
import { AccountForm } from './AccountForm.tsx';
import { inputOf, keyOf, levelOf } from './account-view.ts';

type Props = {
  readonly accounts: readonly TrialAccountView[];
  readonly form: L1Form;
  readonly busy: boolean;
  readonly onDecide: ((input: TrialAccountInput) => Promise<boolean>) | null;
};

const AT_ONCE = 100;

/** Arrow keys move between rows; Enter confirms the proposal of a row and moves on. A click opens its form. */
export const AccountsTable = ({ accounts, form, busy, onDecide }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`trialBalance.${key}`, params);
  const [opened, setOpened] = useState<string | null>(null);
  const [most, setMost] = useState(AT_ONCE);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusRow = (at: number) => body.current?.querySelectorAll<HTMLElement>('tr[data-row] button')[at]?.focus();
  const decide = async (input: TrialAccountInput, at: number): Promise<void> => {
    if (!(await onDecide?.(input))) return;
    setOpened(null);
    // The confirmed row may have left this view: the next one is then at its place.
    setTimeout(() => focusRow(Math.min(at, accounts.length - 1)));
  };
  const onKeyDown = (event: KeyboardEvent, account: TrialAccountView, at: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) focusRow(at + step);
    else if (event.key === 'Enter' && onDecide && !busy) void decide(inputOf(account), at);
    else return;
    event.preventDefault();
  };
  if (accounts.length === 0) return <p className="sec tb-none">{words('none')}</p>;
  return (
    <SideScroll label={words('title')} className="card tb-card">
      <table className="lines-table tb-table">
        <TableHead
          of={[
            { label: words('number') },
            { label: words('name') },
            { label: words('amount'), right: true },
            { label: words('account') },
          ]}
        />
        <tbody ref={body}>
          {accounts.slice(0, most).map((account, at) => {
            const key = keyOf(account);
            const { words: level, tone } = levelOf(account);
            const row = account.code === null ? undefined : l1Rows(form).get(account.code);
            const amount = sen(account.amount);
            return (
              <Fragment key={key}>
                <tr data-row>
                  <td className="num">{account.number || '–'}</td>
                  <td>
                    <button
                      type="button"
                      className="link tb-name"
                      aria-expanded={opened === key}
                      onKeyDown={(event) => onKeyDown(event, account, at)}
                      onClick={() => setOpened(opened === key ? null : key)}
                    >
                      {account.name}
                    </button>
                  </td>
                  <td className="right">
                    {formatDecimal(account.amount.replace('-', ''), 2)} {words(amount < 0 ? 'credit' : 'debit')}
                  </td>
                  <td>
                    <span className="row wrap">
                      <Chip tone={tone} icon={tone === 'green' ? 'check' : 'info'} label={words(`level.${level}`)} />
                      <span>{row ? `${row.code} ${row.name}` : words('unmapped')}</span>
                    </span>
                  </td>
                </tr>
                {opened === key && onDecide && (
                  <tr>
                    <td colSpan={4}>
                      <AccountForm
                        account={account}
                        form={form}
                        busy={busy}
                        onConfirm={(input) => void decide(input, at)}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {accounts.length > most && (
        <Button size="small" onClick={() => setMost(most + AT_ONCE)}>
          {words('more', { count: formatCount(Math.min(AT_ONCE, accounts.length - most)) })}
        </Button>
      )}
    </SideScroll>
  );
};
