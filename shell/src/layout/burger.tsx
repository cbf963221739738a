import styled from 'styled-components';
import { below, from } from '@careers/ui';
import { Menu2Icon } from '@careers/ui/icons';

/** Opens the menus on narrow screens; without JavaScript, a link to those of the footer. */
export function Burger() {
  return (
    <>
      <noscript>
        <PlainMenu href="#footer">Menu</PlainMenu>
      </noscript>
      <BurgerButton type="button" data-burger aria-expanded="false" aria-haspopup="dialog">
        <Menu2Icon />
        <BurgerLabel>Menu</BurgerLabel>
      </BurgerButton>
    </>
  );
}

const BurgerButton = styled.button`
  display: none;
  align-items: center;
  gap: 0.5rem;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 0.25rem;
  border: 0;
  background: none;
  font-weight: 700;
  cursor: pointer;
  ${below('desktop')} {
    display: inline-flex;
  }
  ${below('tablet')} {
    justify-content: center;
    svg {
      width: 1.6rem;
      height: 1.6rem;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const BurgerLabel = styled.span`
  ${below('tablet')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const PlainMenu = styled.a`
  font-weight: 700;
  ${from('desktop')} {
    display: none;
  }
`;
