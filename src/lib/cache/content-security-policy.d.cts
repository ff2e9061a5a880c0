/** The value of the Content-Security-Policy header of a finished page. */
export function pagePolicy(html: string): string

/** Says whether a text names a server that a page may add to its policy. */
export function isSource(text: string): boolean
