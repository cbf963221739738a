import type { Day } from '../../schema/pages.ts';

const poissonnerie: Day = {
  code: 'job_poissonnerie',
  moments: [
    {
      time: '5 h',
      text: 'La marée arrive : vous triez, vous glacez, vous composez un étal qui donne envie de mer.',
    },
    {
      time: '10 h',
      text: 'Vous videz, levez, écaillez, et vous expliquez comment ne pas rater une cuisson.',
    },
    {
      time: '13 h',
      text: 'Vous préparez le plateau de fruits de mer commandé la veille, puis vous lavez tout à grande eau.',
    },
  ],
};

export default poissonnerie;
