import styled from 'styled-components';
import { AutoGrid, FlipCard, Illustration } from '@careers/ui';
import { BuildingWarehouseIcon, HomeIcon } from '@careers/ui/icons';
import { SHARED } from '../../../content/copy/shared.ts';
import { PROFILES } from '../../../content/profiles.ts';
import type { Profile } from '../../../content/schema.ts';

export function ProfileCards() {
  return (
    <Measured>
      <Cards>
        {PROFILES.map((profile) => (
          <li key={profile.title}>
            <FlipCard
              title={profile.title}
              ground={profile.ground}
              front={<Front profile={profile} />}
              back={<Back profile={profile} />}
              showBack={SHARED.showPath}
              showFront={SHARED.showProfile}
            />
          </li>
        ))}
      </Cards>
    </Measured>
  );
}

function Front({ profile: { title, text, portrait } }: { profile: Profile }) {
  return (
    <Face>
      <Portrait>
        <Illustration name={portrait} width={240} height={240} />
      </Portrait>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Face>
  );
}

function Back({ profile: { title, paths } }: { profile: Profile }) {
  return (
    <>
      <h3>{title}</h3>
      <Networks as="dl" $column="14rem" $isStretched>
        {paths.map(({ network, duration }) => (
          <div key={network}>
            <dt>
              {network === 'Réseau discount' ? <BuildingWarehouseIcon /> : <HomeIcon />}
              {network}
            </dt>
            <dd>
              <Duration>{duration}</Duration> {SHARED.ofTraining}
            </dd>
          </div>
        ))}
      </Networks>
    </>
  );
}

/** Columns follow the container and the text size, not the window. */
const Measured = styled.div`
  container-type: inline-size;
  margin-top: 2.25rem;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1.25rem;
  > li > article {
    height: 100%;
    min-height: 32rem;
  }
  h3 + p {
    margin-top: 0.4rem;
  }
  @container (max-width: 52rem) {
    grid-template-columns: minmax(0, 1fr);
    > li > article {
      min-height: 0;
    }
  }
`;

/** The portrait is beside the text where a card spans a tablet. */
const Face = styled.div`
  @container (min-width: 32rem) and (max-width: 52rem) {
    display: grid;
    grid-template-columns: 14rem 1fr;
    gap: 1.75rem;
    align-items: center;
  }
`;

const Portrait = styled.div`
  margin: -1.5rem -1.5rem 1.25rem;
  img {
    width: 100%;
    aspect-ratio: 4 / 3.4;
    object-fit: cover;
    object-position: 50% 0;
  }
  @container (max-width: 52rem) {
    img {
      aspect-ratio: 16 / 11;
    }
  }
  @container (min-width: 32rem) and (max-width: 52rem) {
    margin: -1.5rem 0 0 -1.5rem;
    img {
      aspect-ratio: 1;
    }
  }
`;

const Duration = styled.span`
  display: block;
  color: var(--text);
  font: 800 clamp(1.25rem, 0.6rem + 1.3vw, 1.625rem) / 1.15 var(--font-display);
  letter-spacing: -0.03em;
`;

const Networks = styled(AutoGrid)`
  margin: 1.25rem 0;
  > div {
    padding: 1.1rem 1.2rem;
    border-radius: var(--r-2);
    background: var(--bg);
  }
  dt {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-weight: 700;
  }
  dd {
    margin-top: 0.6rem;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
