import type { ReactNode } from 'react';
import { Table } from '../parts/layout.ts';
import { Summary } from '../parts/summary.ts';

interface ChartNumbersProps {
  /** Names of the columns, after that of the moments. */
  figures: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** Table with a chart's figures, as its accessible alternative. */
export function ChartNumbers({ figures, children }: ChartNumbersProps) {
  return (
    <details>
      <Summary>Numbers of this chart</Summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Until</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" data-figure>
                {figure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </details>
  );
}
