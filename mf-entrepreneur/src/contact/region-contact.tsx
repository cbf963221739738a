import styled from 'styled-components';
import { useHashChoice } from '@careers/platform';
import { TwoColumns } from '@careers/ui';
import { REGIONS } from '../../content/regions/index.ts';
import type { Region } from '../../content/schema.ts';
import { ContactCard } from './contact-card.tsx';
import { RegionChoices } from './region-choices.tsx';
import { RegionMap } from './region-map.tsx';

const IDS = REGIONS.map(({ id }) => id);

/** Contacts by region; the hash keeps the choice. Without JavaScript all are shown. */
export function RegionContact({ title }: { title: string }) {
  const [id, chooseId] = useHashChoice(IDS);
  const chosen = REGIONS.find((region) => region.id === id) ?? REGIONS[0];
  const choose = (region: Region) => chooseId(region.id);
  return (
    <TwoColumns>
      <RegionMap chosen={chosen} onChoose={choose} />
      <div>
        <h2>{title}</h2>
        <RegionChoices chosen={chosen} onChoose={choose} />
        <Panels aria-live="polite">
          {REGIONS.map((region) => (
            <section
              key={region.id}
              id={region.id}
              aria-label={region.label}
              tabIndex={-1}
              hidden={region.id !== chosen.id}
            >
              <p>
                <strong>{region.label}</strong> : {region.covers.join(', ')}
              </p>
              {region.contacts.map((contact) => (
                <ContactCard key={contact.name} contact={contact} region={region.id} />
              ))}
            </section>
          ))}
        </Panels>
      </div>
    </TwoColumns>
  );
}

const Panels = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1.5rem;
  section {
    display: grid;
    gap: 1rem;
  }
  section > p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  @media (scripting: none) {
    margin-top: 1.5rem;
    section[hidden] {
      display: grid !important;
    }
  }
`;
