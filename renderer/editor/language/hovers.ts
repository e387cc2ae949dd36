// The host's hover help as Monaco's hover.
import type { languages } from "monaco-editor/editor";
import { host } from "../../bridge/host";
import { pictureText } from "./pictures";
import { askHost, spanRange } from "./hostPlaces";

export const hoverProvider: languages.HoverProvider = {
  async provideHover(model, position) {
    const found = await askHost(model, position, (file, offset) => host.hover(file, offset));
    if (found === null) return null;
    const picture = await pictureText(found.picture);
    const parts = picture === "" ? found.parts : [picture, ...found.parts];
    return { contents: parts.map((value) => ({ value })), range: spanRange(model, found.span) };
  },
};
