import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The open dialog is an entry of its own in the history, so that Back closes it; the address stays the same. */
export function useCallEntry() {
  const location = useLocation();
  const navigate = useNavigate();
  const leftEntry = useRef<unknown>(null);
  const isOpen = hasCall(location.state);

  return {
    isOpen,
    open: () => {
      if (isOpen) return;
      const { search, hash, state } = location;
      // Coming back to a hash would scroll to its target and take the focus there.
      if (hash) void navigate({ search }, { replace: true, state });
      void navigate({ search }, { state: { ...asRecord(state), call: true } });
    },
    /** A second close of the same entry must not leave the page. */
    close: () => {
      if (!isOpen || leftEntry.current === location) return;
      leftEntry.current = location;
      void navigate(-1);
    },
  } as const;
}

function asRecord(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}

function hasCall(state: unknown): boolean {
  return "call" in asRecord(state);
}
