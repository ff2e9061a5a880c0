/** Without the scripts of Next. */
export function withoutNextScripts(html: string): string
/** A page as visitors get it, with its Content-Security-Policy; `isMissing` says that it is the view of a missing page. */
export function toPublicPage(html: string): { html: string; policy: string; isMissing: boolean }
