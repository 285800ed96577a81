// The build asks for an entry, but Remix draws nothing in the browser: the parts of pages that React goes on with there
// are islands (`ui/island`), with scripts of their own.
export {};
