import styled from 'styled-components';
import { ActionLink } from '../actions/action-link.ts';

/** A way back for who entered the site at this page; elsewhere the browser has one. The document says so before it is painted. */
export const BackLink = styled(ActionLink)`
  &:not([data-entrance='direct'] *) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
