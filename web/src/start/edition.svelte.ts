/** The edition and options chosen for a new game. */

import type { Catalogue, OptionInfo } from "../net/messages";

export class Edition {
  preset = $state("modern");
  options: Record<string, string | boolean> = $state({});

  choose(preset: string): void {
    this.preset = preset;
    this.options = {};
  }

  /** The options that this edition leaves open. */
  choices(known: Catalogue): OptionInfo[] {
    return this.#options(known).filter(({ values }) => values.length > 1);
  }

  /** The names of the boards of this edition, its default first. */
  boards(known: Catalogue): string[] {
    return (this.#options(known).find(({ name }) => name === "board")?.values ?? []).map(String);
  }

  #options(known: Catalogue): OptionInfo[] {
    return known.presets.find(({ name }) => name === this.preset)?.options ?? [];
  }

  /** Options as a record writes them, where they differ from the edition's. */
  written(known: Catalogue): string[] {
    return this.choices(known).flatMap(({ name, values }) => {
      const value = this.options[name] ?? values[0];
      if (value === values[0]) return [];
      if (value === true) return [name];
      if (value === false) return [`no-${name}`];
      return [`${name} ${String(value)}`];
    });
  }
}
