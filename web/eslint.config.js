import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/net/messages.ts", "public/"] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs["flat/recommended"],
  ...svelte.configs["flat/prettier"],
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      // does not see that a call changes state
      "@typescript-eslint/no-unnecessary-condition": "off",
      // handlers return what the call returns
      "@typescript-eslint/no-confusing-void-expression": "off",
      // `void value;` in an effect names a dependency
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // the client's router handles plain links
      "svelte/no-navigation-without-resolve": "off",
      // sets and maps are replaced, never changed
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // The parser for Svelte does not infer the types of snippets' and callbacks' arguments; svelte-check does.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["e2e/**"], rules: { "@typescript-eslint/unbound-method": "off" } },
  { files: ["**/*.js"], ...ts.configs.disableTypeChecked },
);
