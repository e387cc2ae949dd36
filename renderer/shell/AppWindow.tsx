// The whole window: the docked panels or the welcome, the status bar, and what opens over them.
import { type ReactElement, useDeferredValue, useEffect, useState } from "react";
import { Tooltip } from "@base-ui/react/tooltip";
import { Toaster } from "sonner";
import { usePackStore } from "../session/pack/packStore";
import { useDialectUi } from "../dialect/openDialect";
import { type Theme, currentTheme, onThemeChange } from "../ui/theme";
import "./appWindow.css";
import "./toasts.css";
import { useNoticePlace } from "./toasts";
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
      <Notices theme={theme} />
    </Tooltip.Provider>
  );
}

const NOTICE_EDGE = 24;

/** Several are shown one above the other: behind another one a notice would be an empty box. */
function Notices({ theme }: { readonly theme: Theme }): ReactElement {
  const raised = useNoticePlace((state) => state.raised);
  const offset = { bottom: NOTICE_EDGE + raised, right: NOTICE_EDGE };
  return <Toaster theme={theme} position="bottom-right" closeButton expand offset={offset} />;
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
