/** The design system's colours for PDFs and pictures, which have no custom properties. */
export const COLORS = {
  ink: '#1F0C26',
  inkSoft: '#4F3E58',
  ground: '#2D1138',
  onGround: '#FFFFFF',
  onGroundSoft: '#E6DAF5',
  line: '#C9B3E6',
  link: '#5B2A6E',
  leaf: '#0E7A4F',
  action: '#FFD02E',
} as const;
