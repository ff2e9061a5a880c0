/** The value of the Content-Security-Policy header of a finished page. */
export function pagePolicy(html: string): string
