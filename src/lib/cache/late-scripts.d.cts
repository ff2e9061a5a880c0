/** The page with deferred scripts; `write` stores its inline scripts and returns the name of their file. */
export function withLateScripts(html: string, write?: (text: string) => string): string
/** A finished page with a file of its inline scripts, changed so that it never loads React. */
export function withoutLateScripts(html: string): string
