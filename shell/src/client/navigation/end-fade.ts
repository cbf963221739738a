import type { DataRouter } from 'react-router';

/** Ends the fade between two pages as soon as a third is asked for: React shows nothing new before it has ended. */
export function endFadeOnNavigation(router: DataRouter): void {
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
        animation.finish();
    }
  });
}
