import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SHEDU_SERVER ?? "127.0.0.1:8000";

/** Leaves the notes for translators out of the texts that browsers load. */
const withoutNotes: Plugin = {
  name: "without-notes",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !file.fileName.endsWith(".ftl")) continue;
      const text = typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
      file.source = text.replace(/^#.*\n/gm, "");
    }
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutNotes],
  build: {
    outDir: "../src/shedu/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: `http://${SERVER}`, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/texts.ts"],
    // Files share modules and one environment per worker: half of the time goes into loading them.
    isolate: false,
    pool: "threads",
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/net/messages.ts"],
      reporter: ["text-summary"],
      reportsDirectory: "../build/coverage",
    },
  },
}));
