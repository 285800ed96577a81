// The build needs an entry, but Remix renders nothing in the browser: the interactive parts of pages are islands
// (`ui/island`), with scripts of their own.
export {};
