import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Tabs
    label="Recherches populaires"
    tabs={[
      { id: 'jobs', label: 'Par métier', content: <p>Boucher</p> },
      { id: 'regions', label: 'Par région', content: <p>Bretagne</p> },
      { id: 'contracts', label: 'Par contrat', content: <p>CDI</p> },
    ]}
  />
);
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

test('a tab shows its panel, which it names', async () => {
  render(tabs);
  expect(screen.getByRole('tablist', { name: 'Recherches populaires' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Par métier' })).toHaveTextContent('Boucher');
  await userEvent.click(screen.getByRole('tab', { name: 'Par région' }));
  expect(screen.getByRole('tabpanel', { name: 'Par région' })).toHaveTextContent('Bretagne');
  expect(screen.queryByRole('tabpanel', { name: 'Par métier' })).not.toBeInTheDocument();
});

test('arrows, Home and End move between tabs, and the list is one stop', async () => {
  render(tabs);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Par métier' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Par région');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('Par contrat');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Par métier');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(shown()).toBe('Par métier');
  await userEvent.tab();
  expect(screen.queryByRole('tab', { name: 'Par métier' })).not.toHaveFocus();
});

test('every panel is in the page that the server writes', () => {
  const html = renderToStaticMarkup(tabs);
  for (const text of ['Boucher', 'Bretagne', 'CDI']) expect(html).toContain(text);
});

test('a page that keeps the choice itself decides which tab is shown', async () => {
  const onSelect = jest.fn();
  render(
    <Tabs
      label="Recherches populaires"
      selected="regions"
      onSelect={onSelect}
      tabs={[
        { id: 'jobs', label: 'Par métier', content: <p>Boucher</p> },
        { id: 'regions', label: 'Par région', content: <p>Bretagne</p> },
      ]}
    />,
  );
  expect(shown()).toBe('Par région');
  await userEvent.click(screen.getByRole('tab', { name: 'Par métier' }));
  expect(onSelect).toHaveBeenCalledWith('jobs');
  expect(shown()).toBe('Par région');
});
