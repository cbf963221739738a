/** What a closed offer says of itself, on its page and with its status (decisions, "Closed offers"). */
export const CLOSED = "Cette offre n'est plus disponible";
