// The packs that come with the program. They are opened as copies, so that they stay as they are.
import path from "node:path";
import type { Result } from "../../shared/base/result";
import type { OfferedPack, OpenRefusal } from "../../shared/rpc/packsOnDisk";
import { type SampleCopy, sampleCopy } from "../files/copies/sampleCopy";
import { packsIn } from "../files/pack/packTitle";

export interface Samples {
  /** Returns all samples; the one of the guide comes first. */
  list(): Promise<readonly OfferedPack[]>;
  /** Returns whether a folder is a sample's. */
  has(root: string): boolean;
  /** Returns the user's copy of a sample, made now unless it is there. */
  copyOf(root: string): Promise<Result<SampleCopy, OpenRefusal>>;
}

/** The sample that the guide speaks of: a first start opens it. */
const FIRST_SAMPLE = "flag-worlds";

/** Creates the access to the samples in a folder, whose copies are made in another. */
export function createSamples(folder: string, copiesFolder: string): Samples {
  return {
    async list() {
      const packs = await packsIn(folder);
      const isFirst = ({ id }: OfferedPack): boolean => id === FIRST_SAMPLE;
      return [...packs.filter(isFirst), ...packs.filter((pack) => !isFirst(pack))];
    },
    has: (root) => path.dirname(root) === folder,
    copyOf: (root) => sampleCopy(root, copiesFolder),
  };
}
