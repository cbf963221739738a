import { useState } from 'react';
import { Combobox } from '@careers/ui';

const TOWNS = ['Nantes (44)', 'Nanterre (92)', 'Rennes (35)', 'Reims (51)', 'Vertou (44)'];

/** Five places; suggestions start at two letters. */
export function PlaceField() {
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
