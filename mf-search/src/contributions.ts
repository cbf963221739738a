import type { Contributions } from '@careers/platform';

const apprenticeships = '/offres-emploi?codeContractType=dr_contract_alternance';

const contributions: Contributions = {
  footer: [{ column: 'useful', order: 20, label: 'Alternance', path: apprenticeships }],
  siteMap: [
    { section: 'search', order: 20, label: 'Offres d’emploi', path: '/offres-emploi' },
    { section: 'search', order: 30, label: 'Offres en alternance', path: apprenticeships },
    { section: 'search', order: 60, label: 'Mes favoris', path: '/favoris' },
  ],
  samples: [
    '/offres-emploi',
    '/offres-emploi?keywords=boucher',
    '/offres-emploi/carte',
    '/favoris',
    '/favoris/comparer',
  ],
};

export default contributions;
