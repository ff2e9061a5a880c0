/** The same document in fewer bytes, after its policy was made. */
export function compactHtml(html: string): string
/** The same elements of a body in fewer bytes. */
export function compactMarkup(markup: string): string
