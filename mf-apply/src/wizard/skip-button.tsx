import { useForm } from 'react-final-form';
import { Button } from '@careers/ui';

/** Skips an optional step and empties its fields. */
export function SkipButton({ empty }: { empty: Readonly<Record<string, unknown>> }) {
  const form = useForm();
  return (
    <Button
      type="submit"
      $variant="secondary"
      onClick={() => Object.entries(empty).forEach(([name, value]) => form.change(name, value))}
    >
      Passer cette étape
    </Button>
  );
}
