import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { WidgetSlot } from '@careers/platform';
import { ErrorWidgetsContext } from './error-widgets-context.ts';

/** A search and a few offers below an error; absent when they fail too. */
export function ErrorPageWidgets() {
  const source = useContext(ErrorWidgetsContext);
  const [slots, setSlots] = useState(() => source?.current() ?? null);
  useEffect(() => {
    if (slots || !source) return undefined;
    const abort = new AbortController();
    source.load(abort.signal).then(
      (loaded) => {
        if (!abort.signal.aborted) setSlots(loaded);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [slots, source]);
  if (!slots) return null;
  return (
    <Widgets>
      <WidgetSlot slot={slots.search} hydrate="interaction" />
      <WidgetSlot slot={slots.offers} />
    </Widgets>
  );
}

const Widgets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4rem;
  > :empty {
    display: none;
  }
`;
