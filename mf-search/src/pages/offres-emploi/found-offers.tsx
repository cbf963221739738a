import { Link, useSite } from '@careers/platform';
import { BackLink, Message, VisuallyHidden } from '@careers/ui';
import { ArrowLeftIcon } from '@careers/ui/icons';
import { build, countLabel, withPage, withSort } from '../../url/index.ts';
import { AlertBanner } from './alert-banner.tsx';
import { ActiveFilterList } from './filters/active-filter-list.tsx';
import type { ResultsData } from './page.server.ts';
import { InterpretationNotices } from './interpretation/interpretation-notices.tsx';
import { ResultsList } from './results-list.tsx';
import { Header, Notices, OnPaper } from './results-page.style.ts';
import { SortField } from './sort-field.tsx';
import type { useSearchChoice } from './use-search-choice.ts';
import { ViewSwitch } from './view-switch.tsx';

const ALL_OFFERS = '/offres-emploi';

interface FoundOffersProps extends ReturnType<typeof useSearchChoice> {
  page: ResultsData;
  /** Id of the filter form, which submits the sort without JavaScript. */
  form: string;
}

/** Count, notices, sort and offers of one page of results. */
export function FoundOffers({ page, form, draft, chosen, choose, chips, hrefOf, isBusy }: FoundOffersProps) {
  const { search, items, heading, count, notes = [], offers } = page;
  const { criteria } = search;
  const { publicBaseUrl } = useSite().configuration;
  return (
    <div>
      <Header>
        {build(search, items) !== ALL_OFFERS && (
          <BackLink as={Link} to={ALL_OFFERS}>
            <ArrowLeftIcon />
            Retour à toutes les offres
          </BackLink>
        )}
        <h1>{heading}</h1>
        <VisuallyHidden role="status">{countLabel(count)}</VisuallyHidden>
        <ViewSwitch current="list" search={search} listHref={hrefOf(search)} />
        {offers.length > 0 && (
          <SortField
            form={form}
            draft={draft}
            onChoose={(sort) => choose((latest) => withSort(latest, sort))}
          />
        )}
      </Header>
      <Notices>
        <InterpretationNotices notes={notes} search={search} />
      </Notices>
      <ActiveFilterList filters={chips} hrefOf={hrefOf} />
      {offers.length > 0 ? (
        <ResultsList
          {...page}
          isBusy={isBusy}
          alert={<AlertBanner criteria={criteria} />}
          hrefOfPage={(number) => hrefOf(withPage(chosen, number))}
        />
      ) : (
        <Message tone="info">
          Cette page de résultats n’existe pas. <a href={hrefOf(withPage(search, 0))}>Revenir à la page 1</a>
        </Message>
      )}
      <OnPaper>
        Ces offres en ligne&nbsp;: <strong>{publicBaseUrl + build(search, items)}</strong>
      </OnPaper>
    </div>
  );
}
