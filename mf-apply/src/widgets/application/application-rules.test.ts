import fc from 'fast-check';
import { documentSamples } from '@careers/api-client/document-samples';
import { textErrors } from '@careers/testing/content-check';
import { aQuestion, anOfferSubject as aSubject } from '../../test/subjects.ts';
import { reachableStep, stepErrors } from '../../wizard/description.ts';
import { restoredValues } from '../../wizard/values.ts';
import { applicationDescription } from './description.ts';
import { describeFile, isAcceptable, checkFile } from './documents/document-check.ts';
import { FIELDS } from './fields.ts';
import type { Values } from './fields.ts';
import { stepsFor } from './step-order.ts';
import type { StepId } from './step-order.ts';
import { subjectOf } from './subject.ts';
import type { ApplicationSubject } from './subject.ts';
import { formDataOf } from './submission/use-submission.ts';
import { wordingOf } from './wording.ts';

const EMPTY = restoredValues(FIELDS, aSubject(), null);

/** Returns the step shown for a hash. */
const shownStep = (asked: string, values: Values, subject: ApplicationSubject) =>
  reachableStep(applicationDescription(subject), asked, values).id;

/** Returns the errors of a step. */
function validate(id: StepId, values: Values, subject: ApplicationSubject) {
  const description = applicationDescription(subject);
  const step = description.steps.find((each) => each.id === id);
  return step && stepErrors(description, step, values);
}

