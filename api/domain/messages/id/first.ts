import { together } from '../together.ts';
import billingShared from './billing-shared.ts';
import bupotShared from './bupot-shared.ts';
import calendar from './calendar.ts';
import explain from './explain.ts';
import faktur from './faktur.ts';
import fakturScreen from './faktur-screen.ts';
import fakturShared from './faktur-shared.ts';
import form from './form.ts';
import home from './home.ts';
import list from './list.ts';
import problem from './problem.ts';
import ra from './ra.ts';
import records from './records.ts';
import resources from './resources.ts';
import session from './session.ts';
import shell from './shell.ts';
import sptBadanShared from './spt-badan-shared.ts';
import sptShared from './spt-shared.ts';

/** The texts of the first pages, loaded before the first row; the others follow. */
export default together(
  {
    ra,
    resources,
    shell,
    session,
    problem,
    faktur,
    fakturScreen,
    list,
    home,
    calendar,
    explain,
    form,
    records,
  },
  fakturShared,
  bupotShared,
  billingShared,
  sptShared,
  sptBadanShared,
);
