/** The owner's messages, word for word (specification.md#5-validation-rules). */
export const MESSAGES = {
  firstName: 'Le prénom est obligatoire',
  lastName: 'Le nom est obligatoire',
  email: "Le format de l'e-mail est invalide",
  postalCode: 'Le code postal est obligatoire',
  file: 'Merci de vérifier le format ou la taille de votre fichier',
  cv: 'Merci de renseigner votre CV',
  question: 'Merci de répondre à la question',
  questions: 'Merci de répondre à toutes les questions',
  consent: "Merci d'accepter les conditions ci-dessus pour continuer",
} as const;
