import styled from 'styled-components';
import { Illustration } from '@careers/ui';
import { MailIcon, MessageIcon } from '@careers/ui/icons';
import { useSite } from '@careers/platform';
import type { OfferData } from '../data/offer-data.ts';

/** Who recruits, and ways to pass the offer on. */
export function OfferSide({ offer }: { offer: OfferData }) {
  const { publicBaseUrl } = useSite().configuration;
  const url = new URL(offer.path, publicBaseUrl).href;
  const mail = {
    subject: `Offre d'emploi : ${offer.title}`,
    body: `Bonjour,\n\nCette offre pourrait vous intéresser : ${offer.title} - ${offer.place}\n${url}`,
  };
  return (
    <Side aria-label="À propos de cette offre">
      {offer.recruiter && (
        <Recruiter>
          <Illustration name="portrait-associe" width={96} height={120} />
          <div>
            <p>Votre interlocuteur</p>
            <h2>{offer.recruiter.name}</h2>
            <p>{offer.recruiter.description}</p>
          </div>
        </Recruiter>
      )}
      {!offer.isClosed && (
        <Share>
          <li>
            <a
              href={`mailto:?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`}
            >
              <MailIcon />
              Partager par e-mail
            </a>
          </li>
          <li>
            <a href={`sms:?&body=${encodeURIComponent(`${offer.title} - ${url}`)}`}>
              <MessageIcon />
              Partager par SMS
            </a>
          </li>
        </Share>
      )}
    </Side>
  );
}

const Side = styled.aside`
  position: sticky;
  top: 1.5rem;
  display: grid;
  gap: 1rem;
  @media (max-width: 900px) {
    position: static;
  }
`;

const Recruiter = styled.div`
  display: grid;
  grid-template-columns: 6rem 1fr;
  align-items: stretch;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  div {
    padding: 1rem 1.1rem;
  }
  h2 {
    margin: 0.1rem 0 0.25rem;
    font-size: 1.1875rem;
    font-weight: 700;
  }
  p {
    font-size: var(--fs-sm);
    line-height: 1.4;
  }
  p:first-child {
    color: var(--text-2);
    font-size: var(--fs-xs);
  }
`;

const Share = styled.ul`
  padding: 0.5rem;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  a {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 3.25rem;
    padding: 0 1rem;
    border-radius: 1rem;
    color: var(--text);
    font-weight: 650;
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
  }
`;
