import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404", "/demo/404"],
} satisfies Config;
