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
  /** Code of the one that is pointed at. */
  shown: string | undefined;
  onShow(code: string): void;
}

/** Too small to be written on where they lie. */
const ENLARGED = new Set(outlines.enlarged.map(({ code }) => code));

const codeAt = (target: EventTarget): string | null | undefined =>
  target instanceof Element ? target.closest('[data-code]')?.getAttribute('data-code') : undefined;

/**
 * A map of France, each department with offers a link to them. It is for eyes, mice and fingers: the list beside it says
 * the same to keyboards and screen readers. A mouse shows what it points at; a finger shows first, and then follows.
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
  const shapes = [
    ...outlines.departments.map((shape) => ({ ...shape, hasRoom: !ENLARGED.has(shape.code) })),
    ...outlines.enlarged.map((shape) => ({ ...shape, hasRoom: true })),
  ];

  return (
    <Figure aria-hidden="true" data-screen-only>
      <Drawing
        viewBox={`-2 -2 ${outlines.width + 4} ${outlines.height + 4}`}
        onPointerDown={({ pointerType }) => (isTouched.current = pointerType === 'touch')}
        onPointerOver={({ pointerType, target }) => {
          const code = codeAt(target);
          if (code && pointerType === 'mouse') onShow(code);
        }}
        onClick={follow}
      >
        {outlines.frames.map((frame) => (
          <rect key={`${frame.x} ${frame.y}`} {...frame} rx="4" />
        ))}
        {shapes.map(({ code, x, y, path, hasRoom }) => {
          const department = byCode.get(code);
          const key = `${code} ${x}`;
          if (!department) return <path key={key} d={path} />;
          return (
            <a
              key={key}
              href={department.href}
              tabIndex={-1}
              data-code={code}
              data-level={levelOf(department.count, classes)}
            >
              <path d={path} />
              {hasRoom && (
                <text x={x} y={y}>
                  {formatInteger(department.count)}
                </text>
              )}
            </a>
          );
        })}
        {shapes.map(({ code, x, path }) => {
          const isCurrent = byCode.get(code)?.isCurrent;
          if (code !== shown && !isCurrent) return null;
          return (
            <g key={`${code} ${x}`} data-mark={isCurrent ? 'current' : 'shown'}>
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
