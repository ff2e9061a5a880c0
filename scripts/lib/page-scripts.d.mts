/** The scripts that a page loads by itself, each once. */
export function initialScripts(html: string): string[]

/** The scripts that a stored page loads when the visitor first acts. */
export function wokenScripts(html: string): string[]

/** The style sheets of a page. */
export function stylesheets(html: string): (string | undefined)[]
