import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DARK_MEDIA, startTheme } from './theme.ts';
import { ThemeChoice } from '../app/theme-choice.tsx';

const darkStyle = document.head.appendChild(document.createElement('style'));
darkStyle.dataset['dark'] = '';
const choice = (name: string, group = screen.getByRole('group', { name: 'Thème' })) =>
  within(group).getByRole('radio', { name });

// Its listeners live as long as the document.
beforeAll(startTheme);
beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
});

describe('[A11Y-04] the theme choice', () => {
  it('is applied immediately and stored; the system’s is not stored', async () => {
    render(<ThemeChoice name="theme" />);
    expect(choice('Système')).toBeChecked();
    await userEvent.click(choice('Sombre'));
    expect(darkStyle.media).toBe(DARK_MEDIA.dark);
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(choice('Clair'));
    expect(darkStyle.media).toBe(DARK_MEDIA.light);
    await userEvent.click(choice('Système'));
    expect(darkStyle.media).toBe(DARK_MEDIA.system);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('is the same in all controls', async () => {
    render(
      <>
        <ThemeChoice name="footer" />
        <ThemeChoice name="menu" />
      </>,
    );
    const [footer, menu] = screen.getAllByRole('group', { name: 'Thème' });
    await userEvent.click(choice('Sombre', menu));
    expect(choice('Sombre', footer)).toBeChecked();
    expect(choice('Sombre', menu)).toBeChecked();
  });

  it('follows a choice in another tab', () => {
    render(<ThemeChoice name="theme" />);
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(choice('Sombre')).toBeChecked();
    expect(darkStyle.media).toBe(DARK_MEDIA.dark);
  });

  it('[PERF-01] that is unchanged does not restyle the page', () => {
    const observer = new MutationObserver(() => undefined);
    observer.observe(darkStyle, { attributes: true });
    window.dispatchEvent(new Event('pageshow'));
    expect(observer.takeRecords()).toEqual([]);
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new Event('pageshow'));
    expect(observer.takeRecords()).toHaveLength(1);
  });

  it('lasts as long as the page without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    render(<ThemeChoice name="theme" />);
    await userEvent.click(choice('Sombre'));
    expect(darkStyle.media).toBe(DARK_MEDIA.dark);
    jest.restoreAllMocks();
  });
});

describe('[A11Y-04] before the first paint', () => {
  it.each([
    ['dark', 'screen'],
    ['light', 'not all'],
    [null, 'screen and (prefers-color-scheme:dark)'],
    ['system', 'screen and (prefers-color-scheme:dark)'],
    ['</script>', 'screen and (prefers-color-scheme:dark)'],
  ])('with %j stored, the dark theme applies to %s', (stored, media) => {
    darkStyle.media = DARK_MEDIA.system;
    if (stored !== null) localStorage.setItem('theme', stored);
    startTheme();
    expect(darkStyle.media).toBe(media);
  });

  it('a browser without storage follows the system', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    startTheme();
    expect(darkStyle.media).toBe(DARK_MEDIA.system);
    jest.restoreAllMocks();
  });

  it('keeps a choice made while the page is parsed', async () => {
    render(<ThemeChoice name="theme" />);
    await userEvent.click(choice('Sombre'));
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(choice('Sombre')).toBeChecked();
  });
});
