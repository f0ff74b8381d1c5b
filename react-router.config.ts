import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./scripts/build-folder.ts";

export default {
  ssr: false,
  buildDirectory: buildFolder,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404", "/demo/404"],
} satisfies Config;
