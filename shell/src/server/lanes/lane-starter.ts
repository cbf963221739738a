import type { ShellManifest } from '@careers/contract';
import { Lane } from './lane.ts';
import type { LaneDeath, LaneOptions } from './lane.ts';
import type { LaneSettings } from './messages.ts';
import type { ServedReleasesOptions, SpareUse } from './served-releases.ts';

/** After a start: what has just been released, or a shell that runs for a test only, has the processor for itself. */
const SPARE_MILLISECONDS = 10_000;
/** A page that has no remote: React and styles are loaded and compiled by it. */
const NO_PAGE = {
  url: 'http://site.invalid/',
  as: 'document',
  set: { key: '', versions: {}, missing: [] },
} as const;

type OnDeath = (death: LaneDeath) => void;

export interface LaneStarterOptions {
  settings: LaneSettings;
  optionsOf(name: Lane['name'], onDeath: OnDeath): LaneOptions;
  /** After which time the next lane is made ready. */
  spareMilliseconds?: number;
}

interface Spare {
  lane: Lane;
  /** Whether it can be given a release. */
  isReady: Promise<boolean>;
  /** Who is told of its end; nobody as long as it runs nothing. */
  owner: OnDeath | undefined;
}

/**
 * Starts lanes. One for stable versions is kept ready, with what the next release will probably run: nearly all that a
 * release takes until it is in force is the start of its process, and versions that stay as they are.
 */
export class LaneStarter {
  readonly #options: LaneStarterOptions;
  readonly #shared = Promise.withResolvers<ShellManifest['shared']>();
  #spare: Spare | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: LaneStarterOptions) {
    this.#options = options;
  }

  /** What remotes can take from a lane; resolves with the first that has started. */
  get shared(): Promise<ShellManifest['shared']> {
    return this.#shared.promise;
  }

  /** Rejects with LaneGone when it does not start. */
  readonly start: ServedReleasesOptions['startLane'] = async (name, onDeath, spareUse) => {
    const spare = spareUse && this.#takeSpare();
    if (spareUse) this.#prepareSpare(spareUse);
    if (spare && (await spare.isReady)) {
      if (spare.lane.versions.every((version) => spareUse.mayHaveRun(version))) {
        spare.owner = (death) => onDeath(death, spare.lane);
        return spare.lane;
      }
      spare.lane.kill();
    }
    const lane: Lane = new Lane(this.#options.optionsOf(name, (death) => onDeath(death, lane)));
    this.#shared.resolve(await lane.ask('start', this.#options.settings));
    return lane;
  };

  /** Ends the one that is kept ready. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#takeSpare()?.lane.end();
  }

  #takeSpare(): Spare | undefined {
    const spare = this.#spare;
    this.#spare = undefined;
    return spare?.lane.isGone ? undefined : spare;
  }

  #prepareSpare(use: SpareUse): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const lane = new Lane(this.#options.optionsOf('stable', (death) => spare.owner?.(death)));
      const spare: Spare = { lane, isReady: this.#warm(lane, use), owner: undefined };
      this.#spare = spare;
    }, this.#options.spareMilliseconds ?? SPARE_MILLISECONDS).unref();
  }

  async #warm(lane: Lane, { preload }: SpareUse): Promise<boolean> {
    try {
      await lane.ask('start', this.#options.settings);
      await lane.ask('page', NO_PAGE);
      await preload(lane);
      return true;
    } catch {
      lane.kill();
      return false;
    }
  }
}
