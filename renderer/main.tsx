// The window's page: connects the window, draws it, and opens the first pack.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setUpMonaco } from "./editor/monacoSetup";
import { AppWindow } from "./shell/AppWindow";
import { connectWindow } from "./shell/connectWindow";
import { openInitialPack } from "./shell/packs/openPack";
import "./ui/theme.css";
import "./ui/controls.css";
import "./ui/menus.css";

setUpMonaco();
connectWindow();

const element = document.getElementById("window");
if (element === null) throw new Error("the page has no #window");
createRoot(element).render(
  <StrictMode>
    <AppWindow />
  </StrictMode>,
);
void openInitialPack();
