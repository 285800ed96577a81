type Keep = (values: Iterable<unknown>) => void;

let keep: Keep = () => {};

/** Registers personal data that this run's log must not contain. No-op in a browser. */
export const keepOutOfLog: Keep = (values) => keep(values);

// Form modules are bundled for the browser too, where the log must not follow.
export const keepBy = (injected: Keep) => {
  keep = injected;
};
