import { useState } from 'react';
import { Chip } from '@careers/ui';

/** Shows all examples in the dark theme, or back in the light one. */
export function ThemeSwitch() {
  const [isDark, setIsDark] = useState(false);
  return (
    <Chip
      type="button"
      aria-pressed={isDark}
      onClick={() => {
        document.documentElement.dataset['theme'] = isDark ? 'light' : 'dark';
        setIsDark(!isDark);
      }}
    >
      Dark theme
    </Chip>
  );
}
