import { defineWidget } from '@careers/platform';
import { Card, CardTitle } from '@careers/ui';
import type { TeaserProps } from './props.ts';

function Teaser({ data: { title = 'Nouvelle page' } }: { data: TeaserProps }) {
  return (
    <Card>
      <CardTitle>
        <a href="/exemple">{title}</a>
      </CardTitle>
    </Card>
  );
}

/** A card on another team's page that leads to this one: `await widget('example-teaser', {})` in that page's loader. */
export default defineWidget({
  name: 'example-teaser',
  load: (props: TeaserProps) => Promise.resolve(props),
  Component: Teaser,
});
