import { CSPProvider } from "@base-ui/react/csp-provider";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import appCss from "./app.css?inline";
import lookScript from "./boot/look.ts?inline-script";
import shellScript from "./boot/shell.ts?inline-script";
import startScript from "./boot/start.ts?inline-script";
import { ErrorPage } from "./components/layout/error-page.tsx";
import { NavigationEffects } from "./components/layout/navigation-effects.tsx";
import { ToastHost } from "./components/ui/toast-host.tsx";
import { site } from "./content/site.ts";
import monaSans from "./generated/fonts/mona-sans.woff2?url";
import { isLook, lookColours, lookStorageKey } from "./lib/look.ts";
import { calmTransitions } from "./browser/calm-transitions.ts";
import { noteTakenOver } from "./browser/use-hydrated.ts";
import { useToldMoves } from "./forms/use-told-moves.ts";
import { beginVisit } from "./forms/visit.ts";

/**
 * The sheets and the scripts are in the page's HTML. The browser's build leaves their text out; that of the sheets, to
 * which the build adds the page's own, is read back from the page, so that rendering the document anew (the error
 * boundary below) keeps it and its CSP hash.
 */
const isServed = import.meta.env.SSR || import.meta.env.DEV;
const css = isServed ? appCss : (document.querySelector("style[data-site]")?.textContent ?? "");

function BootScript({ text }: { readonly text: string }) {
  return (
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: isServed ? text : "" }} />
  );
}

/** What a page's `handle` says of its start; `app/boot/start.ts` reads it. */
function startOf(handle: unknown): string | undefined {
  const isGiven = typeof handle === "object" && handle !== null && "start" in handle;
  return isGiven ? String(handle.start) : undefined;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const start = useMatches()
    .map(({ handle }) => startOf(handle))
    .find(Boolean);
  useIsomorphicLayoutEffect(restoreLook, []);
  return (
    <html lang="en" data-look="rocket" data-start={start} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={lookColours.rocket} suppressHydrationWarning />
        <BootScript text={lookScript} />
        <style data-site="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="preload" href={monaSans} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="mask-icon" href="/icon-mono.svg" color="#ff6a1f" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Blog, RSS" />
        <link rel="alternate" type="application/atom+xml" href="/atom.xml" title="Blog, Atom" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <p className="unfinished" role="status">
          This page could not finish loading. Check your connection and try again, or write to{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        {children}
        <BootScript text={shellScript} />
        <Scripts />
        <BootScript text={startScript} />
      </body>
    </html>
  );
}

const useIsomorphicLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Rendering the document anew puts the default look back on it. */
function restoreLook() {
  try {
    const stored = localStorage.getItem(lookStorageKey);
    if (isLook(stored)) document.documentElement.dataset.look = stored;
  } catch {
    // Without storage there is no other look to restore.
  }
}

export default function App() {
  useEffect(beginVisit, []);
  useEffect(calmTransitions, []);
  useToldMoves();
  useEffect(() => {
    noteTakenOver();
    window.reactStarted?.();
  }, []);
  return (
    <CSPProvider disableStyleElements>
      <NavigationEffects />
      <Outlet />
      <ToastHost />
    </CSPProvider>
  );
}

export function ErrorBoundary() {
  useEffect(() => window.reactStarted?.(), []);
  return <ErrorPage email={site.email} />;
}
