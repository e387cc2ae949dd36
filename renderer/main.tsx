// The window's page: sets up what lives as long as it does, then draws.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setDialectUis } from "./dialect/openDialect";
import { connectDocuments } from "./documents/documents";
import { setUpMonaco } from "./editor/monacoSetup";
import { connectPackStore } from "./session/pack/packStore";
import { AppWindow } from "./shell/AppWindow";
import { DIALECT_UIS } from "./shell/dialectUis";
import { followSettings } from "./shell/settings";
import "./ui/theme.css";
import "./ui/controls.css";
import "./ui/menus.css";

setDialectUis(DIALECT_UIS);
setUpMonaco();
connectDocuments();
connectPackStore();
void followSettings();

const element = document.getElementById("window");
if (element === null) throw new Error("the page has no #window");
createRoot(element).render(
  <StrictMode>
    <AppWindow />
  </StrictMode>,
);
