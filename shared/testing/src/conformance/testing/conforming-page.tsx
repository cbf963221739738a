import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLoaderData } from '@careers/platform';

/** Uses state, ids, media queries and sibling selectors, as pages do. */
export function ConformingPage() {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <Box>
      <h1>Bonjour {useLoaderData<{ name: string }>().name}&nbsp;!</h1>
      <label htmlFor={id}>Votre nom</label>
      <input id={id} />
      <button onClick={() => setCount(count + 1)}>{count}&nbsp;fois</button>
    </Box>
  );
}

const Box = styled.div`
  h1,
  p + p {
    margin: 0;
  }
  @media (max-width: 40em) {
    padding: 1rem;
  }
`;
