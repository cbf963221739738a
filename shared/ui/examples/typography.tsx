import { BulletList, CheckList, Display, FormattedText, Lead, Muted, VisuallyHidden } from '@careers/ui';
import { Example } from './example.tsx';

const FORMATTED = `<p>Vous travaillez des viandes choisies, et vous <strong>conseillez la clientèle</strong>.</p>
<h3>Vos missions</h3><ul><li>Désosser, parer et préparer les pièces du jour</li><li>Tenir le rayon</li></ul>
<h3>Les étapes</h3><ol><li>Un échange au téléphone</li><li>Une demi-journée en magasin</li></ol>`;

export function Typography() {
  return (
    <>
      <Example
        name="Display"
        use="The poster title of the home page and of the store-owner page, once a page."
      >
        <Display as="p">
          <b>Étal, aiguë, cœur</b>
        </Display>
      </Example>
      <Example
        name="h1, h2, h3"
        use="Plain elements, styled by globalCss; take the level that the outline needs, one h1 a page."
      >
        {/* Not in the outline of this page. */}
        <h1 role="presentation">Titre 1, Bricolage Grotesque 800</h1>
        <h2 role="presentation">Titre 2, Bricolage Grotesque 800</h2>
        <h3 role="presentation">Titre 3, Bricolage Grotesque 700</h3>
      </Example>
      <Example
        name="Lead, p, Muted"
        use="The promise under a title, plain text of 66 characters a line, and what comes second."
      >
        <Lead>Vous êtes à l’aise avec la clientèle, et la clientèle avec vous.</Lead>
        <p>
          Œuvre, Noël, où, ça, île, hâte, dû, «&nbsp;guillemets&nbsp;», 1&nbsp;793&nbsp;magasins,
          70&nbsp;000&nbsp;€, 70&nbsp;%.
        </p>
        <Muted>Réf. 0044-1286305</Muted>
      </Example>
      <Example
        name="FormattedText"
        use="A formatted text of the job API, and nothing else: the server has sanitised it."
      >
        <FormattedText html={FORMATTED} />
      </Example>
      <Example name="BulletList" use="Short lines in a text of ours.">
        <BulletList>
          <li>Essayez des mots-clés plus généraux.</li>
          <li>Vérifiez l’orthographe.</li>
        </BulletList>
      </Example>
      <Example name="CheckList" use="What comes with something: each line is a gain or a given.">
        <CheckList items={['Un tuteur ou une tutrice', '14\u00a0jours de repos de plus']} />
      </Example>
      <Example
        name="VisuallyHidden"
        use="Words that only screen readers say, where sight has something else."
      >
        <p>
          31<VisuallyHidden> offres</VisuallyHidden> <Muted as="span">(« 31 offres » à l’oreille)</Muted>
        </p>
      </Example>
    </>
  );
}