function aFile(name: string, size: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const complete: Values = {
  ...EMPTY,
  cv: aFile('cv.pdf', 10),
  firstName: 'Camille',
  lastName: 'Durand',
  email: 'camille@exemple.fr',
  postalCode: '44000',
  consent: true,
};

describe('[APPLY-01] steps', () => {
  it('exist only if they have fields', () => {
    expect(stepsFor(aSubject())).toEqual(['cv', 'informations', 'motivation', 'confirmation']);
    expect(stepsFor(aSubject({ questions: [aQuestion('q1', 'TEXT')] }))).toContain('questions');
  });

  it('[APPLY-10] [APPLY-11] depend on the type: a contact request starts with the contact details', () => {
    expect(stepsFor(subjectOf({ type: 'SPONTANEOUS', domain: 'logistique' }))).toEqual([
      'cv',
      'informations',
      'motivation',
      'confirmation',
    ]);
    expect(stepsFor({ type: 'DCE', isCvRequired: false, questions: [aQuestion('q1', 'TEXT')] })).toEqual([
      'informations',
      'cv',
      'motivation',
      'questions',
      'confirmation',
    ]);
    expect(stepsFor(subjectOf({ type: 'DCE' }))).not.toContain('questions');
    expect(validate('cv', EMPTY, subjectOf({ type: 'DCE' }))).toEqual({});
  });

  it('cannot be skipped: a deep link without data shows the first invalid one', () => {
    expect(shownStep('confirmation', EMPTY, aSubject())).toBe('cv');
    expect(shownStep('confirmation', { ...EMPTY, cv: complete.cv }, aSubject())).toBe('informations');
    expect(shownStep('confirmation', complete, aSubject())).toBe('confirmation');
    expect(shownStep('inconnu', complete, aSubject())).toBe('cv');
  });

  it('never allow the end with an invalid step', () => {
    const steps: StepId[] = ['cv', 'informations', 'motivation', 'questions', 'confirmation'];
    fc.assert(
      fc.property(
        fc.record({
          firstName: fc.string(),
          lastName: fc.string(),
          email: fc.string(),
          postalCode: fc.string(),
        }),
        fc.boolean(),
        fc.constantFrom(...steps),
        (texts, hasCv, asked) => {
          const values = { ...EMPTY, ...texts, cv: hasCv ? complete.cv : null };
          const subject = aSubject({ questions: [aQuestion('q1', 'BOOLEAN')] });
          const { steps: all } = applicationDescription(subject);
          const shown = all.findIndex(({ id }) => id === shownStep(asked, values, subject));
          for (const before of stepsFor(subject).slice(0, shown)) {
            expect(validate(before, values, subject)).toEqual({});
          }
        },
      ),
    );
  });
});

describe('[APPLY-02] messages', () => {
  it('are exactly the owner’s', () => {
    expect(validate('cv', EMPTY, aSubject())).toEqual({ cv: 'Merci de renseigner votre CV' });
    expect(validate('informations', EMPTY, aSubject())).toEqual({
      firstName: 'Le prénom est obligatoire',
      lastName: 'Le nom est obligatoire',
      email: "Le format de l'e-mail est invalide",
      postalCode: 'Le code postal est obligatoire',
    });
    expect(validate('confirmation', EMPTY, aSubject())).toEqual({
      consent: "Merci d'accepter les conditions ci-dessus pour continuer",
    });
  });

  it('report by how much a text is too long, not that it is missing', () => {
    const long = { ...complete, lastName: 'R'.repeat(88), postalCode: '4'.repeat(11) };
    expect(validate('informations', long, aSubject())).toEqual({
      lastName: 'Le nom compte 8 caractères de trop (80 au maximum)',
      postalCode: 'Le code postal compte 1 caractère de trop (10 au maximum)',
    });
    expect(validate('informations', { ...complete, postalCode: '44000 Nantes' }, aSubject())).toEqual({});
  });

  it('refuse undeliverable addresses', () => {
    for (const email of ['jean@gmail..com', 'jean@gmail.com,', '<jean@gmail.com>', 'jean@[127.0.0.1]']) {
      expect(validate('informations', { ...complete, email }, aSubject())).toEqual({
        email: "Le format de l'e-mail est invalide",
      });
    }
  });

  it('accept any phone number', () => {
    expect(validate('informations', { ...complete, phone: 'abc' }, aSubject())).toEqual({});
  });

  it('do not require a CV unless the offer does', () => {
    expect(validate('cv', EMPTY, aSubject({ isCvRequired: false }))).toEqual({});
  });
});

describe('[APPLY-03] files', () => {
  it.each([
    ['cv.pdf', 1, true],
    ['CV.PDF', 2_097_152, true],
    ['cv.odt', 10, true],
    ['cv.doc', 10, true],
    ['cv.docx', 10, true],
    ['cv.rtf', 10, true],
    ['cv.pdf', 2_097_153, false],
    ['cv.pdf', 0, false],
    ['cv.gif', 10, false],
    ['cv', 10, false],
    ['cv.pdf.exe', 10, false],
  ])('%s of %i bytes: %s', (name, size, expected) => {
    expect(isAcceptable(aFile(name, size))).toBe(expected);
  });

  it.each([
    ['cv.pdf', 'MZ\u0000', 'Ce n’est pas un fichier PDF valable, ou il contient un programme.'],
    ['cv.docx', 'PK\u0003\u0004', 'Ce n’est pas un fichier DOCX valable, ou il contient un programme.'],
    ['cv.pdf', '%PDF-1.4', ''],
    ['photo.gif', 'MZ\u0000', 'Format GIF non accepté.'],
    ['cv.pdf', '', 'Fichier vide.'],
  ])('%s with the content %j: %s', async (name, content, reason) => {
    const file = new File([content], name);
    await checkFile(file);
    expect(isAcceptable(file)).toBe(reason === '');
    expect(describeFile(file).split('. ').slice(1).join('. ')).toBe(reason);
  });

  it.each(documentSamples())(
    'are checked like on the server: $title: $kind',
    async ({ fileName, bytes, kind }) => {
      const file = new File([new Uint8Array(bytes)], fileName);
      await checkFile(file);
      expect(isAcceptable(file)).toBe(kind !== null);
    },
  );

  it('that cannot be read are refused, as they could not be sent', async () => {
    const file = new File(['%PDF-1.4'], 'cv.pdf');
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error()) });
    await checkFile(file);
    expect(isAcceptable(file)).toBe(false);
    expect(describeFile(file)).toContain('Fichier illisible.');
  });

  it('show the reason of a refusal', () => {
    expect(describeFile(aFile('photo.gif', 5_000_000))).toBe(
      '4,8\u00a0Mo. Format GIF non accepté, fichier trop lourd.',
    );
    expect(describeFile(aFile('cv.pdf', 2_097_153))).toBe('Plus de 2\u00a0Mo. Fichier trop lourd.');
    expect(describeFile(aFile('cv.pdf', 2_097_152))).toBe('2\u00a0Mo');
    expect(describeFile(aFile('cv.pdf', 2_200_000))).toBe('2,1\u00a0Mo. Fichier trop lourd.');
  });
});

