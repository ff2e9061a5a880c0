/** Control characters, line ends, halves of characters, and invisible ones that turn the direction of writing. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** A text as it may stand in a header of a mail: one line. Nothing a visitor types can begin a header of its own. */
export const headerText = (text: string, maxLength = 200): string =>
  text
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
