import type { Criterion } from './criterion.ts';

const E2E = 'e2e/tests';
const ACCESSIBILITY = `${E2E}/shell/accessibility.spec.ts`;
const APPLICATION = `${E2E}/apply/application-accessibility.spec.ts`;
const APPLY = `${E2E}/apply/application.spec.ts`;
/** Steps of an application in the browser, by unit tests. */
const APPLY_STEPS = 'mf-apply/src/widgets/application/application-steps.test.tsx';
const BARS = `${E2E}/shell/fixed-bars.spec.ts`;
/** Two or three offers side by side. */
const COMPARISON = 'mf-search/src/pages/favoris.comparer/page.test.tsx';
const CONTENT = `${E2E}/content/content.spec.ts`;
/** Pairs of colours of the design system, in both themes. */
const CONTRAST = 'shared/ui/src/styles/contrast.test.ts';
const EVERY_PAGE = `${E2E}/shell/every-page.spec.ts`;
const FOCUS = `${E2E}/shell/focus.spec.ts`;
const FRAME = `${E2E}/shell/frame.spec.ts`;
const LAYOUT = `${E2E}/shell/layout.spec.ts`;
const LEGAL = 'mf-content/src/legal/legal.test.tsx';
const MAP = 'mf-search/src/pages/offres-emploi.carte/page.test.tsx';
const NAVIGATION = `${E2E}/shell/navigation.spec.ts`;
const OFFER = `${E2E}/offer/offer.spec.ts`;
const OFFER_PAGE = 'mf-offer/src/pages/offre-emploi.$segment/page.test.tsx';
const OFFER_PDF = 'mf-offer/src/files/offer-pdf.test.ts';
/** Photos that become a document. */
const PICTURES = 'mf-apply/src/widgets/application/documents/picture-field.test.tsx';
const SEARCH = `${E2E}/search/search-accessibility.spec.ts`;
/** An application that is seen again, changed and withdrawn. */
const SENT = `${E2E}/apply/sent-application.spec.ts`;
const STEP_TITLES = `${E2E}/apply/alert.spec.ts`;
const SPACING = `${E2E}/shell/fonts-and-spacing.spec.ts`;
const WITHOUT_SCRIPT = `${E2E}/shell/without-javascript.spec.ts`;

const pass = (id: string, subject: string, ...tests: string[]): Criterion => ({
  id,
  subject,
  result: 'pass',
  tests,
});
const fail = (id: string, subject: string, note: string): Criterion => ({
  id,
  subject,
  result: 'fail',
  tests: [],
  note,
});
const absent = (id: string, subject: string, note: string): Criterion => ({
  id,
  subject,
  result: 'not applicable',
  tests: [],
  note,
});
const unchecked = (id: string, subject: string, note: string): Criterion => ({
  id,
  subject,
  result: 'not checked',
  tests: [],
  note,
});

const NO_MEANING =
  'Aucune image ne demande plus qu’une courte alternative : la carte est doublée par sa liste';
const UNREACHABLE = 'Les films sont chez un hébergeur que l’audit n’atteint pas';

