// Makes the extension of VS Code: a .vsix file with the language server and the debugger, which are the command line.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { bundleCli, bundleForNode } from "./cliPackage.mts";
import { ensureGeneratedCode } from "./generatedCode.mts";
import { type Manifest, licencesText, manifestOf } from "./licences.mts";
import { projectRoot } from "./project.mts";

const PUBLISHER = "gridwright";
const TITLE = "Gridwright Packs";
const DESCRIPTION =
  "Grid puzzles, board games and event rules as data: findings, completion, renaming, stepping through levels.";
/** The oldest VS Code whose API the language client and the extension keep to. */
const VSCODE = "^1.91.0";

/** Writes `gridwright-VERSION.vsix` into a folder; returns the file. */
export async function makeVscodePackage(folder: string): Promise<string> {
  await ensureGeneratedCode();
  mkdirSync(folder, { recursive: true });
  const project = manifestOf(projectRoot);
  const files = mkdtempSync(path.join(folder, "vscode-"));
  try {
    await writeExtension(files, project);
    const content = readdirSync(files).map((name) => [`extension/${name}`, readFileSync(path.join(files, name))]);
    const archive = zipSync({
      ...packageParts(project),
      ...(Object.fromEntries(content) as Record<string, Uint8Array>),
    });
    const file = path.join(folder, `gridwright-${project.version}.vsix`);
    writeFileSync(file, archive);
    return file;
  } finally {
    rmSync(files, { recursive: true });
  }
}

/** Writes the files that VS Code puts into the extension's folder. */
async function writeExtension(folder: string, project: Manifest): Promise<void> {
  const bundled = [
    ...(await bundleCli(folder)),
    ...(await bundleForNode({
      entry: "cli/vscode/extension.ts",
      folder,
      name: "extension.js",
      format: "cjs",
      banner: "",
      external: ["vscode"],
    })),
  ];
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(extensionManifest(project), null, 2)}\n`);
  writeFileSync(path.join(folder, "THIRD-PARTY-LICENSES.txt"), licencesText([...new Set(bundled)].sort()));
  cpSync(path.join(projectRoot, "LICENSE"), path.join(folder, "LICENSE.txt"));
  cpSync(path.join(projectRoot, "docs", "editors.md"), path.join(folder, "README.md"));
  cpSync(path.join(projectRoot, "build", "icon.png"), path.join(folder, "icon.png"));
}

function extensionManifest({ name, version, license }: Manifest): object {
  return {
    name,
    displayName: TITLE,
    description: DESCRIPTION,
    version,
    publisher: PUBLISHER,
    license,
    icon: "icon.png",
    engines: { vscode: VSCODE },
    categories: ["Programming Languages", "Debuggers"],
    main: "./extension.js",
    activationEvents: [
      "workspaceContains:**/manifest.json",
      "workspaceContains:**/game.json",
      "onDebugResolve:gridwright",
    ],
    contributes: { breakpoints: [{ language: "json" }, { language: "jsonc" }], debuggers: [DEBUGGER] },
  };
}

const LEVEL_IN_FRONT = {
  type: "gridwright",
  request: "launch",
  name: "Step through this level",
  program: "${file}",
};

const DEBUGGER = {
  type: "gridwright",
  label: "Gridwright",
  languages: ["json", "jsonc"],
  configurationAttributes: {
    launch: {
      properties: {
        program: { type: "string", description: "The file of a level." },
        pack: { type: "string", description: "The folder of a pack, for a level that is named by its id." },
        level: { type: "string", description: "The id of a level in the pack." },
        stopOnEntry: { type: "boolean", description: "Stop before the first move.", default: true },
      },
    },
  },
  initialConfigurations: [LEVEL_IN_FRONT],
};

/** Returns the two parts that every such file has beside the extension's own: what is in it, and of what types. */
function packageParts({ name, version }: Manifest): Record<string, Uint8Array> {
  const parts = {
    "[Content_Types].xml": `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="json" ContentType="application/json"/>
  <Default Extension="js" ContentType="application/javascript"/>
  <Default Extension="mjs" ContentType="application/javascript"/>
  <Default Extension="md" ContentType="text/markdown"/>
  <Default Extension="txt" ContentType="text/plain"/>
  <Default Extension="png" ContentType="image/png"/>
  <Default Extension="vsixmanifest" ContentType="text/xml"/>
</Types>
`,
    "extension.vsixmanifest": `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${PUBLISHER}"/>
    <DisplayName>${TITLE}</DisplayName>
    <Description xml:space="preserve">${DESCRIPTION}</Description>
    <Categories>Programming Languages,Debuggers</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${VSCODE}"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
`,
  };
  return Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, Buffer.from(text, "utf8")]));
}
