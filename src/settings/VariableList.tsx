import { useTranslate } from 'react-admin';
import type { TemplateProduct } from '#domain/company/template-products.ts';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card } from '../ui/layout/Card.tsx';

type Props = { product: TemplateProduct; onPick?: ((name: string) => void) | undefined };

export const VariableList = ({ product, onPick }: Props) => {
  const translate = useTranslate();
  const { data = [] } = useGet('/templates/variables', { query: { product }, staleTime: 600_000 });
  return (
    <Card title={translate('settings.send.variables')}>
      <ul className="set-vars">
        {data.map(({ name, label }) => (
          <li key={name}>
            {onPick ? (
              <button type="button" className="link mono" onClick={() => onPick(name)}>{`%{${name}}`}</button>
            ) : (
              <span className="mono">{`%{${name}}`}</span>
            )}
            <span className="small sec">{label}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
