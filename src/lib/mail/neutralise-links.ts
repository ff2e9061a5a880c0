/** What the eye does not see but a mail program may read past, such as zero-width characters. */
const invisible = /\p{Cf}/gu

/** `https://`, `mailto:` and the like. */
const scheme = /[a-z][a-z0-9+.-]*:\/\/+|:\/\/+|(?:mailto|tel|sms|javascript|data):(?=\S)/giu

/** A dot before a letter: mail programs make a link of `example.org`. The other dots mean the same in a host name. */
const dotBeforeLetter = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}_-]*\p{L})/gu

/**
 * A text as it may stand in a mail to somebody who did not ask for it: what could become a link is taken apart, so
 * that nobody can advertise through us. Numbers and amounts stay as they are; a missing space after a full stop is put.
 */
export function neutraliseLinks(text: string): string {
  const visible = text.replace(invisible, '')
  let plain = visible
  for (let previous = ''; previous !== plain;) {
    previous = plain
    plain = plain.replace(scheme, '')
  }
  return plain.replace(dotBeforeLetter, '. ')
}
