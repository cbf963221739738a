import styled from 'styled-components';
import { FormattedText } from '@careers/ui';
import { useSite } from '@careers/platform';
import type { OfferData } from '../../offer/offer-data.ts';
import { shareLinks } from './share.ts';

/** Description and profile; in print also the offer's URL. */
export function OfferTexts({ offer }: { offer: OfferData }) {
  const { shortUrl } = shareLinks(offer, useSite().configuration);
  return (
    <Texts>
      <h2>Le poste et l’équipe</h2>
      <FormattedText html={offer.descriptionHtml} hasLargeHeadings />
      <FormattedText html={offer.missionHtml} hasLargeHeadings />
      {!offer.isClosed && (
        <OnPaper>
          Pour postuler en ligne&nbsp;: <ShortUrl>{shortUrl}</ShortUrl>
        </OnPaper>
      )}
    </Texts>
  );
}

const Texts = styled.div`
  > * + div {
    margin-top: 2.75rem;
  }
  > h2 {
    font-size: 1.75rem;
  }
  > h2 + div {
    margin-top: 0.8rem;
  }
  @media print {
    > * + div {
      margin-top: 1.25rem;
    }
  }
`;

const ShortUrl = styled.strong`
  white-space: nowrap;
`;

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    margin-top: 1.5rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--border);
  }
`;
