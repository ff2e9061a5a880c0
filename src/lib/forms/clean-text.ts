/** Characters without a width or a shape; joiners are among them, which some scripts need between letters. */
const invisible =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/gu

/** Turns the direction of what follows around: would let a text say something else than it holds. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What no keyboard writes. Line feed and tab stay. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb]/gu

/**
 * A text as it is kept: composed characters (NFC), no control characters, no half characters, no marks that turn the
 * direction, no space around it. Nothing but space and zero-width characters is nothing.
 *
 * @param lines whether line breaks may stay; otherwise they become spaces, so that no value can add a line to a mail
 */
export function cleanText(text: string, { lines }: { lines: boolean }): string {
  const breaks = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
  const plain = (lines ? breaks : breaks.replace(/[\n\t]+/g, ' '))
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(controls, '')
    .replace(directionMarks, '')
    .normalize('NFC')
    .trim()
  return plain.replace(invisible, '') === '' ? '' : plain
}
