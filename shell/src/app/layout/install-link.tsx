import { useEffect, useState } from 'react';
import { DownloadIcon } from '@careers/ui/icons';

/** What Chromium gives a page that can be installed; no standard, so the library of types does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Offers the site for the home screen once the browser does; gone after one use, whatever the answer. */
export function InstallLink() {
  const [outcome, setOutcome] = useState<'accepted' | 'dismissed'>();
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPrompt);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);

  if (outcome === 'accepted') return <p role="status">L’application est installée.</p>;
  if (!prompt) return null;
  const install = async () => {
    setPrompt(null);
    await prompt.prompt();
    setOutcome((await prompt.userChoice).outcome);
  };
  return (
    <button type="button" onClick={() => void install()}>
      <DownloadIcon />
      Installer l’application
    </button>
  );
}
