import type { Page } from '@playwright/test';

/** A link, and the number of offers beside it. */
export interface Figure {
  readonly href: string;
  readonly count: number;
}

/** The number of offers that a results page found, and the figures beside the links of any page. */
export function readFigures(page: Page, html: string): Promise<{ found?: number; figures: Figure[] }> {
  return page.evaluate((source) => {
    const content = new DOMParser().parseFromString(source, 'text/html');
    const counted = (text: string | null | undefined) => {
      const digits = /(\d[\d\s]*)offres?\b/.exec(text ?? '')?.[1];
      return digits === undefined ? [] : [Number(digits.replaceAll(/\s/g, ''))];
    };
    const states = [...content.querySelectorAll('main [role=status]')];
    const [found] = states.flatMap(({ textContent }) => counted(textContent));
    const links = [...content.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    const figures = links.flatMap((link) =>
      counted((link.closest('li') ?? link).textContent).map((count) => ({
        href: link.getAttribute('href') ?? '',
        count,
      })),
    );
    return { ...(found !== undefined && { found }), figures };
  }, html);
}
