import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/ports.ts';
import { startDisplay, writeSmallToolbar } from './display.ts';
import type { Engine, Tab } from './tab.ts';

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

/** Starts WebKitGTK's driver on its own display; each tab is a separate browser. */
export async function startWebKit(
  programs: Record<'driver' | 'browser' | 'display', string>,
): Promise<Engine> {
  const display = await startDisplay(programs.display);
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await writeSmallToolbar(settings);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: settings, LANGUAGE: 'fr_FR:fr' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await whenReady(`${address}/status`, server);
  return {
    async newTab({ width, height }) {
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
          }),
        )
        .build();
      await setInnerSize(session, width, height);
      return tabOf(session);
    },
    async stop() {
      server.kill();
      display.stop();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function whenReady(status: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(status).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver has exited with code ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sets the viewport's size by resizing the window, whose toolbar takes some height; resizing is asynchronous. */
async function setInnerSize(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window();
  const inner = () => session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  for (let [outer, attempts] = [height, 0]; attempts < 50; attempts += 1) {
    await window.setRect({ x: 0, y: 0, width, height: outer });
    const [innerWidth, innerHeight] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    if (innerWidth === width) outer = height + outer - innerHeight;
  }
  throw new Error(`WebKit's window is ${(await inner()).join(' × ')} instead of ${width} × ${height}.`);
}

function tabOf(session: WebDriver): Tab {
  const moveTo = ({ x, y }: { x: number; y: number }) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    consoleErrors: [],
    open: (address) => session.get(address),
    back: () => session.navigate().back(),
    async setCookie(name, value, address) {
      // Cookies can be set for the site of the open page only.
      await session.get(new URL('/robots.txt', address).href);
      await session.manage().addCookie({ name, value, path: '/' });
    },
    async load(script) {
      await session.executeScript(script);
    },
    evaluate: <Parameters extends unknown[], Value>(
      script: (...parameters: Parameters) => Value,
      ...parameters: Parameters
    ) => session.executeScript<Value>(`return (${script.toString()}).apply(null, arguments)`, ...parameters),
    click: (point) => moveTo(point).click().perform(),
    hover: (point) => moveTo(point).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    chooseFile: (selector, path) => session.findElement(By.css(selector)).sendKeys(path),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // The driver does not support geolocation: stubs the browser's API.
    async standAt(position) {
      await session.executeScript(
        (coords: object) =>
          Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
            value: (found: (position: object) => void) => found({ coords }),
          }),
        position,
      );
    },
    print: () => Promise.resolve(null),
    close: () => session.quit(),
  };
}
