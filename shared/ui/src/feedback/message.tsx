import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertCircleIcon, CheckIcon, InfoCircleIcon } from '../icons.tsx';

const tones = {
  error: { color: 'var(--error)', ground: 'var(--error-bg)', Icon: AlertCircleIcon },
  success: { color: 'var(--success)', ground: 'var(--success-bg)', Icon: CheckIcon },
  info: { color: 'var(--info)', ground: 'var(--info-bg)', Icon: InfoCircleIcon },
  warning: { color: 'var(--text)', ground: 'var(--warn-bg)', Icon: InfoCircleIcon },
};

interface MessageProps {
  tone: keyof typeof tones;
  /** `alert` interrupts, `status` waits; none for a static message. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A message with an icon: colour alone never conveys its meaning. */
export function Message({ tone, role, children }: MessageProps) {
  const { color, ground, Icon } = tones[tone];
  return (
    <Root role={role} style={{ background: ground, borderColor: color }}>
      <span style={{ color }}>
        <Icon size={24} />
      </span>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  gap: 0.85rem;
  padding: 1rem 1.25rem;
  border-left: 6px solid;
  border-radius: var(--r-1);
  line-height: 1.45;
  /* Actions are below the text. */
  > div > button,
  > div > a[class]:last-child:not(:first-child) {
    display: flex;
    width: fit-content;
    margin: 0.75rem 0 0;
  }
`;
