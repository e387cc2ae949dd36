// Checks that required files exist, and the versions that the manifest asks for (files.md, gridponder.md).
import { defined } from "../../../base/defined";
import { pathInside } from "../../../pack/pathInside";
import { listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { type PackIndex } from "../text/names/packIndex";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import { PLACE_KEYS, packPlaces } from "../text/packPlaces";
import { isLaterType } from "../text/laterTypes";
import { declaredCollections } from "../presentation/sprites";
import { DSL_VERSIONS } from "./possible/catalogue";
import { found, quoted, renameFix } from "./found";

/** Returns findings for a missing manifest or game, unknown or too new versions, and missing collections. */
export function manifestFindings(index: PackIndex): readonly Finding[] {
  const { manifest, game } = index.pack;
  const findings: Finding[] = [];
  if (manifest === null) {
    const message = `The pack has no ${MANIFEST_FILE}: players will not find it. Until then it is treated as DSL 0.8.`;
    findings.push(found("missing-file", MANIFEST_FILE, "", message));
  }
  if (game === null) {
    const path = packPlaces(manifest?.value).gameFile;
    const message = `The pack has no ${path}: without its layers, kinds and rules no level can be played.`;
    const isNamed = manifest !== null && objectOf(manifest.value)["gameFile"] === path;
    findings.push(found("missing-file", isNamed ? manifest : path, isNamed ? "/gameFile" : "", message));
  }
  if (game !== null && index.levels.length === 0 && listOf(objectOf(game.value)["levelSequence"]).length > 0) {
    const folder = packPlaces(manifest?.value).levelDirectory;
    const message = `The pack has no levels: there is no file in the folder "${folder}" that the level sequence could name.`;
    const at = manifest !== null && objectOf(manifest.value)["levelDirectory"] !== undefined ? "/levelDirectory" : "";
    findings.push(found("missing-file", manifest ?? MANIFEST_FILE, at, message, { onKey: at === "" }));
  }
  return [
    ...findings,
    ...placeFindings(index),
    ...versionFindings(index),
    ...newerFindings(index),
    ...collectionFindings(index),
  ];
}

/** Reports paths that lead out of the pack; they are ignored. */
function placeFindings({ pack: { manifest } }: PackIndex): readonly Finding[] {
  if (manifest === null || manifest.value === undefined) return [];
  const value = objectOf(manifest.value);
  return PLACE_KEYS.flatMap((key) => {
    const place = value[key];
    if (typeof place !== "string" || pathInside(place) !== null) return [];
    const message = `"${place}" is not a path inside the pack; "${packPlaces(null)[key]}" is used instead.`;
    return [found("file-outside-pack", manifest, `/${key}`, message, { params: { name: place } })];
  });
}

function versionFindings({ pack: { manifest } }: PackIndex): readonly Finding[] {
  if (manifest === null || manifest.value === undefined) return [];
  const findings: Finding[] = [];
  const { dslVersion, minEngineVersion } = objectOf(manifest.value);
  if (typeof dslVersion === "string" && !(DSL_VERSIONS as readonly string[]).includes(dslVersion)) {
    const message = `There is no DSL version "${dslVersion}": only ${quoted(DSL_VERSIONS)}.`;
    const newest = renameFix(manifest, "/dslVersion", defined(DSL_VERSIONS.at(-1)));
    const fixes = newest === null ? [] : [newest];
    findings.push(found("dsl-version", manifest, "/dslVersion", message, { params: { name: dslVersion }, fixes }));
  }
  const needed = typeof minEngineVersion === "string" ? minEngineVersion : "0";
  const [major = 0, minor = 0] = needed.split(".").map(Number);
  if (major > 0 || minor > 8) {
    const message = `The pack asks for engine ${needed}; the newest language known here is 0.8.`;
    findings.push(found("engine-version", manifest, "/minEngineVersion", message));
  }
  return findings;
}

/** Reports what a pack of DSL 0.5 uses although it is not in the documents of 0.5. */
function newerFindings(index: PackIndex): readonly Finding[] {
  if (index.dslVersion !== "0.5") return [];
  const typed = [
    ...index.systems,
    ...index.levels.flatMap(({ goals }) => goals),
    ...index.levels.flatMap(({ loseConditions }) => loseConditions),
  ];
  const later = typed.filter(({ type }) => isLaterType(index.pack, type));
  const ofTypes = later.map(({ type, file, at }) =>
    found("newer-feature", file, `${at}/type`, `"${type}" came after DSL 0.5, which the manifest declares.`),
  );
  const words = index.levels.flatMap(({ file, value }) => {
    const path = objectOf(value["solution"])["goldPath"];
    const place = Array.isArray(path) ? path.findIndex((entry) => typeof entry === "string") : -1;
    const message = "Moves written as plain words came with DSL 0.6; the manifest declares 0.5.";
    return place < 0 ? [] : [found("newer-feature", file, `/solution/goldPath/${place}`, message)];
  });
  return [...ofTypes, ...words];
}

function collectionFindings({ pack }: PackIndex): readonly Finding[] {
  const { manifest } = pack;
  if (manifest === null) return [];
  return declaredCollections(manifest.value).flatMap((id, index) => {
    if (pack.collections.some((collection) => collection.id === id)) return [];
    const message = `The collection "${id}" was not found beside the pack: its pictures are not shown.`;
    return [found("missing-collection", manifest, `/sharedAssets/${index}`, message, { params: { name: id } })];
  });
}