/** The 106 criteria of RGAA 4.1 on the day of the audit; those without a test file were checked by hand. */
export const CRITERIA: readonly Criterion[] = [
  pass('1.1', 'Image porteuse d’information : alternative', ACCESSIBILITY, OFFER_PAGE, MAP),
  pass('1.2', 'Image de décoration ignorée', ACCESSIBILITY),
  pass('1.3', 'Alternative pertinente'),
  absent('1.4', 'CAPTCHA ou image-test : alternative', 'Aucun'),
  absent('1.5', 'CAPTCHA : autre accès', 'Aucun'),
  absent('1.6', 'Description détaillée', NO_MEANING),
  absent('1.7', 'Description détaillée pertinente', NO_MEANING),
  absent('1.8', 'Image texte remplacée par du texte', 'Aucune image texte'),
  absent('1.9', 'Légende d’image reliée', 'Les portraits ont une citation, aucun n’a de légende'),

  pass('2.1', 'Cadre : titre', CONTENT),
  pass('2.2', 'Titre de cadre pertinent'),

  pass('3.1', 'Information pas seulement par la couleur', APPLICATION, MAP),
  pass('3.2', 'Contraste des textes', ACCESSIBILITY, CONTRAST),
  pass('3.3', 'Contraste des composants et des éléments graphiques', CONTRAST),

  pass('4.1', 'Média temporel : transcription ou audiodescription', CONTENT),
  unchecked('4.2', 'Transcription ou audiodescription pertinente', UNREACHABLE),
  unchecked('4.3', 'Sous-titres synchronisés', UNREACHABLE),
  unchecked('4.4', 'Sous-titres pertinents', UNREACHABLE),
  fail('4.5', 'Audiodescription synchronisée', 'Aucun film n’en a'),
  absent('4.6', 'Audiodescription pertinente', 'Aucune audiodescription'),
  pass('4.7', 'Média temporel clairement identifiable', CONTENT),
  absent('4.8', 'Média non temporel : alternative', 'Aucun'),
  absent('4.9', 'Média non temporel : alternative pertinente', 'Aucun'),
  pass('4.10', 'Son déclenché automatiquement contrôlable', CONTENT),
  unchecked('4.11', 'Média temporel contrôlable au clavier', UNREACHABLE),
  absent('4.12', 'Média non temporel contrôlable au clavier', 'Aucun'),
  unchecked('4.13', 'Média compatible avec les technologies d’assistance', UNREACHABLE),

  absent('5.1', 'Tableau complexe : résumé', 'Aucun tableau complexe'),
  absent('5.2', 'Résumé pertinent', 'Aucun tableau complexe'),
  absent('5.3', 'Tableau de mise en forme linéarisable', 'Aucun dans les pages'),
  pass('5.4', 'Tableau : titre associé', LEGAL, COMPARISON),
  pass('5.5', 'Titre de tableau pertinent', LEGAL, COMPARISON),
  pass('5.6', 'En-têtes déclarés', LEGAL, COMPARISON),
  pass('5.7', 'Cellules reliées à leurs en-têtes', ACCESSIBILITY, COMPARISON),
  absent('5.8', 'Tableau de mise en forme sans éléments de données', 'Aucun dans les pages'),

  pass('6.1', 'Lien explicite'),
  pass('6.2', 'Lien : intitulé', ACCESSIBILITY),

  pass('7.1', 'Script compatible avec les technologies d’assistance', SEARCH, APPLICATION),
  pass('7.2', 'Alternative de script pertinente', WITHOUT_SCRIPT),
  pass('7.3', 'Script contrôlable au clavier', FRAME, SEARCH, APPLICATION),
  pass('7.4', 'Changement de contexte averti ou contrôlé', FOCUS),
  pass('7.5', 'Message de statut restitué', FOCUS, 'shared/ui/src/forms/file-drop.test.tsx', PICTURES),

  pass('8.1', 'Type de document', EVERY_PAGE),
  pass('8.2', 'Code source valide', EVERY_PAGE),
  pass('8.3', 'Langue par défaut', EVERY_PAGE),
  pass('8.4', 'Code de langue pertinent', EVERY_PAGE),
  pass('8.5', 'Titre de page', EVERY_PAGE),
  pass('8.6', 'Titre de page pertinent', NAVIGATION, STEP_TITLES),
  fail(
    '8.7',
    'Changement de langue indiqué',
    'Des intitulés d’offres ont des mots anglais, reçus sans leur langue',
  ),
  absent('8.8', 'Code de changement de langue valide', 'Aucun changement indiqué'),
  pass('8.9', 'Balises pas seulement pour la présentation', EVERY_PAGE),
  absent('8.10', 'Changement de sens de lecture', 'Aucun'),

  pass('9.1', 'Titres structurés', ACCESSIBILITY),
  pass('9.2', 'Structure du document', ACCESSIBILITY, LAYOUT),
  pass('9.3', 'Listes', ACCESSIBILITY, LAYOUT),
  pass('9.4', 'Citations'),

  pass('10.1', 'Présentation par feuilles de style', EVERY_PAGE),
  pass('10.2', 'Contenu présent sans feuilles de style'),
  pass('10.3', 'Compréhensible sans feuilles de style'),
  pass('10.4', 'Texte lisible à 200 %', SPACING),
  pass('10.5', 'Couleurs de fond et de texte déclarées ensemble'),
  pass('10.6', 'Lien dans un texte visible', ACCESSIBILITY),
  pass('10.7', 'Prise de focus visible', FRAME, BARS, CONTRAST),
  pass('10.8', 'Contenu caché bien ignoré', ACCESSIBILITY),
  pass('10.9', 'Information pas seulement par la forme, la taille ou la position'),
  pass('10.10', 'Alternative à la forme, à la taille ou à la position pertinente'),
  pass('10.11', 'Sans défilement dans les deux sens à 320 px', SPACING, ACCESSIBILITY, BARS),
  pass('10.12', 'Espacement du texte redéfini', SPACING),
  pass('10.13', 'Contenu additionnel au survol contrôlable', LAYOUT),
  absent(
    '10.14',
    'Contenu additionnel par CSS accessible au clavier',
    'Aucun : les styles au survol ne montrent rien de plus',
  ),

  pass('11.1', 'Champ : étiquette', ACCESSIBILITY, APPLICATION),
  pass('11.2', 'Étiquette pertinente'),
  pass('11.3', 'Étiquettes cohérentes'),
  pass('11.4', 'Étiquette accolée au champ'),
  pass('11.5', 'Champs de même nature regroupés', APPLICATION),
  pass('11.6', 'Regroupement : légende', APPLICATION, STEP_TITLES),
  pass('11.7', 'Légende pertinente'),
  absent('11.8', 'Choix d’une liste regroupés', 'Aucune liste de natures différentes'),
  pass('11.9', 'Intitulé de bouton pertinent', ACCESSIBILITY),
  pass('11.10', 'Contrôle de saisie', APPLICATION),
  pass('11.11', 'Suggestion de correction', APPLICATION),
  pass('11.12', 'Données modifiables, vérifiables ou récupérables', APPLY, SENT),
  pass('11.13', 'Finalité des champs', APPLY_STEPS),

  pass('12.1', 'Deux systèmes de navigation', LAYOUT),
  pass('12.2', 'Menu à la même place', LAYOUT),
  pass('12.3', 'Plan du site pertinent', CONTENT),
  pass('12.4', 'Plan du site atteint de la même façon', LAYOUT),
  pass('12.5', 'Moteur de recherche atteint de la même façon', LAYOUT),
  pass('12.6', 'Régions repérables ou évitables', ACCESSIBILITY),
  pass('12.7', 'Liens d’évitement', LAYOUT, FOCUS),
  pass('12.8', 'Ordre de tabulation cohérent', FOCUS, FRAME),
  pass('12.9', 'Pas de piège au clavier', BARS, FRAME),
  absent('12.10', 'Raccourcis d’une seule touche', 'Aucun'),
  pass('12.11', 'Contenu additionnel atteignable au clavier', FRAME),

  absent(
    '13.1',
    'Limite de temps contrôlable',
    'Aucune de moins de vingt heures : les liens des e-mails durent sept jours ou plus',
  ),
  pass('13.2', 'Pas de nouvelle fenêtre sans action'),
  pass('13.3', 'Document bureautique : version accessible', OFFER, OFFER_PDF),
  pass('13.4', 'Version accessible équivalente', 'mf-offer/src/files/offer-pdf-content.test.ts'),
  absent('13.5', 'Contenu cryptique : alternative', 'Aucun'),
  absent('13.6', 'Contenu cryptique : alternative pertinente', 'Aucun'),
  pass('13.7', 'Pas de flash'),
  absent('13.8', 'Contenu en mouvement contrôlable', 'Rien ne bouge de soi-même plus de cinq secondes'),
  pass('13.9', 'Toute orientation d’écran', BARS),
  pass('13.10', 'Geste complexe : geste simple', `${E2E}/search/search-widgets.spec.ts`),
  pass('13.11', 'Action au pointeur annulable'),
  absent('13.12', 'Mouvement de l’appareil', 'Aucun'),
];