describe('[APPLY-04] questions', () => {
  const one = aSubject({ questions: [aQuestion('q1', 'TEXT')] });
  const two = aSubject({ questions: [aQuestion('q1', 'BOOLEAN'), aQuestion('q2', 'MULTI_CHOICE')] });

  it('have a singular and a plural message', () => {
    expect(validate('questions', EMPTY, one)).toEqual({ answers: { q1: 'Merci de répondre à la question' } });
    expect(validate('questions', EMPTY, two)).toEqual({
      answers: { q1: 'Merci de répondre à toutes les questions' },
    });
  });

  it('name the answer that is too long', () => {
    const questions = [aQuestion('q1', 'TEXT', { maxLength: 5 }), aQuestion('q2', 'TEXT')];
    const answers = { q1: 'Six ans', q2: 'a'.repeat(1001) };
    expect(validate('questions', { ...EMPTY, answers }, aSubject({ questions }))).toEqual({
      answers: {
        q1: 'La réponse compte 2 caractères de trop (5 au maximum)',
        q2: 'La réponse compte 1 caractère de trop (1000 au maximum)',
      },
    });
  });

  it.each([
    [{ q1: '   ' }, one, false],
    [{ q1: 'Deux ans' }, one, true],
    [{ q1: false, q2: [] }, two, false],
    [{ q1: false, q2: ['a'] }, two, true],
  ])('%j is answered: %#', (answers, subject, expected) => {
    const errors = validate('questions', { ...EMPTY, answers }, subject) ?? {};
    expect(Object.keys(errors).length === 0).toBe(expected);
  });
});

it('the form sends trimmed texts, answers as JSON, and no empty phone', () => {
  const subject = aSubject({ questions: [aQuestion('q1', 'BOOLEAN')] });
  const form = formDataOf({ ...complete, firstName: ' Camille ', answers: { q1: true } }, subject, 'careers');
  expect(form.get('firstName')).toBe('Camille');
  expect(form.get('answers')).toBe('[{"questionId":"q1","value":true}]');
  expect(form.has('phone')).toBe(false);
  expect(form.get('website')).toBe('');
});

it('the form sends normalised texts, as stored by the server', () => {
  const written = {
    ...{ firstName: 'E\u0301lodie', postalCode: '44 000 Nantes', email: ' mailto:elodie@exemple.fr. ' },
    phone: 'tel:+33612345678',
  };
  const form = formDataOf({ ...complete, ...written }, aSubject(), 'careers');
  expect([form.get('firstName'), form.get('postalCode'), form.get('email')]).toEqual([
    '\u00c9lodie',
    '44000',
    'elodie@exemple.fr',
  ]);
  const shown = ['phone', 'email'] as const;
  const values = { ...complete, ...written };
  expect(shown.map((name) => FIELDS[name].summarise?.(values[name], aSubject(), values)[0]?.value)).toEqual([
    '06\u00a012\u00a034\u00a056\u00a078',
    'elodie@exemple.fr',
  ]);
});

it('[APPLY-10] a spontaneous application has its domain and the receiving entities', () => {
  const form = formDataOf(complete, subjectOf({ type: 'SPONTANEOUS', domain: 'informatique' }), 'careers');
  expect([form.get('type'), form.get('domain'), form.get('codeEntity')]).toEqual([
    'SPONTANEOUS',
    'informatique',
    'u-tech',
  ]);
  expect(form.has('offerReference')).toBe(false);
  expect(() => subjectOf({ type: 'SPONTANEOUS', domain: 'cuisine' })).toThrow('There is no domain cuisine.');
});

it('messages have no-break spaces before French punctuation', () => {
  const subjects = [
    aSubject(),
    subjectOf({ type: 'SPONTANEOUS', domain: 'logistique' }),
    subjectOf({ type: 'DCE' }),
  ];
  for (const subject of subjects) {
    const said = [wordingOf(subject), applicationDescription(subject).steps.map(({ title }) => title)];
    expect(textErrors(said, { isNoText: (text) => text.startsWith('/') })).toEqual([]);
  }
});
