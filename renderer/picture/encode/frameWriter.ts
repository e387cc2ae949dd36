// What writes pictures as one animated file, whatever its form.
import type { Pixels } from "./changedPart";

/** The same bytes for the same pictures. Repeats for ever. */
export interface FrameWriter {
  /** The next picture; the writer keeps it. */
  readonly add: (pixels: Pixels) => void;
  /** To be called once, after the last picture. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
}
