/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Widget, WidgetSlotData } from '@careers/contract';
import { SiteProvider } from '../site.tsx';
import { PageHtmlProvider } from './page-html.tsx';
import { WidgetHostProvider } from '../widgets/host.tsx';
import { site } from '../widgets/site-for-tests.ts';
import { WidgetSlot } from '../widgets/widget-slot.tsx';

const slot: WidgetSlotData = { id: 'w1-counter', widget: 'counter', remote: 'mf-example@1.0.0', data: {} };
const host = {
  widget: jest.fn(() => new Promise<Widget>(() => undefined)),
  navigate: jest.fn(),
  report: jest.fn(),
};

/** A page with a slot, which replaces the server's HTML if there is any. */
function Page({ html, of = slot }: { html: HTMLElement | null; of?: WidgetSlotData }) {
  return (
    <SiteProvider site={site}>
      <WidgetHostProvider host={host}>
        <PageHtmlProvider html={html}>
          <WidgetSlot slot={of} hydrate="interaction" />
        </PageHtmlProvider>
      </WidgetHostProvider>
    </SiteProvider>
  );
}

beforeEach(() => host.widget.mockClear());

function htmlOf(id: string): HTMLElement {
  const html = document.createElement('main');
  html.innerHTML = `<div data-slot="${id}"><button type="button">Compter 3</button></div>`;
  return html;
}

test('[PERF-02] a slot moves its widget’s elements into the page, and loads the widget on touch', () => {
  const html = htmlOf(slot.id);
  const button = html.querySelector('button');
  render(<Page html={html} />);
  expect(screen.getByRole('button', { name: 'Compter 3' })).toBe(button);
  expect(host.widget).not.toHaveBeenCalled();
  button!.focus();
  expect(host.widget).toHaveBeenCalledTimes(1);
});

test('[PERF-02] ignores HTML of another slot, and loads the widget immediately', () => {
  render(<Page html={htmlOf('w2-counter')} of={{ ...slot }} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(host.widget).toHaveBeenCalledTimes(1);
});

test('[PERF-02] shows the widget immediately on return, from the page’s HTML', () => {
  const seen = { ...slot };
  render(<Page html={htmlOf(slot.id)} of={seen} />).unmount();
  render(<Page html={null} of={seen} />);
  expect(screen.getByRole('button', { name: 'Compter 3' })).toBeVisible();
  expect(host.widget).not.toHaveBeenCalled();
});

test('[PERF-02] shows the widget immediately on return, from the document', () => {
  const seen = { ...slot };
  const container = document.body.appendChild(htmlOf(slot.id));
  render(<Page html={null} of={seen} />, { container, hydrate: true }).unmount();
  render(<Page html={null} of={seen} />);
  expect(screen.getByRole('button', { name: 'Compter 3' })).toBeVisible();
  expect(host.widget).not.toHaveBeenCalled();
});
