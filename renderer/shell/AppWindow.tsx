// The whole window: the docked panels or the welcome, the status bar, and what opens over them.
import { type ReactElement, useDeferredValue, useEffect, useState } from "react";
import { Tooltip } from "@base-ui/react/tooltip";
import { Toaster } from "sonner";
import { usePackStore } from "../session/pack/packStore";
import { useDialectUi } from "../dialect/openDialect";
import { currentTheme, onThemeChange } from "../ui/theme";
import "./appWindow.css";
import "./toasts.css";
import { CommandPalette } from "./palette/CommandPalette";
import { KeysDialog } from "./help/KeysDialog";
import { DropNotice } from "./packs/DropNotice";
import { NewLevelDialog } from "./packs/NewLevelDialog";
import { NewPackDialog } from "./packs/NewPackDialog";
import { Dock } from "./dock/Dock";
import { DifferencesDialog } from "./differences/DifferencesDialog";
import { CutImageDialog } from "./tiles/CutImageDialog";
import { PicturesDialog } from "./pictures/PicturesDialog";
import { ProfilesDialog } from "./profiles/ProfilesDialog";
import { BackupsDialog } from "./recovery/BackupsDialog";
import { RecoveryDialog } from "./recovery/RecoveryDialog";
import { SettingsDialog } from "./SettingsDialog";
import { StatusBar } from "./StatusBar";
import { TitleBar } from "./TitleBar";
import { Welcome } from "./packs/Welcome";

export function AppWindow(): ReactElement {
  const id = usePackStore((state) => state.listing?.id ?? null);
  // A pack is gone at once when it is closed or another is opened; that one is shown in tasks of their own.
  const isShown = useDeferredValue(id) === id && id !== null;
  const theme = useTheme();
  return (
    <Tooltip.Provider delay={400} closeDelay={0}>
      <div className="gw-window">
        {isShown ? <TitleBar /> : null}
        <main className="gw-window-main">{isShown ? <Dock /> : <Welcome />}</main>
        <StatusBar />
        <DropNotice />
      </div>
      <CommandPalette />
      <NewPackDialog />
      <NewLevelDialog />
      {isShown ? <LanguageDialogs /> : null}
      <KeysDialog />
      <RecoveryDialog />
      <BackupsDialog />
      <SettingsDialog />
      <ProfilesDialog />
      <DifferencesDialog />
      <PicturesDialog />
      <CutImageDialog />
      <Toaster theme={theme} position="bottom-right" closeButton />
    </Tooltip.Provider>
  );
}

/** The dialogs of the open pack's language. */
function LanguageDialogs(): ReactElement {
  const { Dialogs } = useDialectUi();
  return <Dialogs />;
}

function useTheme(): "light" | "dark" {
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => {
    const subscription = onThemeChange(setTheme);
    return () => subscription.dispose();
  }, []);
  return theme;
}
