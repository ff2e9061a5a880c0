/** The scripts that a page loads by itself, each once. */
export function initialScripts(html: string): string[]

/** The files that a script needs before it runs, by their names in `/scripts/`. */
export function importedScripts(script: string): string[]
/** The files that `start.js` loads when a part is used, by the same names. */
export function laterScripts(start: string): string[]

/** The style sheets of a page. */
export function stylesheets(html: string): (string | undefined)[]
