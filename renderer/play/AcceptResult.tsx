// A button beside a recorded solution that plays differently since an edit: it is meant so.
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { acceptResult, canAccept } from "../session/record/acceptResult";
import { Button } from "../ui/Button";

/** Accepts the result; nothing where there is nothing to accept. */
export function AcceptResult({ result }: { readonly result: SolutionResult }): ReactElement | null {
  if (!canAccept(result)) return null;
  return (
    <Button
      variant="quiet"
      icon={Check}
      title="Compare with how it plays now from here on"
      onClick={() => void acceptResult(result.level)}
    >
      Accept new result
    </Button>
  );
}
