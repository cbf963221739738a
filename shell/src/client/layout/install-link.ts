import { find } from './find.ts';

/** What Chromium gives a page that can be installed; no standard, so the library of types does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Offers the site for the home screen once the browser does; gone after one use, whatever the answer. */
export function startInstallLink(): void {
  const button = find('[data-install]');
  let prompt: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    button.hidden = false;
  });
  const install = async () => {
    button.hidden = true;
    await prompt?.prompt();
    const { outcome } = (await prompt?.userChoice) ?? {};
    if (outcome === 'accepted') find('[data-installed]').textContent = 'L’application est installée.';
  };
  button.addEventListener('click', () => void install());
}
