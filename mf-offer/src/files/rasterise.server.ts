import { Resvg, initWasm } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { fonts } from './fonts.server.ts';

let ready: Promise<void> | undefined;

/** Renders an SVG document as a PNG of this width in pixels, with the artefact's fonts. */
export async function rasterise(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(wasm);
  await ready;
  const renderer = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [fonts.display, fonts.regular, fonts.bold] },
  });
  const image = renderer.render();
  try {
    return new Uint8Array(image.asPng());
  } finally {
    // WebAssembly memory is not garbage-collected.
    image.free();
    renderer.free();
  }
}
