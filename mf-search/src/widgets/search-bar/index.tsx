import styled from 'styled-components';
import { defineWidget, useWidgetEnvironment } from '@careers/platform';
import { FormContainer } from '../../search-bar/search-form.style.ts';
import { SearchForm } from '../../search-bar/search-form.tsx';
import type { SearchBarData } from './load.server.ts';
import type { SearchBarProps } from './props.ts';

/** A search form for any page; leads to the results. */
function SearchBar({ data: { title, criteria, items } }: { data: SearchBarData }) {
  const { navigate } = useWidgetEnvironment();
  return (
    <FormContainer>
      {title && <Title>{title}</Title>}
      <SearchForm id="search-form" criteria={criteria} items={items} navigate={navigate} />
    </FormContainer>
  );
}

const Title = styled.h2`
  margin-bottom: 1.25rem;
  font-size: var(--fs-h3);
`;

export default defineWidget({
  name: 'search-bar',
  load: async (props: SearchBarProps, context) =>
    (await import('./load.server.ts')).loadSearchBar(props, context),
  Component: SearchBar,
});
