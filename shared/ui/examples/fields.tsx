import { useState } from 'react';
import { Button, Combobox, ErrorSummary, Field, Input, Select, TextArea } from '@careers/ui';
import type { SummarisedError } from '@careers/ui';
import { Example, Grid } from './example.tsx';

const ERRORS: readonly SummarisedError[] = [
  { field: 'example-mail', message: 'Le format de l’e-mail est invalide' },
];

const TOWNS = ['Nantes (44)', 'Nanterre (92)', 'Rennes (35)', 'Reims (51)', 'Vertou (44)'];

export function Fields() {
  const [errors, setErrors] = useState<readonly SummarisedError[]>([]);
  return (
    <>
      <Example
        name="Field, Input"
        use="Every control has a label, and says whether it is required; its hint stands above, its error below."
      >
        <Grid>
          <Field label="Prénom" isRequired>
            {(control) => <Input {...control} autoComplete="given-name" defaultValue="Camille" />}
          </Field>
          <Field label="Référence" hint="Connue, elle ne change pas">
            {(control) => <Input {...control} disabled defaultValue="0044-1286305" />}
          </Field>
          <Field label="Téléphone">{(control) => <Input {...control} type="tel" autoComplete="tel" />}</Field>
          <Field
            label="Adresse e-mail"
            id="example-mail"
            isRequired
            hint={'Exemple\u00a0: nom@exemple.fr'}
            error="Le format de l’e-mail est invalide"
          >
            {(control) => <Input {...control} type="email" defaultValue="camille@exemple" />}
          </Field>
        </Grid>
      </Example>
      <Example name="Select" use="A choice among six or more known values; fewer are radios.">
        <Grid>
          <Field label="Trier par">
            {(control) => (
              <Select {...control}>
                <option>Pertinence</option>
                <option>Date</option>
              </Select>
            )}
          </Field>
        </Grid>
      </Example>
      <Example
        name="Combobox"
        use="A text field that suggests; its owner finds the items and says what choosing one means."
      >
        <Grid>
          <PlaceField />
        </Grid>
      </Example>
      <Example name="TextArea" use="A text of several sentences.">
        <Field label="Votre message" hint="500 signes au plus">
          {(control) => <TextArea {...control} maxLength={500} />}
        </Field>
      </Example>
      <Example
        name="ErrorSummary"
        use="At the head of a form that was sent with errors: it takes the focus and leads to each control."
      >
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        <p style={{ marginTop: '1rem' }}>
          <Button type="button" $variant="secondary" onClick={() => setErrors(errors.length ? [] : ERRORS)}>
            {errors.length ? 'Retirer les erreurs' : 'Envoyer avec une erreur'}
          </Button>
        </p>
      </Example>
    </>
  );
}

/** Five places; suggestions start at two letters. */
function PlaceField() {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  return (
    <Combobox
      field={{ id: 'example-place', name: 'place', label: 'Où\u00a0?', placeholder: 'Nantes ou Rennes' }}
      text={text}
      suggestions={{
        items: TOWNS.filter((town) => town.toLowerCase().startsWith(text.trim().toLowerCase())),
        optionOf: (town) => ({ key: town, label: town }),
        isAnswered: isTyping && text.trim().length > 1,
        statusOf: (count) => (count === 0 ? 'Aucune suggestion' : `Suggestions\u00a0: ${count}`),
      }}
      onType={(typed) => {
        setIsTyping(true);
        setText(typed);
      }}
      onChoose={(town) => {
        setIsTyping(false);
        setText(town);
      }}
    />
  );
}
