/** Control characters, line ends, halves of characters, and invisible ones that turn the direction of writing. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** A text for an e-mail header: one line. A visitor's text cannot start another header. */
export const headerText = (text: string, maxLength = 200): string =>
  text
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
