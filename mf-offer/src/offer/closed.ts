/** On the page and in its status (decisions.md, "Closed offers"). */
export const CLOSED = "Cette offre n'est plus disponible";
