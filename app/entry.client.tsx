// The build needs an entry, but Remix renders nothing in the browser: islands (`ui/island`) have their own scripts.
export {};
