export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const BLOCKED = 'Veuillez autoriser la géolocalisation sur votre navigateur';
const FAILED = 'Votre position géographique n’a pas pu être déterminée';

const TIMING = { timeout: 10_000, maximumAge: 300_000 };

/** About a hundred metres: enough for a radius in kilometres. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/**
 * Returns the visitor's position, rounded to three decimals (decisions.md#states-and-flows). The browser may ask for
 * permission.
 * @throws Error whose message is for the visitor.
 */
export function locate(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) return reject(new Error(FAILED));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? BLOCKED : FAILED)),
      TIMING,
    );
  });
}
