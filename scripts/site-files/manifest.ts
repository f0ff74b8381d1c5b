/** Colour of the icon's ground; icons do not follow the look. */
const ground = "#17110d";

/** The web manifest, made when somebody puts the site on a home screen. */
export function manifest(name: string, tagline: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icon-mono.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  });
}
