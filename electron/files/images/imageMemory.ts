// Says when a pack's images have no room in memory all together: the window then shows the largest with fewer pixels.
import { MOST_PIXELS_OF_ALL } from "../../../shared/base/imageMemory";
import type { PackFileProblem } from "../../../shared/rpc/packsOnDisk";

const BYTES_OF_PIXEL = 4;

/** Returns the problem, which lies at the largest image; null while there is room. `pixels` are those kept, by path. */
export function imageMemoryProblem(pixels: ReadonlyMap<string, number>): PackFileProblem | null {
  const images = Array.from(pixels).sort(([one, most], [other, more]) => more - most || (one < other ? -1 : 1));
  const total = images.reduce((sum, [, each]) => sum + each, 0);
  const [largest] = images;
  if (largest === undefined || total <= MOST_PIXELS_OF_ALL) return null;
  const room = `${megabytes(MOST_PIXELS_OF_ALL)} MB`;
  const message = `The ${images.length} large images of the pack take ${megabytes(total)} MB of memory when all are shown. There is room for ${room}: the largest are shown with fewer pixels.`;
  return { path: largest[0], message, isShown: true };
}

function megabytes(pixels: number): number {
  return Math.ceil((pixels * BYTES_OF_PIXEL) / 2 ** 20);
}
