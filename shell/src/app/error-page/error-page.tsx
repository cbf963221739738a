import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Container, Illustration, Lead, VisuallyHidden } from '@careers/ui';
import { RefreshIcon, SearchIcon } from '@careers/ui/icons';
import { Link, useLocation } from '@careers/platform';
import { centred } from '../centred.ts';
import { adviceFor, captionFor } from './wording.ts';

interface ErrorPageProps {
  status: number;
  caption?: string | undefined;
  advice?: string | undefined;
  /** Retries the failed request; by default the page is reloaded. */
  onRetry?: (() => void) | undefined;
  retryLabel: string;
  children?: ReactNode;
}

export function ErrorPage({ status, caption, advice, onRetry, retryLabel, children }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const isNotFound = status === 404;
  const retry = (event: MouseEvent) => {
    if (!onRetry) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <>
      <Picture>
        <Illustration name={isNotFound ? 'scene-erreur404' : 'scene-vide'} width={900} height={460} isEager />
      </Picture>
      <Content>
        <h1>
          <Code>{`ERREUR ${status}`}</Code>
          <VisuallyHidden> : </VisuallyHidden>
          <span>{captionFor(status, caption)}</span>
        </h1>
        <Lead>{adviceFor(status, advice)}</Lead>
        <p>
          {status >= 500 && (
            <Button
              as="a"
              href={pathname + search}
              data-reload={onRetry ? undefined : ''}
              $variant="secondary"
              $size="large"
              onClick={retry}
            >
              <RefreshIcon />
              <span>{retryLabel}</span>
            </Button>
          )}
          <Button as={Link} to="/offres-emploi" $variant="ink" $size="large">
            <SearchIcon />
            Voir les offres d’emploi
          </Button>
        </p>
      </Content>
      {children && <Offers>{children}</Offers>}
    </>
  );
}

const Picture = styled.div`
  padding-top: 3rem;
  background: var(--surface-2);
  img {
    width: min(100%, 50rem);
    margin: auto;
  }
`;

const Content = styled(Container)`
  ${centred}
  padding-block: 2.25rem 4rem;
  h1 {
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem);
  }
`;

const Code = styled.small`
  display: block;
  color: var(--text-2);
  font: 700 1.125rem/1.4 var(--font-text);
  letter-spacing: 0;
`;

const Offers = styled(Container)`
  padding-bottom: 5rem;
`;
