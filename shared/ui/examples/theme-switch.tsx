import { useState } from 'react';
import { Chip, darkTheme } from '@careers/ui';

/** Shows all examples in the dark theme, or back in the light one. */
export function ThemeSwitch() {
  const [isDark, setIsDark] = useState(false);
  return (
    <>
      {isDark && <style>{darkTheme}</style>}
      <Chip type="button" aria-pressed={isDark} onClick={() => setIsDark(!isDark)}>
        Dark theme
      </Chip>
    </>
  );
}
