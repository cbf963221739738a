import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BelowFold } from '@careers/platform';
import { Pagination } from '@careers/ui';
import type { ResultsData } from './page.server.ts';
import { OfferCard } from '../../offers/offer-card.tsx';
import { List } from '../../offers/offer-card.style.ts';
import { whileBusy } from './results-page.style.ts';

/** Number of offers before the alert banner. */
const OFFERS_BEFORE_ALERT = 4;
/** Number of offers that fill more than the first viewport. */
const OFFERS_IN_WINDOW = 3;

interface ResultsListProps extends Pick<ResultsData, 'search' | 'pageCount' | 'offers' | 'today'> {
  alert: ReactNode;
  isBusy: boolean;
  hrefOfPage(page: number): string;
}

export function ResultsList(props: ResultsListProps) {
  const { search, pageCount, offers, today, alert, isBusy, hrefOfPage } = props;
  const items = offers.map((offer) => (
    <li key={offer.reference}>
      <OfferCard offer={offer} today={today} headingLevel="h2" />
    </li>
  ));
  return (
    <Found aria-busy={isBusy}>
      <List>
        {items.slice(0, OFFERS_IN_WINDOW)}
        <BelowFold room="li">
          {items.slice(OFFERS_IN_WINDOW, OFFERS_BEFORE_ALERT)}
          <li key="alert" data-screen-only>
            {alert}
          </li>
          {items.slice(OFFERS_BEFORE_ALERT)}
        </BelowFold>
      </List>
      <BelowFold>
        <Pagination
          label="Pagination des offres"
          page={search.page}
          pageCount={pageCount}
          hrefOf={hrefOfPage}
        />
      </BelowFold>
    </Found>
  );
}

const Found = styled.div`
  ${whileBusy}
`;
