import styled from 'styled-components';
import { PictureBox, PictureTile } from '@careers/ui';
import type { OfferData } from '../../offer/offer-data.ts';
import { Monogram, initialsOf } from './monogram.tsx';

type RecruiterCardProps = { recruiter: NonNullable<OfferData['recruiter']> };

export function RecruiterCard({ recruiter: { name, description, logo, url } }: RecruiterCardProps) {
  return (
    <Card>
      <ContactPicture name={name} logo={logo} />
      <div>
        <p>Votre contact</p>
        {name && <h2>{name}</h2>}
        <p>{description}</p>
        {url && (
          <a href={url} target="_blank" rel="noopener">
            En savoir plus (nouvelle fenêtre)
          </a>
        )}
      </div>
    </Card>
  );
}

function ContactPicture({ name, logo }: Pick<RecruiterCardProps['recruiter'], 'name' | 'logo'>) {
  const initials = initialsOf(name ?? '');
  if (initials) return <Monogram initials={initials} />;
  if (!logo) return <PictureTile name="motif-m3" />;
  return (
    <PictureBox>
      <Logotype src={logo} width={96} height={120} alt="" loading="lazy" decoding="async" />
    </PictureBox>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: stretch;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  div {
    padding: 1rem 1.1rem;
  }
  h2 {
    margin: 0.1rem 0 0.25rem;
    font-size: 1.1875rem;
    font-weight: 700;
  }
  p,
  a {
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
  p:first-child {
    color: var(--text-2);
    font-size: var(--fs-xs);
  }
`;

const Logotype = styled.img`
  && {
    padding: 0.5rem;
    object-fit: contain;
  }
`;
