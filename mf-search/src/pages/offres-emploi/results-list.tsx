import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Pagination } from '@careers/ui';
import type { ResultsData } from './loader.ts';
import { OfferCard } from '../../offers/offer-card.tsx';
import { List } from '../../offers/offer-list.ts';
import { whileBusy } from './results-page.style.ts';

/** After so many offers an alert is proposed. */
const OFFERS_BEFORE_ALERT = 4;

interface ResultsListProps extends Pick<ResultsData, 'search' | 'pageCount' | 'offers' | 'today'> {
  alert: ReactNode;
  /** Whether another answer is awaited. */
  isBusy: boolean;
  hrefOfPage(page: number): string;
}

/** The offers of a page, and the other pages. */
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
        {items.slice(0, OFFERS_BEFORE_ALERT)}
        <li key="alert">{alert}</li>
        {items.slice(OFFERS_BEFORE_ALERT)}
      </List>
      <Pagination
        label="Pagination des offres"
        page={search.page}
        pageCount={pageCount}
        hrefOf={hrefOfPage}
      />
    </Found>
  );
}

const Found = styled.div`
  ${whileBusy}
`;
