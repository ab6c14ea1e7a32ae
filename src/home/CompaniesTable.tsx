import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { stepNames } from '#domain/home/health.ts';
import { SideScroll } from '../ui/layout/TableHead.tsx';
import { Identifier } from '../ui/layout/values.tsx';
import { CompanyCell, type CompanyHealth, CompanyLink, CompanyTimeLeft } from './CompanyCell.tsx';
import { places } from './paths.ts';

const taxes = ['PPN', 'UNIFIKASI', 'PPH21'] as const;

const stepsOf = (companies: readonly CompanyHealth[], tax: (typeof taxes)[number]) => {
  const found = new Set(
    companies.flatMap((one) =>
      one.taxes.filter((of) => of.tax === tax).flatMap(({ steps }) => steps.map(({ step }) => step)),
    ),
  );
  return stepNames.filter((step) => found.has(step));
};

export const CompaniesTable = ({ of }: { of: readonly CompanyHealth[] }) => {
  const translate = useTranslate();
  const groups = taxes.map((tax) => ({ tax, steps: stepsOf(of, tax) })).filter(({ steps }) => steps.length > 0);
  return (
    <SideScroll label={translate('home.companies.title')} className="companies-scroll">
      <table className="companies">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {translate('home.companies.company')}
            </th>
            {groups.map(({ tax, steps }) => (
              <th key={tax} scope="colgroup" colSpan={steps.length + 1} className="companies-tax">
                {translate(`home.tax.${tax}`)}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ tax, steps }) => (
              <Fragment key={tax}>
                {steps.map((step, at) => (
                  <th key={step} scope="col" className={at === 0 ? 'companies-tax' : undefined}>
                    {translate(`home.step.${step}`)}
                  </th>
                ))}
                <th scope="col">{translate('home.health.left')}</th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map((company) => (
            <tr key={company.companyId}>
              <th scope="row">
                <CompanyLink company={company} to={places.home}>
                  {company.name}
                </CompanyLink>
                <span className="small sec">
                  <Identifier value={company.npwp} form="npwp" />
                </span>
              </th>
              {groups.map(({ tax, steps }) => {
                const own = company.taxes.find((one) => one.tax === tax);
                return (
                  <Fragment key={tax}>
                    {steps.map((step, at) => {
                      const cell = own?.steps.find((one) => one.step === step);
                      return (
                        <td key={step} className={at === 0 ? 'companies-tax' : undefined}>
                          {cell ? <CompanyCell company={company} of={cell} /> : <span className="sec">–</span>}
                        </td>
                      );
                    })}
                    <td className="nw">{own && <CompanyTimeLeft of={own} />}</td>
                  </Fragment>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
};
