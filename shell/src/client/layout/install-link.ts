import { find } from './find.ts';

/** Chromium's `beforeinstallprompt` event, which is not a standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Shows a link that installs the site, once the browser allows it. */
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
