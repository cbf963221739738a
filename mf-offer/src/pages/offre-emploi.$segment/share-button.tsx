import { useState } from 'react';
import { VisuallyHidden } from '@careers/ui';
import { ShareIcon } from '@careers/ui/icons';

interface ShareButtonProps {
  title: string;
  url: string;
}

/** Shares by the device's share sheet, or copies the link. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');
  const share = async () => {
    setOutcome('');
    const device: Partial<Navigator> = navigator;
    // Closing the share sheet is not an error.
    if (device.share) return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url).then(
      () => setOutcome('Lien copié'),
      () => setOutcome(`Copiez cette adresse\u00a0: ${url}`),
    );
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        <ShareIcon />
        <span>{outcome || 'Partager ou copier le lien'}</span>
      </button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
