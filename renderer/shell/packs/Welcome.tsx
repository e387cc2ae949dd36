// The page shown while no pack is open: every way to open one, and why the last one could not be opened.
import { CircleAlert, FileArchive, FilePlus2, FolderOpen, History, LoaderCircle } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import type { OfferedPack, RecentPack } from "../../../shared/rpc/packsOnDisk";
import { main } from "../../bridge/main";
import { accelerator } from "../../ui/accelerator";
import { Button } from "../../ui/Button";
import { runCommand } from "../commands/run";
import { choosePack, openPack } from "./openPack";
import { PackPicture } from "./PackPicture";
import { useShellStore } from "../shellStore";
import { usePackStore } from "../../session/pack/packStore";
import { useCommandKeys } from "../../session/window/keyMap";
import { openWindow } from "./windows";
import "./welcome.css";

export function Welcome(): ReactElement {
  const keys = useCommandKeys();
  const { opening, refusal } = useShellStore();
  const isOpen = usePackStore((state) => state.listing !== null);
  const { recent, samples } = usePacks();
  // A pack that has been opened is shown a moment later.
  if (opening || isOpen) {
    return (
      <div className="gw-welcome" aria-busy>
        <p className="gw-welcome-opening">
          <LoaderCircle size={16} className="gw-spin" aria-hidden />
          Opening…
        </p>
      </div>
    );
  }
  return (
    <div className="gw-welcome">
      <div className="gw-welcome-card">
        <h1>Gridwright</h1>
        <p className="gw-welcome-lead">
          Design grid puzzles, board games and event rules: paint, write rules, play, and step through every turn.
        </p>
        {refusal === null || (refusal.reason === "not-found" && refusal.root === null) ? null : (
          <p className="gw-welcome-refusal" role="alert">
            <CircleAlert size={16} aria-hidden />
            {refusal.message}
          </p>
        )}
        <div className="gw-welcome-buttons">
          <Button variant="primary" icon={FilePlus2} onClick={() => runCommand("pack.new")}>
            New Pack…
          </Button>
          <Button icon={FolderOpen} onClick={() => void choosePack()}>
            Open Pack…
          </Button>
          <Button icon={FileArchive} onClick={() => runCommand("pack.import")}>
            Import from Zip…
          </Button>
        </div>
        <p className="gw-welcome-hint">Or drop a pack's folder or zip file here.</p>
        <PackList title="Recent">
          {recent.map(({ root, title }) => (
            <PackRow key={root} root={root} className="gw-welcome-pack">
              <History size={15} aria-hidden />
              <span>{title}</span>
              <span className="gw-welcome-root">{root}</span>
            </PackRow>
          ))}
        </PackList>
        <PackList title="Samples" className="gw-welcome-samples">
          {samples.map(({ root, id, title, text }) => (
            <PackRow key={root} root={root} className="gw-welcome-sample">
              <PackPicture id={id} />
              <span>{title}</span>
              <small>{text}</small>
            </PackRow>
          ))}
        </PackList>
        <p className="gw-welcome-hint">
          <kbd>{accelerator(keys("help.keys") ?? "")}</kbd> shows all keys,{" "}
          <kbd>{accelerator(keys("view.palette") ?? "")}</kbd> all commands.
        </p>
      </div>
    </div>
  );
}

interface PackListProps {
  readonly title: string;
  readonly className?: string;
  readonly children: readonly ReactElement[];
}

function PackList({ title, className, children }: PackListProps): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}

interface PackRowProps {
  readonly root: string;
  readonly className: string;
  readonly children: ReactNode;
}

function PackRow({ root, className, children }: PackRowProps): ReactElement {
  return (
    <li>
      <button
        type="button"
        className={className}
        title="With Ctrl or Cmd, in a new window"
        onClick={({ ctrlKey, metaKey }) => {
          if (ctrlKey || metaKey) void openWindow({ kind: "pack", root });
          else void openPack(root);
        }}
      >
        {children}
      </button>
    </li>
  );
}

interface Packs {
  readonly recent: readonly RecentPack[];
  readonly samples: readonly OfferedPack[];
}

function usePacks(): Packs {
  const [packs, setPacks] = useState<Packs>({ recent: [], samples: [] });
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const [recent, samples] = await Promise.all([main.recentPacks(), main.samplePacks()]);
      if (wanted) setPacks({ recent, samples });
    };
    void load();
    return () => {
      wanted = false;
    };
  }, []);
  return packs;
}
