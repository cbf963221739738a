import styled from 'styled-components';
import { hovering } from '@careers/ui';
import { REGIONS } from '../../content/regions/index.ts';
import type { Region } from '../../content/schema.ts';

/** Outline and pin by region. */
const SHAPES: Readonly<Record<string, { outline: string; x: number; y: number }>> = {
  'nord-ouest-ile-de-france': {
    outline:
      'M228 14 262 62 300 86 292 150 262 190 232 186 196 200 150 196 120 214 96 190 30 172 8 138 44 116 84 128 92 76 118 72 128 96 170 84 190 30z',
    x: 176,
    y: 130,
  },
  est: {
    outline: 'M264 62 300 86 352 102 420 128 404 214 372 260 326 236 292 262 262 190 294 150 302 88z',
    x: 336,
    y: 150,
  },
  ouest: {
    outline:
      'M98 192 120 216 150 198 196 202 228 190 218 262 190 320 204 376 170 384 112 356 104 268 84 224z',
    x: 160,
    y: 268,
  },
  'grand-sud': {
    outline:
      'M234 190 260 192 290 266 328 240 374 264 396 330 372 378 330 396 282 380 256 424 206 404 206 376 194 320 222 262zM410 404l16-20 8 30-12 22z',
    x: 300,
    y: 330,
  },
};

/**
 * The four regions as a map for pointers: hidden from keyboards and screen readers, since the radio buttons beside it
 * do the same.
 */
export function RegionMap({ chosen, onChoose }: { chosen: Region; onChoose(region: Region): void }) {
  return (
    <Map viewBox="0 0 440 440" width="440" height="440" aria-hidden="true" focusable="false">
      {REGIONS.map((region) => {
        const shape = SHAPES[region.id];
        return (
          shape && (
            <a
              key={region.id}
              href={`#${region.id}`}
              tabIndex={-1}
              data-chosen={region.id === chosen.id || undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(region);
              }}
            >
              <title>{`${region.label} : ${region.covers.join(', ')}`}</title>
              <path d={shape.outline} />
              {region.id === chosen.id ? (
                <g transform={`translate(${shape.x} ${shape.y})`}>
                  <path className="pin" d="M0 6c-34-38-34-78 0-84 34 6 34 46 0 84z" />
                  <circle className="eye" cy="-40" r="14" />
                </g>
              ) : (
                <circle className="dot" cx={shape.x} cy={shape.y} r="8" />
              )}
            </a>
          )
        );
      })}
    </Map>
  );
}

const Map = styled.svg`
  width: min(100%, 30rem);
  height: auto;
  margin: auto;
  path {
    fill: var(--surface-3);
    stroke: var(--bg);
    stroke-width: 7;
    stroke-linejoin: round;
    transition: fill var(--t-1);
  }
  ${hovering} {
    a:hover path {
      fill: var(--track);
    }
  }
  a[data-chosen] path {
    fill: var(--tomate-500);
  }
  .dot {
    fill: var(--track);
  }
  ${hovering} {
    a:hover .dot {
      fill: var(--link);
    }
  }
  a[data-chosen] .pin {
    fill: var(--aubergine-900);
    stroke: none;
  }
  .eye {
    fill: var(--citron-500);
  }
`;
