import { memo } from 'react';
import { CardActions, CardTitle, Tag } from '@careers/ui';
import { useAppliedOffer, useIsSeenOffer, useSite, withSourceMarker } from '@careers/platform';
import { dayLabel, parisDay, shortPublishedLabel } from '@careers/ui/french';
import { BuildingStoreIcon, CheckIcon, MapPinIcon } from '@careers/ui/icons';
import { offerPath } from '@careers/api-client';
import type { OfferCardData } from './offer-card-data.ts';
import { FavoriteOffer } from './favorite-offer.tsx';
import { Article, Seen } from './offer-card.style.ts';

export interface OfferCardProps {
  offer: OfferCardData;
  /** The day the page was rendered. */
  today: string;
  headingLevel: 'h2' | 'h3';
  /** Body above, tags below, at any width. */
  isNarrow?: boolean;
  /** Called after the offer is removed from the favourites. */
  onUnfavorite?: () => void;
}

/**
 * An offer in a list: its title is the one link, stretched over the card on narrow screens. Memoised: each filter
 * re-renders the list.
 */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, today, headingLevel, isNarrow = false, onUnfavorite } = props;
  const { productId } = useSite().configuration;
  const { reference, title, place, contract, time, pay, entity, day, distance, isClosed = false } = offer;
  return (
    <Article
      data-reference={reference}
      data-narrow={isNarrow || undefined}
      data-closed={isClosed || undefined}
    >
      {/* The API's colour is only a thin rule beside the entity's name. */}
      <span data-rule aria-hidden="true" style={entity?.color ? { background: entity.color } : undefined} />
      <div>
        <CardTitle as={headingLevel}>
          <a href={offerLink(offer, productId)}>{title}</a>
        </CardTitle>
        {!isNarrow && <SeenMark reference={reference} />}
        <p>
          {place && (
            <span data-fact>
              <MapPinIcon />
              <span>{distance ? `${place}, à ${distance}\u00A0km` : place}</span>
            </span>
          )}{' '}
          {entity && (
            <span data-fact>
              <BuildingStoreIcon />
              {entity.label}
            </span>
          )}{' '}
          <AppliedTag reference={reference} today={today} />
        </p>
      </div>
      <p>
        {isClosed && <Tag $tone="ink">Cette offre n’est plus disponible</Tag>}{' '}
        {contract && <Tag $tone={TONES[contract.code ?? '']}>{contract.label}</Tag>}{' '}
        {time && <Tag>{time}</Tag>}{' '}
        <span data-last>
          {pay && <span data-pay>{pay}</span>}{' '}
          {day && !isClosed && <time dateTime={day}>{shortPublishedLabel(day, today)}</time>}
        </span>
      </p>
      <CardActions>
        <FavoriteOffer offer={offer} onRemove={onUnfavorite} />
      </CardActions>
    </Article>
  );
});

const TONES: Readonly<Record<string, 'basil' | 'sky' | 'lemon' | 'rose'>> = {
  dr_contract_cdi: 'basil',
  dr_contract_cdd: 'sky',
  dr_contract_cddsaisonnier: 'sky',
  dr_contract_alternance: 'lemon',
  dr_contract_stage: 'rose',
};

/** Added after hydration, on the card's edge, without layout shift. */
function SeenMark({ reference }: { reference: string }) {
  const isSeen = useIsSeenOffer(reference);
  const isApplied = useAppliedOffer(reference) !== undefined;
  return isSeen && !isApplied && <Seen>Déjà vue</Seen>;
}

function AppliedTag({ reference, today }: { reference: string; today: string }) {
  const appliedAt = useAppliedOffer(reference);
  if (!appliedAt) return null;
  return (
    <Tag $tone="ink">
      <CheckIcon />
      <span>{`Déjà postulé le ${dayLabel(parisDay(new Date(appliedAt)), today)}`}</span>
    </Tag>
  );
}

/** The offer's path with the source marker of cards (decisions.md#layout-and-screens). */
export function offerLink(offer: { title: string; reference: string }, productId: string): string {
  return withSourceMarker(offerPath(offer), productId);
}
