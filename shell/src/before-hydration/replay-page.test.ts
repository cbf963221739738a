import { Recorder } from '@careers/platform/before-hydration';
import { PAGE_INTERACTIVE, replayPage } from './replay-page.ts';

test('[LAYOUT-03] a click on the page before its script ran is answered once it is interactive, none on the layout', async () => {
  document.body.innerHTML =
    '<header><button type="button">Menu</button></header><div id="root"><button type="button">Favori</button></div>';
  window.recorder = new Recorder();
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.click();
  replayPage(document.querySelector('#root')!);
  const pressed: (string | null)[] = [];
  for (const button of buttons) button.addEventListener('click', () => pressed.push(button.textContent));
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event(PAGE_INTERACTIVE));
  await Promise.resolve();
  expect(pressed).toEqual(['Favori']);
});
