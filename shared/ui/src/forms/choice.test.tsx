import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Radio } from './choice.tsx';

test('the whole line ticks its box, and its count is part of its name', async () => {
  render(
    <Checkbox count="31 offres" defaultChecked={false}>
      CDI
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('31 offres'));
  expect(screen.getByRole('checkbox', { name: 'CDI 31 offres' })).toBeChecked();
});

test('a disabled choice stays as it is', async () => {
  render(<Checkbox disabled>Stage</Checkbox>);
  await userEvent.click(screen.getByText('Stage'));
  expect(screen.getByRole('checkbox', { name: 'Stage' })).not.toBeChecked();
});

test('one radio of a group is chosen at a time, by click or by arrow', async () => {
  render(
    <fieldset>
      <legend>Permis B</legend>
      <Radio name="licence" defaultChecked>
        Oui
      </Radio>
      <Radio name="licence">Non</Radio>
    </fieldset>,
  );
  await userEvent.click(screen.getByText('Non'));
  expect(screen.getByRole('radio', { name: 'Non' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Oui' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Non' })).not.toBeChecked();
});
