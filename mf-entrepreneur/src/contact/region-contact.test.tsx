import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWNER_REGIONS } from '@careers/api-client/owner-regions';
import { SiteProvider, defineArea, definePages } from '@careers/platform';
import { apiDouble, renderArea, testConfiguration } from '@careers/testing';
import { REGIONS } from '../../content/regions/index.ts';
import { EAST } from '../../content/regions/est.ts';
import { ContactCard } from './contact-card.tsx';
import { RegionContact } from './region-contact.tsx';

async function show(hash = '', environment: 'production' | 'development' = 'development') {
  const api = apiDouble({});
  const Contacts = () => (
    <SiteProvider site={{ api, configuration: { ...testConfiguration, environment } }}>
      <RegionContact title="Votre région" />
    </SiteProvider>
  );
  const area = defineArea({
    name: 'mf-entrepreneur',
    pages: definePages([
      [
        '/devenir-entrepreneur',
        () => Promise.resolve({ default: Contacts }),
        () => Promise.resolve({ head: () => ({ title: 'Devenir entrepreneur' }) }),
      ],
    ]),
  });
  const view = renderArea(area, `/devenir-entrepreneur${hash}`, api);
  await screen.findByRole('group', { name: 'Votre région' });
  return view;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('[ENTR-03] four regions to choose from, the first one shown', async () => {
  await show();
  const choices = within(screen.getByRole('group', { name: 'Votre région' })).getAllByRole('radio');
  expect(choices.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Nord-ouest et Île-de-France',
    'Est',
    'Ouest',
    'Grand Sud',
  ]);
  expect(choices[0]).toBeChecked();
  expect(names()).toEqual(['Hélène Vasseur']);
});

it('[ENTR-03] a region shows its contact: name, telephone, description, place', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Ouest' }));
  expect(names()).toEqual(['Claire Morvan']);
  expect(screen.getByText(/Chargée du recrutement des Associés, Ouest. Basée à Carquefou./)).toBeVisible();
  expect(screen.getByText(/Pays de la Loire/, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: '02 61 91 12 44' })).toHaveAttribute('href', 'tel:+33261911244');
  expect(window.location.hash).toBe('#ouest');
});

it('[ENTR-03] [A11Y-02] arrow keys go through the regions', async () => {
  await show();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Grand Sud' })).toHaveFocus();
  expect(names()).toEqual(['Inès Garcia']);
});

it('[ENTR-03] [APPLY-11] a request for a call carries the region to the form', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Est' }));
  expect(screen.getByRole('link', { name: 'Être contacté(e)' })).toHaveAttribute('href', '#candidature/est');
});

it('[ENTR-03] regions and contacts are those that the job API knows', () => {
  expect(REGIONS.map(({ id, label, contacts }) => [id, label, contacts[0]?.name])).toEqual(
    Object.entries(OWNER_REGIONS).map(([code, { label, contact }]) => [code, label, contact]),
  );
});

it('[ENTR-03] a click on the map chooses too, and the keyboard does not have to pass through it', async () => {
  const { container } = await show();
  const east = container.querySelector('svg a[href="#est"]')!;
  expect(east).toHaveAttribute('tabindex', '-1');
  await userEvent.click(east);
  expect(screen.getByRole('radio', { name: 'Est' })).toBeChecked();
  expect(names()).toEqual(['Karim Benali']);
});

it('[ENTR-03] the address says which region is shown, and the form over the page does not change it', async () => {
  const { router } = await show('#grand-sud');
  await waitFor(() => expect(names()).toEqual(['Inès Garcia']));
  await act(() => router.navigate('/devenir-entrepreneur#candidature'));
  expect(names()).toEqual(['Inès Garcia']);
});

it.each([
  ['production', 'https://www.u-emploi.com/devenir-associe?region=nord-ouest-ile-de-france'],
  ['development', 'https://recette.u-emploi.com/devenir-associe?region=nord-ouest-ile-de-france'],
] as const)(
  '[ENTR-03] the file is handed in at the address of %s, in a window that is announced',
  async (environment, href) => {
    await show('', environment);
    const link = screen.getByRole('link', { name: /Déposer votre dossier/ });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName('Déposer votre dossier (nouvelle fenêtre)');
  },
);

it('[ENTR-03] a contact who gives a LinkedIn profile has a link to it', () => {
  const [contact] = EAST.contacts;
  render(
    <SiteProvider site={{ api: apiDouble({}), configuration: testConfiguration }}>
      <ContactCard region="est" contact={{ ...contact!, linkedin: 'https://www.linkedin.com/in/exemple' }} />
    </SiteProvider>,
  );
  expect(screen.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/exemple',
  );
});
