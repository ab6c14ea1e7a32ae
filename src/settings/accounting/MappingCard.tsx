import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { accountingAccount, accountingTaxCode } from '#domain/records/accounting.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { accountsPath, taxCodesPath } from './paths.ts';

/** What the product has and the company has not mapped yet. */
export const MappingCard = () => {
  const translate = useTranslate();
  const { data, error } = useGet('/jurnal-integration/codes', { staleTime: 0 });
  const open = data && [...data.accounts, ...data.taxCodes].filter(({ mapped }) => !mapped);
  const codes = open?.map(({ code, name }) => `${code} ${name}`).join(', ');
  return (
    <Card
      title={translate('accounting.mapping')}
      actions={
        <div className="acct-links">
          <Link to={accountsPath}>{translate(`resources.${accountingAccount.resource}.name`)}</Link>
          <Link to={taxCodesPath}>{translate(`resources.${accountingTaxCode.resource}.name`)}</Link>
        </div>
      }
    >
      {error && <p className="bad">{error.message}</p>}
      {data && <p>{codes ? translate('accounting.unmapped', { codes }) : translate('accounting.mapped')}</p>}
    </Card>
  );
};
