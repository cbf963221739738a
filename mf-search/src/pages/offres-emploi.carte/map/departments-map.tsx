import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from '@careers/platform';
import { formatInteger } from '@careers/ui/french';
import { countClasses, levelOf } from '../count-classes.ts';
import type { DepartmentOffers } from '../department-offers.ts';
import { Drawing, Figure } from './departments-map.style.ts';
import { MapLegend } from './map-legend.tsx';
import outlines from './outlines.json';
import { ShownDepartment } from './shown-department.tsx';

interface DepartmentsMapProps {
  departments: readonly DepartmentOffers[];
  /** Code of the department under the pointer. */
  shown: string | undefined;
  onShow(code: string): void;
}

/** Enlarged in an inset: too small for a label in place. */
const ENLARGED = new Set(outlines.enlarged.map(({ code }) => code));
const SHAPES = [
  ...outlines.departments.map((shape) => ({ ...shape, hasRoom: !ENLARGED.has(shape.code) })),
  ...outlines.enlarged.map((shape) => ({ ...shape, hasRoom: true })),
];

const keyOf = ({ code, x }: (typeof SHAPES)[number]): string => `${code} ${x}`;

const codeAt = (target: EventTarget): string | null | undefined =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : undefined;

/**
 * A map of France whose departments link to their offers, for pointers only: the list next to it serves keyboards and
 * screen readers. Hovering or a first tap shows details; a click or second tap follows the link.
 */
export function DepartmentsMap({ departments, shown, onShow }: DepartmentsMapProps) {
  const navigate = useNavigate();
  const isTouched = useRef(false);
  const byCode = new Map(departments.map((department) => [department.code, department]));
  const classes = countClasses(departments.map(({ count }) => count));
  const follow = (event: MouseEvent) => {
    const department = byCode.get(codeAt(event.target) ?? '');
    if (!department || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isTouched.current && department.code !== shown) onShow(department.code);
    else void navigate(department.href);
  };

  return (
    <Figure data-ground="tint" aria-hidden="true" data-screen-only>
      <Drawing
        viewBox={`-2 -2 ${outlines.width + 4} ${outlines.height + 4}`}
        onPointerDown={({ pointerType }) => (isTouched.current = pointerType === 'touch')}
        onPointerOver={({ pointerType, target }) => {
          const code = codeAt(target);
          if (code && pointerType === 'mouse') onShow(code);
        }}
        onClick={follow}
      >
        {outlines.insets.map((inset) => (
          <rect key={`${inset.x} ${inset.y}`} {...inset} rx="4" />
        ))}
        {SHAPES.map((shape) => {
          const { code, path } = shape;
          const department = byCode.get(code);
          if (!department) return <path key={keyOf(shape)} d={path} />;
          const { href, count } = department;
          return (
            <a
              key={keyOf(shape)}
              href={href}
              tabIndex={-1}
              data-code={code}
              data-level={levelOf(count, classes)}
            >
              <path d={path} />
            </a>
          );
        })}
        {/* Over all shapes: a number may be wider than its department. */}
        {SHAPES.map((shape) => {
          const count = byCode.get(shape.code)?.count;
          if (count === undefined || !shape.hasRoom) return null;
          return (
            <text key={keyOf(shape)} x={shape.x} y={shape.y} data-level={levelOf(count, classes)}>
              {formatInteger(count)}
            </text>
          );
        })}
        {SHAPES.map((shape) => {
          const { code, path } = shape;
          const isCurrent = byCode.get(code)?.isCurrent;
          if (code !== shown && !isCurrent) return null;
          return (
            <g key={keyOf(shape)} data-mark={isCurrent ? 'current' : 'shown'}>
              <path d={path} />
              <path d={path} />
            </g>
          );
        })}
      </Drawing>
      <ShownDepartment department={byCode.get(shown ?? '')} />
      <MapLegend classes={classes} hasCurrent={departments.some(({ isCurrent }) => isCurrent)} />
    </Figure>
  );
}
