import { lazy, Suspense, useEffect, useState } from 'react';
import { CONSENT_OPEN, useConsent } from '@careers/platform';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));
const PreferenceCentre = lazy(() => import('./preference-centre.tsx'));

/**
 * Asks once, and again whenever the visitor wants. Pages are the same for all visitors, so the server never shows
 * the banner; it stands over the page, which does not move for it.
 */
export function Consent() {
  const { answered } = useConsent();
  const [isAlive, setIsAlive] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const open = () => setIsOpen(true);
    setIsAlive(true);
    window.addEventListener(CONSENT_OPEN, open);
    return () => window.removeEventListener(CONSENT_OPEN, open);
  }, []);

  return (
    <Suspense fallback={null}>
      {isAlive && !answered && <ConsentBanner onCustomise={() => setIsOpen(true)} />}
      {isOpen && <PreferenceCentre onClose={() => setIsOpen(false)} />}
    </Suspense>
  );
}
