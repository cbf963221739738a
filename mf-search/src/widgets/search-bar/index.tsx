import { defineWidget, useWidgetEnvironment } from '@careers/platform';
import { FormContainer } from '../../search-bar/search-form.style.ts';
import { SearchForm } from '../../search-bar/search-form.tsx';
import { NO_ITEMS } from '../../url/index.ts';

/** An empty search form for any page; it leads to the results. */
function SearchBarWidget() {
  const { navigate } = useWidgetEnvironment();
  return (
    <FormContainer>
      <SearchForm id="search-form" criteria={{}} items={NO_ITEMS} navigate={navigate} />
    </FormContainer>
  );
}

export default defineWidget({
  name: 'search-bar',
  load: () => Promise.resolve({}),
  Component: SearchBarWidget,
});
