/** Maximum lengths of the texts of a picture, in characters. */
export const maxTextLengths = { alt: 250, credit: 200 } as const

/** In bytes, for files of any kind. */
export const maxFileBytes = 20 * 1024 * 1024
