import { FORM_MESSAGES, MAX_LENGTH, cleanText, questionsMessage, salaryIn, textError } from './form-rules.ts';

it('[APPLY-02] [ALERT-01] the messages are the owner’s, word for word', () => {
  expect(FORM_MESSAGES).toEqual({
    firstName: 'Le prénom est obligatoire',
    lastName: 'Le nom est obligatoire',
    email: "Le format de l'e-mail est invalide",
    postalCode: 'Le code postal est obligatoire',
    file: 'Merci de vérifier le format ou la taille de votre fichier',
    cv: 'Merci de renseigner votre CV',
    question: 'Merci de répondre à la question',
    questions: 'Merci de répondre à toutes les questions',
    consent: "Merci d'accepter les conditions ci-dessus pour continuer",
    noJob: 'Veuillez selectionner au moins 1 métier pour continuer',
    tooManyJobs: 'Veuillez selectionner 3 métiers maximum',
    tooManyEntities: 'Veuillez selectionner 3 entités maximum',
  });
  expect(questionsMessage(1)).toBe(FORM_MESSAGES.question);
  expect(questionsMessage(3)).toBe(FORM_MESSAGES.questions);
});

it.each([
  ['2000', 2000],
  ['1999.6', 2000],
  ['0', null],
  ['1000001', null],
  ['beaucoup', null],
  [null, null],
])('[SEARCH-06] the salary of %j is %j', (text, expected) => expect(salaryIn(text)).toBe(expected));

it.each([
  ['firstName', 80, 'Le prénom'],
  ['lastName', 80, 'Le nom'],
  ['postalCode', 10, 'Le code postal'],
] as const)('[APPLY-02] %s of more than %i characters is said to be too long', (field, limit, subject) => {
  expect(textError(field, 'é'.repeat(limit))).toBeUndefined();
  expect(textError(field, 'é'.repeat(limit).normalize('NFD'))).toBeUndefined();
  expect(textError(field, 'é'.repeat(limit + 1))).toEqual({
    code: 'TOO_LONG',
    message: `${subject} compte 1 caractère de trop (${limit} au maximum)`,
  });
  expect(textError(field, 'é'.repeat(limit + 8))?.message).toContain('8 caractères de trop');
  expect(textError(field, ' \u00a0')).toEqual({ code: 'REQUIRED', message: FORM_MESSAGES[field] });
});

it('[APPLY-02] an e-mail address is missing, too long or malformed', () => {
  expect(textError('email', ' ')).toEqual({ code: 'REQUIRED', message: FORM_MESSAGES.email });
  expect(textError('email', 'jean@')).toEqual({ code: 'INVALID_FORMAT', message: FORM_MESSAGES.email });
  const long = `jean@${'a.'.repeat(MAX_LENGTH.email / 2 - 4)}fr.fr`;
  expect(textError('email', long)?.message).toBe(
    "L'adresse e-mail compte 2 caractères de trop (254 au maximum)",
  );
  expect(textError('email', 'jean@exemple.fr')).toBeUndefined();
});

it('a name is sent in composed Unicode form, which searches expect', () => {
  expect(cleanText('lastName', ' E\u0301lodie ')).toBe('\u00c9lodie');
});

it.each([
  ['44000', '44000'],
  [' 44 000 ', '44000'],
  ['44000 Nantes', '44000'],
  ['44 000 NANTES', '44000'],
  ['Nantes (44000)', '44000'],
  ['75011 Paris 11e', '75011'],
  ['97400 Saint-Denis', '97400'],
  ['2A004', '2A004'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['1000 Bruxelles', '1000 Bruxelles'],
  ['D-10115', 'D-10115'],
  ['K1A 0B1', 'K1A 0B1'],
  ['94103-1234', '94103-1234'],
])('the postcode %j is %j', (text, code) => {
  expect(cleanText('postalCode', text)).toBe(code);
});
