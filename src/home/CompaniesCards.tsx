import { useTranslate } from 'react-admin';
import { Identifier } from '../ui/layout/values.tsx';
import { CompanyCell, type CompanyHealth, CompanyLink, CompanyTimeLeft } from './CompanyCell.tsx';
import { places } from './paths.ts';

export const CompaniesCards = ({ of }: { of: readonly CompanyHealth[] }) => {
  const translate = useTranslate();
  return (
    <ul className="companies-cards">
      {of.map((company) => (
        <li key={company.companyId}>
          <h2>
            <CompanyLink company={company} to={places.home}>
              {company.name}
            </CompanyLink>
          </h2>
          <p className="small sec">
            <Identifier value={company.npwp} form="npwp" />
          </p>
          {company.taxes.map((tax) => (
            <div key={tax.tax} className="companies-line">
              <b>{translate(`home.tax.${tax.tax}`)}</b>
              <CompanyTimeLeft of={tax} />
              <ul>
                {tax.steps.map((step) => (
                  <li key={step.step}>
                    <CompanyCell company={company} of={step} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
};
