import { memo } from 'react';
import { formatInteger } from '@careers/ui/french';

interface DepartmentShapeProps {
  code: string;
  /** Centre and outline. */
  x: number;
  y: number;
  path: string;
  /** Whether a label fits. */
  hasRoom: boolean;
  /** The search in it; absent without offers. */
  href: string | undefined;
  count: number;
  level: number;
}

/** A department: a link when it has offers. Memoised: hovering re-renders the map. */
export const DepartmentShape = memo(function DepartmentShape(props: DepartmentShapeProps) {
  const { code, x, y, path, hasRoom, href, count, level } = props;
  if (href === undefined) return <path d={path} />;
  return (
    <a href={href} tabIndex={-1} data-code={code} data-level={level}>
      <path d={path} />
      {hasRoom && (
        <text x={x} y={y}>
          {formatInteger(count)}
        </text>
      )}
    </a>
  );
});
