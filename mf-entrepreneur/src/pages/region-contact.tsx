import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ActionLink, Button, Illustration, TwoColumns, focusRing, visuallyHidden } from '@careers/ui';
import { ExternalLinkIcon, PhoneIcon } from '@careers/ui/icons';
import { useSite } from '@careers/platform';
import { REGIONS } from '../../content/regions.ts';
import type { Region } from '../../content/regions.ts';

/** Whom to ask, region by region; the address keeps the choice. */
export function RegionContact() {
  const [chosen, setChosen] = useState<Region | undefined>(REGIONS[0]);
  useEffect(() => {
    const fromAddress = REGIONS.find(({ id }) => `#${id}` === window.location.hash);
    if (fromAddress) setChosen(fromAddress);
  }, []);
  return (
    <TwoColumns>
      <MapPicture
        name={chosen?.id === 'ouest' ? 'scene-carte-ouest' : 'scene-carte'}
        width={440}
        height={440}
      />
      <div>
        <h2>Qui contacter dans votre région ?</h2>
        <Choices>
          <legend>Votre région</legend>
          {REGIONS.map((region) => (
            <label key={region.id}>
              <input
                type="radio"
                name="region"
                checked={region === chosen}
                onChange={() => {
                  setChosen(region);
                  window.history.replaceState(window.history.state, '', `#${region.id}`);
                }}
              />
              <span>{region.label}</span>
            </label>
          ))}
        </Choices>
        <div aria-live="polite">{chosen && <ContactCard region={chosen} />}</div>
        <noscript>
          {REGIONS.slice(1).map((region) => (
            <ContactCard key={region.id} region={region} />
          ))}
        </noscript>
      </div>
    </TwoColumns>
  );
}

function ContactCard({ region: { contact, applicationUrl } }: { region: Region }) {
  const { environment } = useSite().configuration;
  return (
    <Card>
      <Illustration name={contact.portrait} width={160} height={160} />
      <div>
        <h3>{contact.name}</h3>
        <p>
          {contact.description} {contact.place}
        </p>
        <p>
          <Button as="a" href={`tel:+33${contact.phone.replaceAll(' ', '').slice(1)}`} $variant="ink">
            <PhoneIcon />
            {contact.phone}
          </Button>
        </p>
        <ActionLink href={applicationUrl[environment]} target="_blank" rel="noopener">
          Déposer votre dossier (nouvelle fenêtre)
          <ExternalLinkIcon />
        </ActionLink>
      </div>
    </Card>
  );
}

const MapPicture = styled(Illustration)`
  width: min(100%, 30rem);
  margin: auto;
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  margin: 1.5rem 0;
  legend {
    ${visuallyHidden}
  }
  label {
    position: relative;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.4rem 1.05rem;
    border: 1.5px solid var(--border-strong);
    border-radius: var(--r-pill);
    font-size: var(--fs-sm);
    font-weight: 600;
  }
  input:checked + span {
    border-color: var(--aubergine-900);
    background: var(--aubergine-900);
    color: #fff;
  }
  input:focus-visible + span {
    ${focusRing}
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 10rem 1fr;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > div {
    padding: 1.35rem 1.5rem;
  }
  h3 + p {
    margin-bottom: 0.75rem;
    color: var(--text-2);
  }
  @media (max-width: 560px) {
    grid-template-columns: 1fr;
    > img {
      aspect-ratio: 16 / 9;
    }
  }
`;
