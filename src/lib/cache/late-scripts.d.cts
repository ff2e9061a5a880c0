/** The page with deferred scripts; `write` stores its inline scripts and returns the name of their file. */
export function withLateScripts(html: string, write?: (text: string) => string): string
