import { useForm } from 'react-final-form';
import { Button } from '@careers/ui';

/** Goes on without a document, also without one that was refused. */
export function Skip({ field }: { field: 'cv' | 'motivation' }) {
  const form = useForm();
  return (
    <Button type="submit" $variant="secondary" onClick={() => form.change(field, null)}>
      Passer cette étape
    </Button>
  );
}
