import { Accordion, Tabs, WholeWords } from '@careers/ui';
import { Example } from './example.tsx';

export function Panels() {
  return (
    <>
      <Example
        name="Tabs"
        use="Contents of the same kind that nobody needs at once; arrows move between them."
      >
        <Tabs
          label="Recherches populaires"
          tabs={[
            { id: 'jobs', label: 'Par métier', content: <p>Boucher, boulanger, poissonnier.</p> },
            { id: 'regions', label: 'Par région', content: <p>Bretagne, Occitanie, Pays de la Loire.</p> },
          ]}
        />
      </Example>
      <Example name="Accordion" use="Questions and answers; without a script they open all the same.">
        <Accordion
          items={[
            {
              title: 'Quel apport faut-il pour devenir Associé\u00a0?',
              content: <p>L’apport personnel démarre à 70&nbsp;000&nbsp;€.</p>,
            },
            { title: 'Combien de temps dure la formation\u00a0?', content: <p>De 4 à 18 mois.</p> },
          ]}
        />
      </Example>
      <Example
        name="WholeWords"
        use="A question of ours, wherever it is set: its verb is never parted from its pronoun."
      >
        <p>
          <WholeWords>{'Faut-il venir de la grande distribution\u00a0?'}</WholeWords>
        </p>
      </Example>
    </>
  );
}
