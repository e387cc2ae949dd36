// Turns a language's schemas into its reference: every field of every file, for people.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { anchor, fileSections, joined } from "./referenceSections.mts";
import { type DialectSchemas, filesNamed } from "./schemaFiles.mts";

/** Chapters that are not made from schemas: title → function that returns the text. */
type WrittenChapters = Readonly<Record<string, () => string>>;

/** Returns the text of the reference. Throws for a schema without a chapter, and for a chapter without a text. */
export async function referenceText(dialect: DialectSchemas, projectRoot: string): Promise<string> {
  const { id, files, index } = dialect;
  const written = await writtenChapters(index.reference.written, projectRoot);
  const { title: heading, chapters } = index.reference;
  const members = chapters.map(({ schemas = [] }) => schemas.flatMap((name) => filesNamed(dialect, name)));
  const missing = files.find((file) => !members.some((each) => each.includes(file)));
  if (missing !== undefined) throw new Error(`schemas/${id}/${missing.path} belongs to no chapter of the reference`);
  const texts = chapters.map(({ title, schemas }, number) => {
    const text =
      schemas === undefined
        ? written[title]?.().trimEnd()
        : joined(members[number]!.map((file) => fileSections(files, file)));
    if (text === undefined || text === "")
      throw new Error(`schemas/${id}/index.json: nothing writes the chapter ${title}`);
    return `## ${title}\n\n${text}`;
  });
  const contents = chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join("\n");
  return `${joined([`# ${heading}`, ABOUT(id), contents, ...texts])}\n`;
}

const ABOUT = (
  id: string,
): string => `Made from \`schemas/${id}/\` by \`npm run generate\`. A field in **bold** is required; one in *italics* belongs there too, though
players manage without it.`;

async function writtenChapters(module: string | undefined, projectRoot: string): Promise<WrittenChapters> {
  if (module === undefined) return {};
  const url = pathToFileURL(path.join(projectRoot, module)).href;
  return ((await import(url)) as { readonly CHAPTERS: WrittenChapters }).CHAPTERS;
}
