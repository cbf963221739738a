import { RADIUS } from '../url/index.ts';
import { Field, Select } from './search-form.style.ts';

const RADII = [5, 10, 20, RADIUS.fallback, 50, RADIUS.maximum];

interface RadiusSelectProps {
  id: string;
  radius: number;
  onChange(radius: number): void;
}

/** Select of the radius; adds a value that only the URL has. */
export function RadiusSelect({ id, radius, onChange }: RadiusSelectProps) {
  const radii = [...new Set([...RADII, radius])].sort((a, b) => a - b);
  return (
    <Field>
      <label htmlFor={id}>Dans un rayon de</label>
      <Select id={id} name="radius" value={radius} onChange={(event) => onChange(Number(event.target.value))}>
        {radii.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {kilometres}&nbsp;km
          </option>
        ))}
      </Select>
    </Field>
  );
}
