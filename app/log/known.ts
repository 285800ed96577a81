type Keep = (values: Iterable<unknown>) => void;

let keep: Keep = () => {};

/** What is known of a person here: no line of this run of the log will say it. In a browser there is none. */
export const keepOutOfLog: Keep = (values) => keep(values);

// Forms are read in modules whose components go to the browser too, where the log itself must not follow.
export const keepBy = (given: Keep) => {
  keep = given;
};
