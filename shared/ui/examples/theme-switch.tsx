import { useState } from 'react';
import { Chip, darkTheme } from '@careers/ui';

/** Switches all examples between the themes. */
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
