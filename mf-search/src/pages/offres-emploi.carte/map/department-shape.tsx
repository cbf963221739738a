import { memo } from 'react';
import { formatInteger } from '@careers/ui/french';

interface DepartmentShapeProps {
  code: string;
  /** Its middle, and its outline. */
  x: number;
  y: number;
  path: string;
  /** Whether it is large enough to be written on. */
  hasRoom: boolean;
  /** Where its offers are; absent where it has none. */
  href: string | undefined;
  count: number;
  level: number;
}

/** A department on the map: a link where it has offers. Most of them stay as they are while one is pointed at. */
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
