import { find } from './find.ts';

export function startConnectionBanner(): void {
  const banner = find('[data-connection] > p');
  const update = () => void (banner.hidden = navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
}
