import styled from 'styled-components';
import { below } from '@careers/ui';
import { FIRST_STEPS } from '../../../content/copy/first-steps.ts';
import { PROFILES } from '../../../content/profiles.ts';
import type { Profile } from '../../../content/schema.ts';

const NETWORKS = ['Réseau discount', 'Réseau de proximité'] as const;

export function TrainingTable() {
  return (
    <Table>
      <caption>{FIRST_STEPS.trainingCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{FIRST_STEPS.profile}</th>
          {NETWORKS.map((network) => (
            <th key={network} scope="col">
              {network}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PROFILES.map((profile) => (
          <tr key={profile.title}>
            <th scope="row">{profile.title}</th>
            {NETWORKS.map((network) => (
              <td key={network}>{durationOf(profile, network)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function durationOf({ paths }: Profile, network: (typeof NETWORKS)[number]) {
  const path = paths.find((each) => each.network === network);
  return path ? <Duration>{path.duration}</Duration> : FIRST_STEPS.absent;
}

const Duration = styled.span`
  color: var(--text);
  font: 800 1.25rem/1.2 var(--font-display);
  letter-spacing: -0.02em;
  white-space: nowrap;
  ${below('pair')} {
    font-size: 1rem;
    white-space: normal;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  caption {
    margin-bottom: 0.75rem;
    color: var(--text-2);
    text-align: left;
  }
  th,
  td {
    padding: 0.9rem 1rem 0.9rem 0;
    border-top: 1px solid var(--border);
    line-height: 1.35;
    vertical-align: top;
  }
  thead th {
    border-top: 0;
    border-bottom: 2px solid var(--text);
    font-size: var(--fs-sm);
  }
  tbody th {
    font-weight: 600;
  }
  td {
    color: var(--text-2);
  }
  ${below('pair')} {
    th,
    td {
      padding-right: 0.6rem;
      font-size: var(--fs-sm);
    }
    tbody th {
      width: 40%;
      overflow-wrap: anywhere;
    }
  }
  ${below('lists')} {
    table-layout: fixed;
    th,
    td {
      padding-right: 0.35rem;
      overflow-wrap: anywhere;
    }
  }
`;
